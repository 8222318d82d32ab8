import { DAY_PARTS } from "../room-time/day-parts";
import { isAnyOpenAt } from "../room-time/opening-hours";
import type { OpeningRules } from "../room-time/opening-rules";
import type { Period } from "../room-time/period";
import { parseConfirmationNumber } from "../site/confirmation-number";
import {
  addDays,
  addMonths,
  type CalendarDay,
  dayOfWeek,
  isCalendarDay,
  minutesOf,
  timeFromMinutes,
  type WallTime,
} from "../time/calendar-day";
import { dayOfWord, monthOf, nextDate, timeOfWord, weekdayOf, withoutAccents } from "./desk-days";

/**
 * A parsed query of the desk's search field, such as "gio 17", "sala grande 24/12 mattina", "rossi" or "P00042": days
 * and hours are extracted, the rest are names.
 */
export interface DeskQuestion {
  /** Null if no day is mentioned, or if the mentioned days differ. */
  day: CalendarDay | null;
  /** The mentioned days if they differ, such as a date and another weekday; else empty. No period is read then. */
  differentDays: readonly CalendarDay[];
  /** The period on that day, or today: the mentioned hours, or the whole day. Null without day and hours. */
  period: Period | null;
  /** The number of people for whom a room is wanted; null if not mentioned. */
  people: number | null;
  bookingId: number | null;
  /** The rest of the text: the name of a person or a room. */
  names: string;
}

/** The duration if only a start is given. */
const USUAL_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - 1;
/** Words that accompany a time and have no meaning of their own. */
const LINKS = new Set([
  "alle",
  "dalle",
  "ore",
  "h",
  "il",
  "di",
  "per",
  "a",
  "da",
  "libero",
  "libera",
  "liberi",
]);
/** "8 persone" */
const PEOPLE = /^(?:pers|person[ae]|partecipant[ei]|posti)$/;

const PARTS: Record<string, { startTime: WallTime; endTime: WallTime } | "giornata"> = {
  mattina: DAY_PARTS.mattina,
  mattino: DAY_PARTS.mattina,
  pomeriggio: DAY_PARTS.pomeriggio,
  pom: DAY_PARTS.pomeriggio,
  sera: { startTime: "18:00", endTime: "20:00" },
  giornata: "giornata",
};

/** The context for interpreting the words of a query. */
interface Context {
  today: CalendarDay;
  /** All rooms; empty until they are loaded. */
  rooms: readonly OpeningRules[];
}

/**
 * The day of "dom 6", a weekday with its date, within a year. Null for other words, and if the number is an hour at
 * which a room is open on that weekday, as in "gio 17".
 */
function weekdayWithDate(
  [word = "", number = "", next = ""]: readonly string[],
  { today, rooms }: Context,
): CalendarDay | null {
  const weekday = weekdayOf(word);
  // "dom 6 dicembre" names its month.
  if (weekday === -1 || !/^\d{1,2}$/.test(number) || monthOf(next) > 0 || PEOPLE.test(next)) return null;
  const time = timeOfWord(number);
  if (time !== null && (rooms.length === 0 || isAnyOpenAt(rooms, weekday, time))) return null;
  const thisMonth = `${today.slice(0, 8)}01`;
  const days = Array.from(
    { length: 12 },
    (_, months) => `${addMonths(thisMonth, months).slice(0, 8)}${number.padStart(2, "0")}`,
  );
  return days.find((day) => isCalendarDay(day) && day >= today && dayOfWeek(day) === weekday) ?? null;
}

interface MentionedDay {
  day: CalendarDay;
  /** Whether the day is given by its weekday alone. */
  isWeekday: boolean;
}

interface Found {
  days: readonly MentionedDay[];
  part: { startTime: WallTime; endTime: WallTime } | "giornata" | null;
  times: readonly WallTime[];
  people: number | null;
}

const NOTHING: Found = { days: [], part: null, times: [], people: null };

/** The meaning of the next word or two, and how many words were read. */
interface Reading {
  words: 1 | 2;
  found: Partial<Found>;
}

/**
 * Parses a day, a part of a day or hours.
 * @param words a word and those that follow it
 * @returns null for a word that is part of a name
 */
function readWord(words: readonly string[], context: Context): Reading | null {
  const [word = "", next = ""] = words;
  const { today } = context;
  if (/^\d{1,4}$/.test(word) && PEOPLE.test(next))
    return { words: 2, found: { people: Math.max(1, Number(word)) } };
  const date = weekdayWithDate(words, context);
  if (date !== null) return { words: 2, found: { days: [{ day: date, isWeekday: false }] } };
  const day = dayOfWord(word, today);
  if (day !== null) return { words: 1, found: { days: [{ day, isWeekday: weekdayOf(word) !== -1 }] } };
  const part = PARTS[word];
  if (part !== undefined) return { words: 1, found: { part } };
  if (/^\d{1,2}$/.test(word) && monthOf(next) > 0) {
    const named = nextDate(Number(word), monthOf(next), null, today);
    return named === null ? null : { words: 2, found: { days: [{ day: named, isWeekday: false }] } };
  }
  const times = word.split(/[-–]/).map(timeOfWord);
  const isHours = times.length <= 2 && times.every((time) => time !== null);
  return isHours ? { words: 1, found: { times } } : null;
}

/** Merges the next word into the result so far: a later part replaces an earlier one, days and hours are appended. */
const together = (found: Found, { days, part, times, people }: Partial<Found>): Found => ({
  days: [...found.days, ...(days ?? [])],
  part: part ?? found.part,
  times: [...found.times, ...(times ?? [])],
  people: people ?? found.people,
});

/** The day that the mentioned ones have in common: a weekday only confirms a date. Null for none. */
function commonDay(days: readonly MentionedDay[]): MentionedDay | null {
  const date = days.find(({ isWeekday }) => !isWeekday) ?? days[0];
  if (date === undefined) return null;
  const isSame = ({ day, isWeekday }: MentionedDay) =>
    isWeekday ? dayOfWeek(day) === dayOfWeek(date.day) : day === date.day;
  return days.every(isSame) ? date : null;
}

/** The period of the result; null if no day, time or number of people is given. */
function periodOf(
  { part, times, people }: Found,
  day: CalendarDay | null,
  today: CalendarDay,
): Period | null {
  const on = day ?? today;
  const [startTime, endTime] = times;
  const hours = (from: WallTime, to: WallTime): Period => ({
    startDate: on,
    endDate: on,
    isFullDay: false,
    startTime: from,
    endTime: to,
  });
  if (startTime !== undefined) {
    const later = timeFromMinutes(Math.min(LAST_MINUTE, minutesOf(startTime) + USUAL_MINUTES));
    return hours(startTime, endTime !== undefined && endTime > startTime ? endTime : later);
  }
  if (part !== null && part !== "giornata") return hours(part.startTime, part.endTime);
  if (part === "giornata" || day !== null || people !== null)
    return { startDate: on, endDate: on, isFullDay: true, startTime: null, endTime: null };
  return null;
}

/** "gio 17" on a Thursday after five means the Thursday of next week. */
function afterNow(found: Found, { day, isWeekday }: MentionedDay, today: CalendarDay, now: WallTime) {
  const { startTime } = periodOf(found, day, today) ?? { startTime: null };
  const isPast = isWeekday && day === today && startTime !== null && startTime < now;
  return isPast ? addDays(today, 7) : day;
}

/**
 * Parses a query of the desk's search field.
 * @param today in Europe/Rome: weekdays, and dates without a year, are the next ones from it on
 * @param now the time in Europe/Rome: a weekday with a time that has passed today is in the next week
 * @param rooms decide whether the number after a weekday is an hour or a date; without rooms it is an hour
 */
export function parseDeskQuery(
  text: string,
  today: CalendarDay,
  now: WallTime,
  rooms: readonly OpeningRules[] = [],
): DeskQuestion {
  const whole = text.trim();
  const bookingId = /^(#|p|0\d)/i.test(whole) ? parseConfirmationNumber(whole, "booking") : null;
  if (bookingId !== null)
    return { day: null, differentDays: [], period: null, people: null, bookingId, names: "" };
  const words = withoutAccents(whole.toLowerCase())
    .split(/[\s,?]+/)
    .filter(Boolean);
  const typed = whole.split(/[\s,?]+/).filter(Boolean);
  let found = NOTHING;
  const names: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const reading = readWord(words.slice(index), { today, rooms });
    if (reading === null) {
      names.push(typed[index] ?? "");
      continue;
    }
    found = together(found, reading.found);
    index += reading.words - 1;
  }
  const common = commonDay(found.days);
  const isContradictory = found.days.length > 0 && common === null;
  const day = common === null ? null : afterNow(found, common, today, now);
  const period = isContradictory ? null : periodOf(found, day, today);
  const left = period !== null ? names.filter((name) => !LINKS.has(name.toLowerCase())) : names;
  return {
    day,
    differentDays: isContradictory ? [...new Set(found.days.map((one) => one.day))] : [],
    period,
    people: found.people,
    bookingId: null,
    names: left.join(" "),
  };
}
