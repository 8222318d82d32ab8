import { addDays, type CalendarDay, isCalendarDay } from "./calendar-day";

/** A public holiday: national, or the patron saint's day of the centre's town. */
export interface Holiday {
  date: CalendarDay;
  name: string;
}

export const PATRON_SAINT = "Santo patrono";

/** A national holiday on a fixed day (`MM-DD`), in the years for which the law provides it. */
interface FixedHoliday {
  day: string;
  name: string;
  isIn?: (year: number) => boolean;
}

/**
 * Law 260/1949 and its amendments: law 54/1977 abolished the Epiphany (restored by DPR 792/1985) and 2 June (restored
 * by law 336/2000); law 151/2025 restores Saint Francis from 2026.
 */
const FIXED: readonly FixedHoliday[] = [
  { day: "01-01", name: "Capodanno" },
  { day: "01-06", name: "Epifania", isIn: (year) => year < 1978 || year > 1985 },
  { day: "04-25", name: "Festa della Liberazione" },
  { day: "05-01", name: "Festa dei Lavoratori" },
  { day: "06-02", name: "Festa della Repubblica", isIn: (year) => year < 1977 || year > 2000 },
  { day: "08-15", name: "Ferragosto" },
  { day: "10-04", name: "San Francesco d'Assisi", isIn: (year) => year >= 2026 },
  { day: "11-01", name: "Ognissanti" },
  { day: "12-08", name: "Immacolata Concezione" },
  { day: "12-25", name: "Natale" },
  { day: "12-26", name: "Santo Stefano" },
];

/** Easter Sunday of the Gregorian calendar, counted as Meeus, Jones and Butcher do. */
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
 * The national holidays of Italy by the law of that year, and the day of the patron saint, by date. Two holidays on one
 * day are one entry with both names.
 * @param patronSaintDay `MM-DD`, or null; 29 February counts in leap years only
 */
export function holidaysOf(year: number, patronSaintDay: string | null): Holiday[] {
  const easter = easterSunday(year);
  const all: Holiday[] = [
    ...FIXED.filter(({ isIn }) => isIn?.(year) ?? true).map(({ day, name }) => ({
      date: dayIn(year, day),
      name,
    })),
    { date: easter, name: "Pasqua" },
    { date: addDays(easter, 1), name: "Lunedì dell'Angelo" },
  ];
  if (patronSaintDay !== null && isCalendarDay(dayIn(year, patronSaintDay))) {
    all.push({ date: dayIn(year, patronSaintDay), name: PATRON_SAINT });
  }
  const byDate = new Map<CalendarDay, string[]>();
  for (const { date, name } of all) byDate.set(date, [...(byDate.get(date) ?? []), name]);
  return [...byDate]
    .map(([date, names]) => ({ date, name: names.join(", ") }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** What the settings of the centre say about holidays. */
export interface HolidayRules {
  observesHolidays: boolean;
  /** `MM-DD` or null. */
  patronSaintDay: string | null;
}

/**
 * Returns a lookup from day to the name of the observed holiday on it, or null. It caches each year's holidays, for
 * callers that ask about many days. Always null where the centre observes no holidays.
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
