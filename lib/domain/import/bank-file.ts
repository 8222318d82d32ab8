import { text } from "../language/text";
import { firstGraphemes } from "../site/truncate";
import type { CalendarDay } from "../time/calendar-day";
import { columnKey } from "./import-kinds";
import { readCents, readDay, withoutQuoteMark } from "./read-cell";

/** The file of movements that a bank gives out: which column is what, and what a row says. */

/**
 * `amount` is signed, or `sign` says whether it came in or went out; other banks have a column of what came in and one of what
 * went out.
 */
export const BANK_FIELDS = ["date", "amount", "sign", "in", "out", "currency", "description"] as const;
export type BankField = (typeof BANK_FIELDS)[number];

export const MAX_BANK_TEXT = 500;
/** The largest amount of the database (int4), in cents. */
const MAX_AMOUNT = 2_147_483_647;

/** By `nameKey`; of several columns for one field the one whose name stands first here. */
const NAMES: Record<Exclude<BankField, "currency">, readonly string[]> = {
  date: [
    ...["data operazione", "data contabile", "data registrazione", "data movimento", "data di completamento"],
    ...["completed date", "data contabilizzazione", "data op", "data oper", "data mov", "data transazione"],
    ...[
      "data esecuzione",
      "data di esecuzione",
      "data",
      "data ora",
      "booking date",
      "transaction date",
      "date",
    ],
    ...["data valuta", "data val", "valuta", "value date"],
  ],
  amount: [
    ...[
      "importo",
      "importo operazione",
      "importo movimento",
      "importo transazione",
      "netto",
      "net",
      "amount",
    ],
    "movimento",
  ],
  sign: ["segno", "dare avere", "d a", "a d", "addebito accredito", "credito debito", "credit debit", "sign"],
  in: [
    ...["accrediti", "accredito", "importo accrediti", "importo accredito", "entrate", "entrata"],
    ...["importo entrate", "avere", "importo avere", "credit", "paid in"],
  ],
  out: [
    ...["addebiti", "addebito", "importo addebiti", "importo addebito", "uscite", "uscita", "importo uscite"],
    ...["dare", "importo dare", "debit", "paid out"],
  ],
  description: [
    ...["descrizione", "descrizione operazione", "descrizione operazioni", "descrizione estesa"],
    ...["descrizione completa", "descrizione movimento", "descrizione del movimento", "causale"],
    ...["causale descrizione", "causale movimento", "operazione", "tipo operazione", "tipo di operazione"],
    ...["tipo di transazione", "dettagli", "dettaglio", "note", "nota", "messaggio", "controparte", "nome"],
    ...["ordinante", "beneficiario", "ordinante beneficiario", "beneficiario ordinante", "riferimento"],
    ...["riferimento pagamento", "informazioni aggiuntive", "oggetto"],
    ...["description", "details", "reference", "payment reference", "payee", "partner name", "counterparty"],
    ...["name", "note to self", "subject"],
  ],
};
/** What the payment itself cost, where the amount is without it. */
const FEE_NAMES = ["costo", "fee"];
const CURRENCY_NAMES = ["divisa", "codice divisa", "div", "currency", "moneta"];
/** What is in a currency, or a day, as its cells say. */
const VALUE_NAMES = ["valuta"];
/** What the account holds, which is no movement. */
const BALANCE = /^(?:saldo|balance|disponibil)/;

/** A name of a column without the currency that banks write after it: "Addebiti (euro)" is "addebiti". */
const nameKey = (name: string): string => columnKey(name).replace(/ (?:in )?(?:euro|eur)$/, "");

/** Cells that say nothing else: how many of a column's are of a kind. */
const mostAre = (cells: readonly string[], isOfKind: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(isOfKind).length >= 0.8 * cells.length;

const EURO = /^(?:€|eur|euro)$/i;
const isCurrency = (cell: string) => EURO.test(cell) || /^[A-Z]{3}$/.test(cell) || /^[$£]$/.test(cell);

const IN_WORDS = ["a", "av", "avere", "accredito", "c", "cr", "credito", "credit", "entrata", "in"];
const OUT_WORDS = ["d", "da", "dare", "addebito", "db", "dr", "debito", "debit", "uscita", "out"];

/** 1 for what came in, -1 for what went out, null for what is no sign. */
function readSign(cell: string): 1 | -1 | null {
  if (/^[+]$/.test(cell)) return 1;
  if (/^[-−–]$/.test(cell)) return -1;
  const word = columnKey(cell);
  if (IN_WORDS.includes(word)) return 1;
  return OUT_WORDS.includes(word) ? -1 : null;
}

/** A day that is not only a number, as many things are. */
const isWrittenDay = (cell: string) => !/^\d{1,7}$/.test(cell) && readBankDay(cell) !== null;
const isAmount = (cell: string) => readSignedCents(cell) !== null && /[.,]\d{1,2}\D*$/.test(cell);

/** The cells of a column that are not empty. */
const columnCells = (sample: readonly (readonly string[])[], at: number): string[] =>
  sample.flatMap((cells) => cells[at] || []);

/**
 * What each column is: by its name, and by its cells where the name says two things or nothing. Several together are the
 * description.
 * @param sample some of the rows below
 */
export function recognizeBankColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[] = [],
): (BankField | null)[] {
  const keys = header.map(nameKey);
  const cellsOf = header.map((_, at) => columnCells(sample, at));
  const isOfCurrency = (at: number) => mostAre(cellsOf[at] ?? [], isCurrency);
  const columns: (BankField | null)[] = keys.map((key) =>
    NAMES.description.includes(key) ? "description" : null,
  );
  const take = (field: BankField, isTakeable: (at: number) => boolean, names: readonly string[]): boolean => {
    for (const name of names) {
      const at = keys.findIndex((key, index) => key === name && isTakeable(index));
      if (at === -1) continue;
      columns[at] = field;
      return true;
    }
    return false;
  };
  const any = () => true;
  const isNoCurrency = (at: number) => !isOfCurrency(at);
  take("currency", any, CURRENCY_NAMES) || take("currency", isOfCurrency, VALUE_NAMES);
  if (!take("date", (at) => isNoCurrency(at) && columns[at] !== "currency", NAMES.date))
    takeByCells(columns, "date", (at) => mostAre(cellsOf[at] ?? [], isWrittenDay));
  if (take("amount", any, NAMES.amount)) {
    if (!keys.includes("netto") && !keys.includes("net")) take("out", any, FEE_NAMES);
    const isSign = (at: number) => mostAre(cellsOf[at] ?? [], (cell) => readSign(cell) !== null);
    take("sign", isSign, NAMES.sign);
  } else {
    const hasIn = take("in", any, NAMES.in);
    const hasOut = take("out", any, NAMES.out);
    if (!hasIn && !hasOut)
      takeByCells(
        columns,
        "amount",
        (at) => !BALANCE.test(keys[at] ?? "") && mostAre(cellsOf[at] ?? [], isAmount),
      );
  }
  if (!columns.includes("description"))
    columns.forEach((field, at) => {
      const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !isCurrency(cell) && !isWrittenDay(cell);
      if (field === null && mostAre(cellsOf[at] ?? [], isText)) columns[at] = "description";
    });
  return columns;
}

/** Takes the only column whose cells are of a kind; of several nobody knows which it is. */
function takeByCells(
  columns: (BankField | null)[],
  field: BankField,
  isOfKind: (at: number) => boolean,
): void {
  const found = columns.flatMap((column, at) => (column === null && isOfKind(at) ? at : []));
  const [at] = found;
  if (at !== undefined && (found.length === 1 || field === "date")) columns[at] = field;
}

/** The column that says the currency, where others were chosen before anybody knew that it does. */
export function withCurrency(
  fields: readonly (BankField | null)[],
  recognized: readonly (BankField | null)[],
): (BankField | null)[] {
  if (fields.includes("currency")) return [...fields];
  const at = recognized.indexOf("currency");
  return fields.map((field, column) => (column === at && field === null ? "currency" : field));
}

/** Whether columns say when and how much, without which nothing is read. */
export const areEnough = (columns: readonly (BankField | null)[]): boolean =>
  columns.includes("date") && ["amount", "in", "out"].some((field) => columns.includes(field as BankField));

/** How many columns of a row are recognized by their names; 0 where they are not enough. */
export function countBankColumns(cells: readonly string[]): number {
  const fields = recognizeBankColumns(cells);
  return areEnough(fields) ? fields.filter((field) => field !== null).length : 0;
}

/** Cents of "-1.234,50", "1.234,50-", "−€ 12", "(12,00)" and what `readCents` reads; null for what is no amount. */
export function readSignedCents(cell: string): number | null {
  const bare = withoutQuoteMark(cell)
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
  const day = readDay(withoutQuoteMark(cell).replace(/^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/, "$120$2"));
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
  if (first("currency") !== "" && !EURO.test(first("currency")))
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
