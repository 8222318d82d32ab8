import { DAY_PARTS } from "../room-time/day-parts";
import type { Period } from "../room-time/period";
import { parseConfirmationNumber } from "../site/confirmation-number";
import {
  addDays,
  type CalendarDay,
  dayOfWeek,
  isCalendarDay,
  isWallTime,
  minutesOf,
  partsOfDay,
  timeFromMinutes,
  type WallTime,
} from "../time/calendar-day";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../time/day-format";

/**
 * What somebody types into the one box of the desk: "gio 17", "sala grande 24/12 mattina", "rossi", "P00042". Days and
 * hours are taken out of it; what is left are names.
 */
export interface DeskQuestion {
  /** The day that is asked for; null where none is named. */
  day: CalendarDay | null;
  /** What is asked for on that day, or today: the hours named, or the whole day. Null where neither is named. */
  period: Period | null;
  /** The number of a booking. */
  bookingId: number | null;
  /** Of a person or a room. */
  names: string;
}

/** Booked where only a beginning is named. */
const USUAL_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - 1;
/** A bare number is an hour only where somebody may be awake. */
const FIRST_HOUR = 6;
/** Words that belong to a time and mean nothing by themselves. */
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

const PARTS: Record<string, { startTime: WallTime; endTime: WallTime } | "giornata"> = {
  mattina: DAY_PARTS.mattina,
  mattino: DAY_PARTS.mattina,
  pomeriggio: DAY_PARTS.pomeriggio,
  pom: DAY_PARTS.pomeriggio,
  sera: { startTime: "18:00", endTime: "20:00" },
  giornata: "giornata",
};

const NEAR_DAYS: Record<string, number> = { oggi: 0, domani: 1, dopodomani: 2 };

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The weekday of "gio", "giov", "giovedi": at least three letters of it. */
function weekdayOf(word: string): number {
  return word.length < 3 ? -1 : WEEKDAY_NAMES.findIndex((name) => withoutAccents(name).startsWith(word));
}

function monthOf(word: string): number {
  return word.length < 3 ? 0 : MONTH_NAMES.findIndex((name) => name.startsWith(word)) + 1;
}

/** The day of a date without a year: the next one to come. */
function nextDate(date: number, month: number, year: number | null, today: CalendarDay): CalendarDay | null {
  const of = (inYear: number) =>
    `${String(inYear).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const thisYear = partsOfDay(today).year;
  const day = of(year === null ? thisYear : year < 100 ? 2000 + year : year);
  if (!isCalendarDay(day)) return year === null && isCalendarDay(of(thisYear + 1)) ? of(thisYear + 1) : null;
  return year === null && day < today && isCalendarDay(of(thisYear + 1)) ? of(thisYear + 1) : day;
}

/** "17" → 17:00, "9:30", "17.30"; null for what is no hour. */
function timeOfWord(word: string): WallTime | null {
  const match = /^h?(\d{1,2})(?:[:.](\d{2}))?$/.exec(word);
  if (!match) return null;
  const time = `${(match[1] ?? "").padStart(2, "0")}:${match[2] ?? "00"}`;
  return isWallTime(time) && Number(match[1]) >= FIRST_HOUR ? time : null;
}

interface Found {
  day: CalendarDay | null;
  part: { startTime: WallTime; endTime: WallTime } | "giornata" | null;
  times: WallTime[];
}

/** What one word says of day or time; false when it is a name. `next` is the word after it. */
function readWord(word: string, next: string, found: Found, today: CalendarDay): 0 | 1 | 2 {
  const near = NEAR_DAYS[word];
  if (near !== undefined) {
    found.day = addDays(today, near);
    return 1;
  }
  const weekday = weekdayOf(word);
  if (weekday !== -1) {
    found.day = addDays(today, (weekday - dayOfWeek(today) + 7) % 7);
    return 1;
  }
  const part = PARTS[word];
  if (part !== undefined) {
    found.part = part;
    return 1;
  }
  const date = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?$/.exec(word);
  if (date) {
    const [, dayNumber, month, year] = date;
    const day = nextDate(Number(dayNumber), Number(month), year ? Number(year) : null, today);
    // "17-19" is no date in any month, so it is hours.
    if (day !== null && (word.includes("/") || Number(dayNumber) < FIRST_HOUR)) {
      found.day = day;
      return 1;
    }
  }
  if (/^\d{1,2}$/.test(word) && monthOf(next) > 0) {
    found.day = nextDate(Number(word), monthOf(next), null, today) ?? found.day;
    return 2;
  }
  const times = word.split(/[-–]/).map(timeOfWord);
  if (times.length <= 2 && times.every((time) => time !== null)) {
    found.times.push(...times.filter((time) => time !== null));
    return 1;
  }
  return 0;
}

/** The period of what was found; null where neither a day nor an hour is named. */
function periodOf({ day, part, times }: Found, today: CalendarDay): Period | null {
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
  if (part === "giornata" || day !== null)
    return { startDate: on, endDate: on, isFullDay: true, startTime: null, endTime: null };
  return null;
}

/**
 * Reads a question of the desk.
 * @param today in Rome: days without a year, and weekdays, are the next ones from it on
 */
export function readDeskQuestion(text: string, today: CalendarDay): DeskQuestion {
  const whole = text.trim();
  const bookingId = /^(#|p|0\d)/i.test(whole) ? parseConfirmationNumber(whole, "booking") : null;
  if (bookingId !== null) return { day: null, period: null, bookingId, names: "" };
  const words = withoutAccents(whole.toLowerCase())
    .split(/[\s,?]+/)
    .filter(Boolean);
  const typed = whole.split(/[\s,?]+/).filter(Boolean);
  const found: Found = { day: null, part: null, times: [] };
  const names: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const taken = readWord(words[index] ?? "", words[index + 1] ?? "", found, today);
    if (taken > 0) index += taken - 1;
    else names.push(typed[index] ?? "");
  }
  const isAboutTime = found.day !== null || found.part !== null || found.times.length > 0;
  const left = isAboutTime ? names.filter((name) => !LINKS.has(name.toLowerCase())) : names;
  return { day: found.day, period: periodOf(found, today), bookingId: null, names: left.join(" ") };
}
