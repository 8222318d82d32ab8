import { text } from "../language/text";
import { asTyped } from "../person/visible-text";
import { firstGraphemes } from "../site/truncate";
import type { CalendarDay } from "../time/calendar-day";
import { isEuro, readBankDay, readSign, readSignedCents } from "./bank-cell";
import { type BankField, MONEY } from "./bank-columns";

import { columnKey } from "./recognize-columns";

/** Rows of a bank's file that are no movements: what the account holds, sums, and payments that never happened. */

const BALANCE_KINDS = "inizial[ei]|final[ei]|contabil[ei]|disponibil[ei]|liquid[oi]|precedent[ei]|attual[ei]";
/** What the account holds, by the words that begin a description. */
const BALANCE_START = new RegExp(
  [
    `^sald[oi] (?:${BALANCE_KINDS})(?= |$)`,
    "^sald[oi] al(?:la data)?(?: del)?(?= \\d)",
    "^(?:opening|closing|starting|ending|available|previous|current) balance(?= |$)",
    "^balance (?:brought|carried) forward(?= |$)",
    "^(?:anfangs|end|schluss)saldo(?= |$)",
    "^(?:alter|neuer) (?:konto)?(?:saldo|stand)(?= |$)",
    "^(?:kontostand|saldovortrag)(?= |$)",
    "^solde (?:initial|final|precedent)(?= |$)",
    "^(?:zacetno|koncno) stanje(?= |$)",
  ].join("|"),
);
/** What may follow: days, amounts and small words. "Saldo finale corso yoga" is what a customer pays for. */
const BALANCE_WORDS = new RegExp(
  `^(?: (?:\\d+|${BALANCE_KINDS}|al|alla|data|del|della|di|in|e|a|on|at|as|of|am|per|vom|zum|au|le|euro?|periodo|conto|corrente|c|account|estratto|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))*$`,
);

/** Whether a description is of what the account holds: "SALDO INIZIALE AL 31/10/26". */
function isBalance(description: string): boolean {
  const key = columnKey(description);
  const [start] = BALANCE_START.exec(key) ?? [];
  return start !== undefined && BALANCE_WORDS.test(key.slice(start.length));
}

const SUM = /^(?:sub ?)?(?:total[ei]?|totals|tot|sald[oi]|balance|riepilogo|summe|gesamt|skupaj)(?= |$)/;

/** Whether a cell that should be a day is the name of a row of sums: "Totale", "Saldo finale". */
const isSum = (cell: string): boolean => SUM.test(columnKey(cell)) || isBalance(cell);

const NOT_HAPPENED = new RegExp(
  [
    "^(?:declined|reverted|failed|pending|cancell?ed|rejected|refused|expired)(?= |$)",
    "^in (?:sospeso|attesa|elaborazione|lavorazione|corso)(?= |$)",
    "^(?:sospes|rifiutat|annullat|respint|fallit|negat|restituit|scadut)[oai](?= |$)",
    "^(?:non (?:contabilizzat|riuscit|eseguit|autorizzat|completat)[oai]|not (?:booked|completed))(?= |$)",
    "^(?:abgelehnt|storniert|ausstehend|vorgemerkt)(?= |$)",
  ].join("|"),
);

/** Whether a state says that a payment did not happen, or not yet: "DECLINED", "In sospeso", "Non contabilizzato". */
const hasNotHappened = (state: string): boolean => NOT_HAPPENED.test(columnKey(state));

/** What a row of a bank's file of movements says. */

export const MAX_BANK_TEXT = 500;
/** The largest amount of the database (int4), in cents. */
const MAX_AMOUNT = 2_147_483_647;

const isWord = (cell: string) => /\p{L}{2}/u.test(cell);

export interface BankRow {
  date: CalendarDay;
  /** Cents, negative for what went out; never 0. */
  amount: number;
  description: string;
}

/** What a row says; or a sentence why it says nothing; or null where it is no movement. */
type BankReading = { row: BankRow } | { message: string } | null;

class BankCells {
  readonly #columns: readonly (BankField | null)[];
  readonly #cells: readonly string[];

  constructor(columns: readonly (BankField | null)[], cells: readonly string[]) {
    this.#columns = columns;
    this.#cells = cells;
  }

  all = (field: BankField): string[] =>
    this.#columns.flatMap((one, at) => (one === field ? (this.#cells[at] ?? "") : []));

  /** The first cell of a field as it would have been typed; "" for none. */
  first = (field: BankField): string => asTyped(this.all(field)[0] ?? "").trim();
}

/** So many rows show how a bank writes. */
const LOOKED_AT = 1_000;

/**
 * Whether what goes out has a minus in a file, beside the column or the sign that says so. In the other files a minus there is
 * a reversal, which comes in.
 */
export function areDebitsSigned(
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

/** The cents of a row, negative for what went out; or a sentence why they cannot be read. */
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

/** What its cells say of a movement, each once. */
const descriptionsOf = ({ all }: BankCells): string[] =>
  all("description")
    .map((cell) => cell.replace(/[\p{Cc}\p{White_Space}]+/gu, " ").trim())
    .filter((cell, at, every) => cell !== "" && every.indexOf(cell) === at);

/**
 * @param columns what each cell is
 * @param isSigned as `areDebitsSigned` returns it for the file
 */
export function readBankRow(
  columns: readonly (BankField | null)[],
  row: readonly string[],
  isSigned: boolean,
): BankReading {
  const cells = new BankCells(columns, row);
  const { first } = cells;
  if (first("date") === "" || hasNotHappened(first("state"))) return null;
  const date = readBankDay(first("date"));
  const descriptions = descriptionsOf(cells);
  if (date === null ? isSum(first("date")) : isBalance(descriptions.find(isWord) ?? "")) return null;
  const hasAmount = MONEY.some((field) => first(field) !== "");
  if (date === null && !hasAmount) return null;
  if (date === null) return { message: text("imports.cell.day") };
  if (cells.all("currency").some((cell) => asTyped(cell).trim() !== "" && !isEuro(cell)))
    return { message: text("imports.bank.currency") };
  const amount = readAmount(cells, isSigned);
  if (typeof amount !== "number") return amount;
  if (amount === 0) return null;
  return { row: { date, amount, description: firstGraphemes(descriptions.join(" · "), MAX_BANK_TEXT) } };
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
