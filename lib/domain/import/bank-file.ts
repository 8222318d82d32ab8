import { text } from "../language/text";
import type { CalendarDay } from "../time/calendar-day";
import { columnKey } from "./import-kinds";
import { readCents, readDay } from "./read-cell";

/** The file of movements that a bank gives out: which column is what, and what a row says. */

/** `amount` is signed; banks that do not sign have a column of what came in and one of what went out. */
export const BANK_FIELDS = ["date", "amount", "in", "out", "currency", "description"] as const;
export type BankField = (typeof BANK_FIELDS)[number];

export const MAX_BANK_TEXT = 500;
/** The largest amount of the database (int4), in cents. */
const MAX_AMOUNT = 2_147_483_647;

const NAMES: Record<BankField, readonly string[]> = {
  date: [
    ...["data operazione", "data contabile", "data registrazione", "data movimento", "data", "booking date"],
    ...["transaction date", "date", "data valuta", "valuta", "value date"],
  ],
  amount: ["importo", "importo eur", "importo euro", "importo in euro", "amount", "movimento"],
  in: ["accrediti", "accredito", "importo accrediti", "entrate", "entrata", "avere", "credit", "paid in"],
  out: ["addebiti", "addebito", "importo addebiti", "uscite", "uscita", "dare", "debit", "paid out"],
  currency: ["divisa", "codice divisa", "currency"],
  description: [
    ...["descrizione", "descrizione operazione", "descrizione estesa", "descrizione movimento", "causale"],
    ...["causale descrizione", "operazione", "tipo operazione", "dettagli", "note", "controparte"],
    ...["ordinante", "beneficiario", "ordinante beneficiario", "beneficiario ordinante"],
    ...["description", "details", "reference", "payee", "counterparty"],
  ],
};

/** The best name of each field that is of one column: a bank gives the day of the movement and that of its value. */
function bestColumn(keys: readonly string[], field: BankField): number {
  for (const name of NAMES[field]) {
    const at = keys.indexOf(name);
    if (at !== -1) return at;
  }
  return -1;
}

/** What each column is, by its name; several together are the description. */
export function recognizeBankColumns(header: readonly string[]): (BankField | null)[] {
  const keys = header.map(columnKey);
  const columns: (BankField | null)[] = keys.map((key) =>
    NAMES.description.includes(key) ? "description" : null,
  );
  const single = bestColumn(keys, "amount") === -1 ? (["in", "out"] as const) : (["amount"] as const);
  for (const field of ["date", "currency", ...single] as const) {
    const at = bestColumn(keys, field);
    if (at !== -1) columns[at] = field;
  }
  return columns;
}

/** Whether columns say when and how much, without which nothing is read. */
export const areEnough = (columns: readonly (BankField | null)[]): boolean =>
  columns.includes("date") && ["amount", "in", "out"].some((field) => columns.includes(field as BankField));

/** How far down the names of the columns are looked for: banks write whose account it is, and its balance, above. */
const PREAMBLE_ROWS = 30;
const FEWEST_COLUMNS = 2;

/** Which row has the names of the columns: the first that is recognized, else the first with several cells; -1 for none. */
export function headerRow(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, PREAMBLE_ROWS);
  const recognized = first.findIndex((cells) => areEnough(recognizeBankColumns(cells)));
  if (recognized !== -1) return recognized;
  return first.findIndex((cells) => cells.filter((cell) => cell !== "").length >= FEWEST_COLUMNS);
}

/** Cents of "-1.234,50", "1.234,50-", "−€ 12", "(12,00)" and what `readCents` reads; null for what is no amount. */
export function readSignedCents(cell: string): number | null {
  const bare = cell
    .replace(/[−–]/g, "-")
    .replace(/€|eur(?:o)?/gi, "")
    .replace(/\s/g, "");
  const isNegative = /^-|-$|^\(.*\)$/.test(bare);
  const cents = readCents(bare.replace(/^[-+(]|[-+)]$/g, ""));
  return cents === null ? null : isNegative ? -cents : cents;
}

/** No bank has days before or after these, but files with slips of the pen do: payments are looked for around them. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";

/** The day of "03/12/26", which banks write too, and of what `readDay` reads. */
function readBankDay(cell: string): CalendarDay | null {
  const day = readDay(cell.replace(/^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/, "$120$2"));
  return day !== null && day >= FIRST_DAY && day <= LAST_DAY ? day : null;
}

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
  if (!/^(?:|€|eur|euro)$/i.test(first("currency"))) return { message: text("imports.bank.currency") };
  let amount = 0;
  for (const { field, cents } of amounts) {
    if (cents === null) return { message: text("imports.cell.amount") };
    amount += field === "out" ? -Math.abs(cents) : cents;
  }
  if (Math.abs(amount) > MAX_AMOUNT) return { message: text("imports.cell.amount") };
  if (amount === 0) return null;
  const description = of("description")
    .map((cell) => cell.replace(/[\p{Cc}\p{White_Space}]+/gu, " ").trim())
    .filter((cell, at, all) => cell !== "" && all.indexOf(cell) === at)
    .join(" · ");
  return { row: { date, amount, description: [...description].slice(0, MAX_BANK_TEXT).join("") } };
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
