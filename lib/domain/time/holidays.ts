import { type TextKey, text, textIn } from "../language/text";
import { addDays, type CalendarDay, isCalendarDay } from "./calendar-day";

/** A public holiday: national, or the patron saint's day of the centre's town. */
export interface Holiday {
  date: CalendarDay;
  /** A translatable text. */
  name: string;
}

/** A national holiday on a fixed day (`MM-DD`), in the years for which the law provides it. */
interface FixedHoliday {
  day: string;
  name: TextKey;
  isIn?: (year: number) => boolean;
}

/**
 * Law 260/1949 and its amendments: law 54/1977 abolished the Epiphany (restored by DPR 792/1985) and 2 June (restored
 * by law 336/2000); law 151/2025 restores Saint Francis from 2026.
 */
const FIXED: readonly FixedHoliday[] = [
  { day: "01-01", name: "holidays.newYear" },
  { day: "01-06", name: "holidays.epiphany", isIn: (year) => year < 1978 || year > 1985 },
  { day: "04-25", name: "holidays.liberation" },
  { day: "05-01", name: "holidays.labour" },
  { day: "06-02", name: "holidays.republic", isIn: (year) => year < 1977 || year > 2000 },
  { day: "08-15", name: "holidays.assumption" },
  { day: "10-04", name: "holidays.francis", isIn: (year) => year >= 2026 },
  { day: "11-01", name: "holidays.allSaints" },
  { day: "12-08", name: "holidays.immaculate" },
  { day: "12-25", name: "holidays.christmas" },
  { day: "12-26", name: "holidays.stephen" },
];

/** Easter Sunday of the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayIn(year, `${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`);
}

const dayIn = (year: number, monthAndDay: string): CalendarDay =>
  `${String(year).padStart(4, "0")}-${monthAndDay}`;

/**
 * The national holidays of Italy by the law of that year, and the patron saint's day, ordered by date. Two holidays on
 * one day are one entry with both names.
 * @param patronSaintDay `MM-DD`, or null; 29 February counts in leap years only
 */
export function holidaysOf(year: number, patronSaintDay: string | null): Holiday[] {
  const easter = easterSunday(year);
  const all: Holiday[] = [
    ...FIXED.filter(({ isIn }) => isIn?.(year) ?? true).map(({ day, name }) => ({
      date: dayIn(year, day),
      name: text(name),
    })),
    { date: easter, name: "holidays.easter" },
    { date: addDays(easter, 1), name: "holidays.easterMonday" },
  ];
  if (patronSaintDay !== null && isCalendarDay(dayIn(year, patronSaintDay))) {
    all.push({ date: dayIn(year, patronSaintDay), name: "holidays.patron" });
  }
  const byDate = new Map<CalendarDay, string>();
  for (const { date, name } of all) {
    const first = byDate.get(date);
    byDate.set(
      date,
      first === undefined ? name : text("holidays.both", { first: textIn(first), second: textIn(name) }),
    );
  }
  return [...byDate].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

export interface HolidayRules {
  observesHolidays: boolean;
  /** `MM-DD` or null. */
  patronSaintDay: string | null;
}

/**
 * Returns a lookup from day to the name of the observed holiday on it, or null. It caches each year's holidays, for
 * callers that check many days. Always null if the centre observes no holidays.
 */
export function observedHolidays({
  observesHolidays,
  patronSaintDay,
}: HolidayRules): (day: CalendarDay) => string | null {
  const years = new Map<string, Map<CalendarDay, string>>();
  return (day) => {
    if (!observesHolidays) return null;
    const year = day.slice(0, 4);
    const known =
      years.get(year) ??
      new Map(holidaysOf(Number(year), patronSaintDay).map(({ date, name }) => [date, name]));
    years.set(year, known);
    return known.get(day) ?? null;
  };
}

/** The Italian names that staff enter as the reason of a closure, in lower case. */
const TYPED_NAMES: Readonly<Record<string, TextKey>> = {
  capodanno: "holidays.newYear",
  epifania: "holidays.epiphany",
  pasqua: "holidays.easter",
  "lunedì dell'angelo": "holidays.easterMonday",
  "festa della liberazione": "holidays.liberation",
  "festa dei lavoratori": "holidays.labour",
  "festa della repubblica": "holidays.republic",
  ferragosto: "holidays.assumption",
  "san francesco d'assisi": "holidays.francis",
  ognissanti: "holidays.allSaints",
  "immacolata concezione": "holidays.immaculate",
  natale: "holidays.christmas",
  "santo stefano": "holidays.stephen",
  "santo patrono": "holidays.patron",
};

/** Replaces an entered holiday name by its translatable text; returns any other text unchanged. */
export function namedHoliday(typed: string): string {
  const name = typed.trim().toLowerCase();
  const key = Object.hasOwn(TYPED_NAMES, name) ? TYPED_NAMES[name] : undefined;
  return key === undefined ? typed : text(key);
}
