import { APOSTROPHES } from "../language/fold-text";
import { text } from "../language/text";
import { eurosOf, parsePrice } from "../money/money";
import { asTyped, plainLines, visibleLine } from "../person/visible-text";
import type { CellReading, CellType, CellValue } from "./import-kinds";
import { isEmptyDay, readBirthday, readEmail, readPhone } from "./read-contact";
import { readDay, readTime, withCentury, withoutQuoteMark } from "./read-day";
import { isDamaged } from "./sheet-text";

/** Some programs write many decimals: "70.000000000". */
const LONG_DECIMALS = /^([-+]?\d{1,9}[.,]\d{2})0{2,18}$/;

/**
 * The cents of an amount as people type it (lib/domain/money/money.ts), or as only files contain it: ",50",
 * "70.000000000", a leading quote mark. Null if the cell is not an amount, and for a negative one.
 */
export const readCents = (cell: string): number | null =>
  parsePrice(
    withoutQuoteMark(cell)
      .replace(/^(?=[.,]\d{1,2}$)/, "0")
      .replace(LONG_DECIMALS, "$1"),
  );

const YES = ["si", "sì", "s", "yes", "y", "true", "vero", "1", "x", "✓", "✔", "☑", "✅"];
const NO = ["no", "n", "false", "falso", "0"];

function readFlag(cell: string): boolean | null {
  // "si'" is how "sì" is typed without accents.
  const word = cell.toLowerCase().replace(APOSTROPHES, "");
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** "10/01/98": in a register most likely of the last century, so that it is not read as a day of this one. */
const LAST_CENTURY = /(?:^| )\d{1,2}[/.-]\d{1,2}[/.-][5-9]\d(?!\d)/;

/** A price of the catalogue, such as "1234,50"; null for a description. */
function readPrice(cell: string): string | null {
  const cents = readCents(cell);
  if (cents === null) return null;
  return cents % 100 === 0 ? String(cents / 100) : eurosOf(cents);
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

/** Postal codes as programs write numbers: "34100.0", "34.100". */
const NUMBER_WITH_DECIMALS = /^(\d{3,5})[.,]0{1,2}$/;
const NUMBER_IN_GROUPS = /^(\d{1,2})\.(\d{3})$/;

/** Italian postal codes that a spreadsheet treated as numbers lack one or two leading zeros. */
function readPostalCode(typed: string, hasZeros: boolean): CellReading {
  const code = withoutQuoteMark(typed).replace(NUMBER_WITH_DECIMALS, "$1").replace(NUMBER_IN_GROUPS, "$1$2");
  if (hasZeros || !/^\d{1,4}$/.test(code)) return { value: code };
  const full = code.padStart(5, "0");
  if (code.length < 3) return { message: text("imports.cell.shortPostalCode", { code }) };
  return { value: full, warning: text("imports.cell.postalCode", { code, full }) };
}

/** Whether cells of the type are text, in which dashes and full-width characters are preserved. */
const isText = (type: CellType) => type === "text" || type === "line" || type === "list";

/** What people type into an empty cell: "-", "//", "...". As an amount it may mean 0. */
const NOTHING = /^[-/.]{1,5}$/;
const mayMeanZero = (type: CellType) => type === "cents";

/** Removes invisible characters but preserves line breaks. */
const visibleLines = (cell: string): string =>
  plainLines(cell).split("\n").map(visibleLine).join("\n").trim();

/** An address as address books write it on several lines, with commas instead of line breaks. */
const onOneLine = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");

/**
 * Parses a cell that is not empty, without surrounding spaces. A value of null is the same as an empty cell.
 * @param hasZeros whether some code of the column still begins with a zero, so that none was lost
 */
export function readCell(type: CellType, cell: string, hasZeros = false): CellReading {
  if (isDamaged(cell)) return { message: text("imports.cell.damaged") };
  // Copied text contains direction marks, no-break spaces and other dashes.
  const typed = isText(type) ? visibleLines(cell) : asTyped(cell).trim();
  if (typed === "") return { value: null };
  if (NOTHING.test(typed) && !isText(type) && !mayMeanZero(type)) return { value: null };
  switch (type) {
    case "text":
    case "code":
      return { value: typed };
    case "line":
      return { value: onOneLine(typed) };
    case "email":
      return readEmail(cell);
    case "phone":
      return readPhone(cell);
    case "birthday":
      return readBirthday(typed);
    case "postal":
      return readPostalCode(typed, hasZeros);
    case "day":
      if (isEmptyDay(typed)) return { value: null };
      return or(LAST_CENTURY.test(typed) ? null : readDay(withCentury(typed)), MESSAGES.day);
    case "time":
      return or(readTime(typed), MESSAGES.time);
    case "cents":
      return or(readCents(typed), MESSAGES.cents);
    case "integer":
      // Some programs write integers with decimals.
      return /^\d{1,9}(?:[.,]0{1,2})?$/.test(typed)
        ? { value: Number.parseInt(typed, 10) }
        : { message: MESSAGES.integer };
    case "flag":
      return or(readFlag(typed), MESSAGES.flag);
    case "price":
      return { value: readPrice(typed) ?? visibleLines(cell) };
    case "list":
      return {
        value: typed
          .split(/[,;|]/)
          .map((item) => item.trim())
          .filter(Boolean),
      };
  }
}
