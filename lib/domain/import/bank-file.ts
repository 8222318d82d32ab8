import { text } from "../language/text";
import { firstGraphemes } from "../site/truncate";
import type { CalendarDay } from "../time/calendar-day";
import { isEuro, readBankDay, readSign, readSignedCents } from "./bank-cell";
import type { BankField } from "./bank-columns";

/** What a row of a bank's file of movements says. */

export const MAX_BANK_TEXT = 500;
/** The largest amount of the database (int4), in cents. */
const MAX_AMOUNT = 2_147_483_647;

export interface BankRow {
  date: CalendarDay;
  /** Cents, negative for what went out; never 0. */
  amount: number;
  description: string;
}

/** What a row says; or a sentence why it says nothing; or null where it has no day, as a row of sums has none. */
export type BankReading = { row: BankRow } | { message: string } | null;

/** @param columns what each cell is */
export function readBankRow(columns: readonly (BankField | null)[], cells: readonly string[]): BankReading {
  const of = (field: BankField) => columns.flatMap((one, at) => (one === field ? (cells[at] ?? "") : []));
  const first = (field: BankField) => of(field)[0] ?? "";
  if (first("date") === "") return null;
  const date = readBankDay(first("date"));
  if (date === null) return { message: text("imports.cell.day") };
  const amounts = (["amount", "in", "out"] as const)
    .map((field) => ({ field, cell: first(field) }))
    .filter(({ cell }) => cell !== "")
    .map(({ field, cell }) => ({ field, cents: readSignedCents(cell) }));
  if (of("currency").some((cell) => cell !== "" && !isEuro(cell)))
    return { message: text("imports.bank.currency") };
  const sign = first("sign") === "" ? null : readSign(first("sign"));
  if (sign === null && first("sign") !== "") return { message: text("imports.bank.sign") };
  let amount = 0;
  for (const { field, cents } of amounts) {
    if (cents === null) return { message: text("imports.cell.amount") };
    const signed = field === "amount" && sign !== null ? sign * Math.abs(cents) : cents;
    amount += field === "out" ? -Math.abs(cents) : signed;
  }
  if (Math.abs(amount) > MAX_AMOUNT) return { message: text("imports.cell.amount") };
  if (amount === 0) return null;
  const description = of("description")
    .map((cell) => cell.replace(/[\p{Cc}\p{White_Space}]+/gu, " ").trim())
    .filter((cell, at, all) => cell !== "" && all.indexOf(cell) === at)
    .join(" · ");
  return { row: { date, amount, description: firstGraphemes(description, MAX_BANK_TEXT) } };
}

/** Rows with their number among those that are alike, from 1: two equal movements of a day are two. */
export function numbered(rows: readonly BankRow[]): (BankRow & { nth: number })[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.date} ${row.amount} ${row.description}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...row, nth };
  });
}
