import { text } from "../language/text";
import { isCalendarDay } from "../time/calendar-day";
import type { CellType } from "./import-kinds";

/** What a cell says, in the form in which the API takes it; or a sentence (lib/domain/language/text.ts) why it says nothing. */
export type CellValue = string | number | boolean | null | string[];
export type CellReading = { value: CellValue } | { message: string };

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const INSTANT_LIKE = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/;

/** "2026-12-03" of itself, of "03/12/2026", and of either with a time after it; null for what is no day. */
export function readDay(cell: string): string | null {
  const plain = cell.replace(/^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4})[ ,]+\d{1,2}[:.]\d{2}.*$/, "$1");
  const [, day, month, year] = DAY.exec(plain) ?? [];
  const iso =
    day === undefined || month === undefined || year === undefined
      ? (INSTANT_LIKE.exec(cell)?.[1] ?? cell)
      : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(iso) ? iso : null;
}

/** "09:30" of "9:30", "09.30", "9:30:00" and "9"; null for what is no time. */
export function readTime(cell: string): string | null {
  const [, hours, minutes = "00"] = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?$/.exec(cell) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** "0.500" is no five hundred: nobody groups thousands after a zero. */
const ITALIAN = /^(\d{1,9}|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const ENGLISH = /^(\d{1,9}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** Cents of "1.234,50", "1234.50", "1,234.50", "€ 12"; null for what is no amount, and for a negative one. */
export function readCents(cell: string): number | null {
  const bare = cell.replace(/^(?:€|eur)\s*|\s*(?:€|eur)$/gi, "").replace(/\s/g, "");
  const match = ITALIAN.exec(bare) ?? ENGLISH.exec(bare);
  if (!match?.[1]) return null;
  const cents = Number(match[1].replace(/[.,]/g, "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : null;
}

const YES = ["si", "sì", "s", "yes", "y", "true", "vero", "1", "x"];
const NO = ["no", "n", "false", "falso", "0"];

function readFlag(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** A price text of the catalogue: an amount as "1234,50", a description as it is. */
function readPrice(cell: string): string {
  const cents = readCents(cell);
  if (cents === null) return cell;
  return cents % 100 === 0
    ? String(cents / 100)
    : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
}

const or = <T extends CellValue>(value: T | null, message: string): CellReading =>
  value === null ? { message } : { value };

const MESSAGES = {
  day: text("imports.cell.day"),
  time: text("imports.cell.time"),
  cents: text("imports.cell.amount"),
  integer: text("imports.cell.integer"),
  flag: text("imports.cell.flag"),
} as const;

/** Reads a cell that is not empty, without spaces around it. */
export function readCell(type: CellType, cell: string): CellReading {
  switch (type) {
    case "text":
      return { value: cell };
    case "day":
      return or(readDay(cell), MESSAGES.day);
    case "time":
      return or(readTime(cell), MESSAGES.time);
    case "cents":
      return or(readCents(cell), MESSAGES.cents);
    case "integer":
      return /^\d{1,9}$/.test(cell) ? { value: Number(cell) } : { message: MESSAGES.integer };
    case "flag":
      return or(readFlag(cell), MESSAGES.flag);
    case "price":
      return { value: readPrice(cell) };
    case "list":
      return { value: cell.split(/\s*[,;|]\s*/).filter(Boolean) };
  }
}
