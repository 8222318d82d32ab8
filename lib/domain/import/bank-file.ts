import { text } from "../language/text";
import { firstGraphemes } from "../site/truncate";
import type { CalendarDay } from "../time/calendar-day";
import { isEuro, readBankDay, readSign, readSignedCents, typedCell } from "./bank-cell";
import { type BankField, MONEY } from "./bank-columns";
import { isBalance, isNotExecuted, isSum } from "./bank-rows-left-out";
import type { NamedTable } from "./table-head";

/** Parses the rows of a bank's file of movements. */

export const MAX_BANK_TEXT = 500;
/** The largest amount in the database (int4), in cents. */
const MAX_AMOUNT = 2_147_483_647;

const isWord = (cell: string) => /\p{L}{2}/u.test(cell);

export interface BankRow {
  date: CalendarDay;
  /** Cents, negative for outgoing; never 0. */
  amount: number;
  description: string;
}

/** A parsed row; or a message why it cannot be read; or null if it is not a movement. */
export type BankReading = { row: BankRow } | { message: string } | null;

/** The cells of a row by field. */
class BankCells {
  readonly #columns: readonly (BankField | null)[];
  readonly #cells: readonly string[];

  constructor(columns: readonly (BankField | null)[], cells: readonly string[]) {
    this.#columns = columns;
    this.#cells = cells;
  }

  all = (field: BankField): string[] =>
    this.#columns.flatMap((one, at) => (one === field ? (this.#cells[at] ?? "") : []));

  /** The first cell of a field, normalized by `typedCell`; "" for none. */
  first = (field: BankField): string => typedCell(this.all(field)[0] ?? "");
}

/** The number of rows examined to detect a bank's sign convention. */
const LOOKED_AT = 1_000;

/**
 * Whether outgoing amounts have a minus in addition to the column or sign that marks them. In other files, such a minus
 * is a reversal, which is incoming.
 */
function areDebitsSigned(
  columns: readonly (BankField | null)[],
  rows: readonly (readonly string[])[],
): boolean {
  const hasSign = columns.includes("sign");
  let excess = 0;
  for (const row of rows.slice(0, LOOKED_AT)) {
    const cells = new BankCells(columns, row);
    if (hasSign && readSign(cells.first("sign")) !== -1) continue;
    excess += Math.sign(readSignedCents(cells.first(hasSign ? "amount" : "out")) ?? 0);
  }
  return excess < 0;
}

/** The cents of a row, negative for outgoing; or a message why they cannot be read. */
function readAmount({ first }: BankCells, isSigned: boolean): number | { message: string } {
  const sign = first("sign") === "" ? 1 : readSign(first("sign"));
  if (sign === null) return { message: text("imports.bank.sign") };
  let amount = 0;
  for (const field of MONEY) {
    const cell = first(field);
    const cents = cell === "" ? 0 : readSignedCents(cell);
    if (cents === null) return { message: text("imports.cell.amount") };
    const direction = field === "out" ? -1 : field === "amount" ? sign : 1;
    amount += isSigned ? cents : direction * cents;
  }
  return Math.abs(amount) > MAX_AMOUNT ? { message: text("imports.cell.amount") } : amount;
}

/** The description cells of a row, without duplicates. */
const descriptionsOf = ({ all }: BankCells): string[] =>
  all("description")
    .map((cell) => cell.replace(/[\p{Cc}\p{White_Space}]+/gu, " ").trim())
    .filter((cell, at, every) => cell !== "" && every.indexOf(cell) === at);

/** The currencies other than the euro in which local banks offer accounts. */
const OF_ACCOUNTS =
  /\b(?:USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|RSD|CAD|AUD|NZD|CNY|RUB|UAH|TRY)\b|[$£¥]/;
const OF_EUROS = /€|\beuro?\b/i;

/**
 * Whether the account is not in euros, which may be stated only in the lines above the table. A currency column, or a
 * column name with the euro, takes precedence.
 */
function isOfOtherCurrency(
  columns: readonly (BankField | null)[],
  header: readonly string[],
  above: readonly (readonly string[])[],
): boolean {
  if (columns.includes("currency") || header.some((name) => OF_EUROS.test(name))) return false;
  const text = above.flat().join("\n");
  return OF_ACCOUNTS.test(text) && !OF_EUROS.test(text);
}

/**
 * Creates the parser of a file's rows.
 * @param columns the field of each column
 */
export function bankRowReader(
  columns: readonly (BankField | null)[],
  { header, above, rows }: Pick<NamedTable, "header" | "above" | "rows">,
): (row: readonly string[]) => BankReading {
  const isSigned = areDebitsSigned(columns, rows);
  const isForeign = isOfOtherCurrency(columns, header, above);
  return (row) => readRow(columns, row, isSigned, isForeign);
}

function readRow(
  columns: readonly (BankField | null)[],
  row: readonly string[],
  isSigned: boolean,
  isForeign: boolean,
): BankReading {
  const cells = new BankCells(columns, row);
  const { first } = cells;
  if (first("date") === "" || isNotExecuted(first("state"))) return null;
  const date = readBankDay(first("date"));
  const descriptions = descriptionsOf(cells);
  if (date === null ? isSum(first("date")) : isBalance(descriptions.find(isWord) ?? "")) return null;
  const hasAmount = MONEY.some((field) => first(field) !== "");
  if (date === null && !hasAmount) return null;
  if (date === null) return { message: text("imports.cell.day") };
  if (isForeign || cells.all("currency").some((cell) => typedCell(cell) !== "" && !isEuro(cell)))
    return { message: text("imports.bank.currency") };
  const amount = readAmount(cells, isSigned);
  if (typeof amount !== "number") return amount;
  if (amount === 0) return null;
  return { row: { date, amount, description: firstGraphemes(descriptions.join(" · "), MAX_BANK_TEXT) } };
}

/** Numbers identical rows from 1: two equal movements on a day are two movements. */
export function numbered(rows: readonly BankRow[]): (BankRow & { nth: number })[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.date} ${row.amount} ${row.description}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...row, nth };
  });
}
