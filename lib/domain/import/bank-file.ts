import { text } from "../language/text";
import { firstGraphemes } from "../site/truncate";
import type { CalendarDay } from "../time/calendar-day";
import { isEuro, lacksAmount, readBankDay, readSign, readSignedCents, typedCell } from "./bank-cell";
import { type BankField, MONEY } from "./bank-columns";
import { columnKey } from "./recognize-columns";
import type { NamedTable } from "./table-head";

/** Rows of a bank's file that are not movements: balances, sums, and payments that were not executed. */

const BALANCE_KINDS = "inizial[ei]|final[ei]|contabil[ei]|disponibil[ei]|liquid[oi]|precedent[ei]|attual[ei]";
/** Balances and sums, by the first words of the description. */
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
    // Sums, which some banks date with the last day of the period.
    "^total[ei] (?:(?:dei|delle) )?(?:movimenti|operazioni|entrate|uscite|addebiti|accrediti|dare|avere|generale)(?= |$)",
  ].join("|"),
);
/** What may follow: days, amounts and small words. "Saldo finale corso yoga" is a customer's payment. */
const BALANCE_WORDS = new RegExp(
  `^(?: (?:\\d+|${BALANCE_KINDS}|al|alla|dal|data|del|della|di|in|e|a|on|at|as|of|am|per|vom|zum|au|le|euro?|periodo|conto|corrente|c|account|estratto|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))*$`,
);

/** Whether a description is a balance: "SALDO INIZIALE AL 31/10/26". */
function isBalance(description: string): boolean {
  const key = columnKey(description);
  const [start] = BALANCE_START.exec(key) ?? [];
  return start !== undefined && BALANCE_WORDS.test(key.slice(start.length));
}

const SUM =
  /^(?:sub ?)?(?:total[ei]?|totals|tot|sald[oi]|balance|riepilogo|riporto|a riportare|summe|gesamt|skupaj)(?= |$)/;

/** Whether the date cell contains the name of a row of sums: "Totale", "Saldo finale". */
const isSum = (cell: string): boolean => SUM.test(columnKey(cell)) || isBalance(cell);

const NOT_HAPPENED = new RegExp(
  [
    "^(?:declined|reverted|failed|pending|cancell?ed|rejected|refused|expired|blocked|voided|unsuccessful)(?= |$)",
    "^(?:in transit|on hold|uncaptured|incomplete|requires \\w+|ko)(?= |$)",
    // Reserved on the card, and booked on a later day, under which the next file has it (Fineco, Nexi).
    "^(?:autorizzat[oa]|authori[sz]ed)(?= |$)",
    "^in (?:sospeso|attesa|elaborazione|lavorazione|corso|fase|transito|verifica)(?= |$)",
    // PayPal's entries that do not change the balance.
    "^memo(?= |$)",
    "^(?:da (?:contabilizzare|eseguire|confermare)|pendente|provvisori[oa]|prenotat[oa])(?= |$)",
    "^(?:sospes|rifiutat|revocat|annullat|respint|fallit|negat|restituit|scadut|scartat|bloccat|eliminat|stornat|incomplet)[oai](?= |$)",
    "^(?:non (?:contabilizzat|riuscit|eseguit|autorizzat|completat|andat)[oai]|not (?:booked|completed))(?= |$)",
    "^(?:abgelehnt|storniert|ausstehend|vorgemerkt)(?= |$)",
  ].join("|"),
);

/**
 * Whether a state means that a payment was not, or not yet, executed: "DECLINED", "In sospeso", "Non contabilizzato".
 */
const isNotExecuted = (state: string): boolean => NOT_HAPPENED.test(columnKey(state));

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
  let filled = 0;
  for (const field of MONEY) {
    const cell = first(field);
    const cents = lacksAmount(cell) ? 0 : readSignedCents(cell);
    if (cents === null) return { message: text("imports.cell.amount") };
    // A movement is either incoming or outgoing; both columns also fill when a decimal comma separates the cells.
    if (field !== "amount" && cents !== 0) filled += 1;
    if (filled > 1) return { message: text("imports.bank.sign") };
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

/**
 * The currencies other than the euro in which local banks offer accounts. Each is also an Italian abbreviation or a
 * name: "USD Muggia" is a sports club.
 */
const OF_ACCOUNTS =
  /\b(?:USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|RSD|CAD|AUD|NZD|CNY|RUB|UAH|TRY)\b|[$£¥]/g;
const OF_EUROS = /€|\beuro?\b/i;
/** What precedes or follows a currency: an amount, or a word such as "Divisa:" or "conto in". */
const BEFORE_CURRENCY =
  /(?:[.,]\d{1,2}|\b(?:divisa|valuta|moneta|currency|w[aä]hrung|dollar[is]|sterline|franchi)|\bin)[\s:=()-]{0,3}$/i;
const AFTER_CURRENCY = /^[\s:=()-]{0,3}(?:\d[\d.,'’ ]{0,20}[.,]\d{2}(?!\d)|(?:account|konto|balance)\b)/i;
/** "Conto corrente USD 12345", but not "Conto corrente: USD Muggia". */
const ACCOUNT_BEFORE = /\b(?:conto|corrente|account|konto|saldo|contabile|disponibile|balance)[\s(]{1,3}$/i;
const NUMBER_AFTER = /^[\s:)=-]{0,3}(?:n(?:\.|umero)?[\s.:°]{0,3})?(?:\d|$)/i;

/** Whether a cell above the table states another currency: alone, next to an amount, or as the account's. */
const statesCurrency = (cell: string): boolean =>
  [...cell.matchAll(OF_ACCOUNTS)].some(({ 0: currency, index }) => {
    const [before, after] = [cell.slice(0, index), cell.slice(index + currency.length)];
    return (
      cell === currency ||
      BEFORE_CURRENCY.test(before) ||
      AFTER_CURRENCY.test(after) ||
      (ACCOUNT_BEFORE.test(before) && NUMBER_AFTER.test(after))
    );
  });

/** In characters; longer cells above a table are descriptions. */
const LONGEST_STATEMENT = 200;

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
  const cells = above.flat().filter(({ length }) => length <= LONGEST_STATEMENT);
  return cells.some(statesCurrency) && !cells.some((cell) => OF_EUROS.test(cell));
}

/**
 * Whether a row ends with the cents of an amount, which a decimal comma has separated from its euros: "Rossi,80,00"
 * below "Nome,Importo".
 */
const hasLooseCents = (
  columns: readonly (BankField | null)[],
  header: readonly string[],
  row: readonly string[],
): boolean =>
  /^[A-Z]{1,2}1$/.test(header.at(-1) ?? "") &&
  /^\d{2}$/.test(row.at(-1) ?? "") &&
  columns.some((field, at) => MONEY.some((one) => one === field) && /^[-+]?\d{1,9}$/.test(row[at] ?? ""));

/** @param columns the field of each column */
export function bankRowReader(
  columns: readonly (BankField | null)[],
  { header, above, rows }: Pick<NamedTable, "header" | "above" | "rows">,
): (row: readonly string[]) => BankReading {
  const isSigned = areDebitsSigned(columns, rows);
  const isForeign = isOfOtherCurrency(columns, header, above);
  return (row) =>
    hasLooseCents(columns, header, row)
      ? { message: text("imports.cell.amount") }
      : readRow(columns, row, isSigned, isForeign);
}

function readRow(
  columns: readonly (BankField | null)[],
  row: readonly string[],
  isSigned: boolean,
  isForeign: boolean,
): BankReading {
  const cells = new BankCells(columns, row);
  const { first } = cells;
  if (first("date") === "" || cells.all("state").some(isNotExecuted)) return null;
  const date = readBankDay(first("date"));
  const descriptions = descriptionsOf(cells);
  if (date === null ? isSum(first("date")) : isBalance(descriptions.find(isWord) ?? "")) return null;
  const hasAmount = MONEY.some((field) => !lacksAmount(first(field)));
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
