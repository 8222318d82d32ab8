import { isAmount, isCurrency, isCurrencyCode, isWrittenDay, readSign } from "./bank-cell";
import { columnKey } from "./recognize-columns";

/**
 * `amount` is signed, or `sign` says whether it came in or went out; other banks have a column of what came in and one of what
 * went out. `state` says whether it happened.
 */
export const BANK_FIELDS = [
  "date",
  "amount",
  "sign",
  "in",
  "out",
  "currency",
  "state",
  "description",
] as const;
export type BankField = (typeof BANK_FIELDS)[number];

/** By `nameKey`; of several columns for one field the one whose name stands first here. */
const NAMES: Record<Exclude<BankField, "currency" | "state">, readonly string[]> = {
  date: [
    ...["data operazione", "data contabile", "data registrazione", "data movimento", "data di completamento"],
    ...[
      "completed date",
      "date completed utc",
      "date completed",
      "data contabilizzazione",
      "data cont",
      "data op",
      "data oper",
      "data mov",
      "data transazione",
    ],
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
    ...["importo entrate", "avere", "importo avere", "importi avere", "credit", "paid in"],
  ],
  out: [
    ...["addebiti", "addebito", "importo addebiti", "importo addebito", "uscite", "uscita", "importo uscite"],
    ...["dare", "importo dare", "importi dare", "debit", "paid out"],
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
/** What says how much. */
export const MONEY = ["amount", "in", "out"] as const;
const isMoney = (field: BankField | null | undefined) => MONEY.some((one) => one === field);
/** What the payment itself cost, where the amount is without it. */
const FEE_NAMES = ["costo", "fee"];
const CURRENCY_NAMES = [
  ...["divisa", "codice divisa", "div", "currency", "currency code", "payment currency", "moneta"],
  ...["divisa conto", "divisa importo", "codice valuta", "wahrung"],
];
/** What is in a currency, or a day, as its cells say. */
const VALUE_NAMES = ["valuta"];
const STATE_NAMES = [
  ...["stato", "state", "status", "stato operazione", "stato movimento", "stato transazione"],
  ...["stato pagamento", "contabilizzazione", "esito"],
];
/** What a payment was in before the bank changed it into the currency of the account. */
const BEFORE_EXCHANGE = /orig|ester[ao]|foreign|source/;
/** What the account holds, which is no movement. */
const BALANCE = /^(?:saldo|balance|disponibil)/;

/** A name of a column without the currency that banks write after it: "Addebiti (euro)" is "addebiti". */
const nameKey = (name: string): string => columnKey(name).replace(/ (?:in )?(?:euro|eur)$/, "");

/** Whether a name says that what stands below is in another currency than euros: "Importo (USD)". */
const namesOtherCurrency = (name: string): boolean =>
  BEFORE_EXCHANGE.test(columnKey(name)) ||
  (name.match(/\b[A-Z]{3}\b/g) ?? []).some((word) => word !== "EUR" && isCurrencyCode(word));

/** Cells that say nothing else: how many of a column's are of a kind. */
const mostAre = (cells: readonly string[], isOfKind: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(isOfKind).length >= 0.8 * cells.length;

/** A table whose columns are being recognized. */
interface Recognition {
  header: readonly string[];
  keys: readonly string[];
  /** The cells of each column that are not empty. */
  cells: readonly (readonly string[])[];
  columns: (BankField | null)[];
}

/** Whether most cells of a column are of a kind. */
const holds =
  ({ cells }: Recognition, isOfKind: (cell: string) => boolean) =>
  (at: number): boolean =>
    mostAre(cells[at] ?? [], isOfKind);

/** Takes the column whose name stands first among those of a field. @returns whether there is one */
function take(
  { keys, columns }: Recognition,
  field: BankField,
  names: readonly string[],
  isTakeable: (at: number) => boolean = () => true,
): boolean {
  for (const name of names) {
    const at = keys.findIndex((key, index) => key === name && isTakeable(index));
    if (at === -1) continue;
    columns[at] = field;
    return true;
  }
  return false;
}

function takeMoney(table: Recognition): void {
  const { header, keys } = table;
  if (take(table, "amount", NAMES.amount)) {
    if (!keys.includes("netto") && !keys.includes("net")) take(table, "out", FEE_NAMES);
    take(
      table,
      "sign",
      NAMES.sign,
      holds(table, (cell) => readSign(cell) !== null),
    );
    return;
  }
  const hasIn = take(table, "in", NAMES.in);
  const hasOut = take(table, "out", NAMES.out);
  if (hasIn || hasOut) return;
  const holdsAmounts = holds(table, isAmount);
  const isOther = (at: number) => BALANCE.test(keys[at] ?? "") || namesOtherCurrency(header[at] ?? "");
  takeByCells(table, "amount", (at) => !isOther(at) && holdsAmounts(at));
}

/**
 * A file may call its currencies anything, and what is not in euros must not be read as if it were. Where the name of the
 * amount says that it is in euros, other columns may say what it was before.
 */
function takeCurrencies({ header, keys, cells, columns }: Recognition): void {
  if (header.some((name, at) => isMoney(columns[at]) && keys[at] !== columnKey(name))) return;
  header.forEach((name, at) => {
    const own = cells[at] ?? [];
    if (columns[at] === null && own.length > 0 && own.every(isCurrency) && !namesOtherCurrency(name))
      columns[at] = "currency";
  });
}

function takeDescription(table: Recognition): void {
  const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !isCurrency(cell) && !isWrittenDay(cell);
  table.columns.forEach((field, at) => {
    if (field === null && holds(table, isText)(at)) table.columns[at] = "description";
  });
}

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
  const columns = keys.map((key): BankField | null =>
    NAMES.description.includes(key) ? "description" : null,
  );
  const cells = header.map((_, at) => sample.flatMap((row) => row[at] || []));
  const table: Recognition = { header, keys, cells, columns };
  const isOfCurrency = holds(table, isCurrency);
  take(table, "currency", CURRENCY_NAMES) || take(table, "currency", VALUE_NAMES, isOfCurrency);
  if (!take(table, "date", NAMES.date, (at) => !isOfCurrency(at) && columns[at] !== "currency"))
    takeByCells(table, "date", holds(table, isWrittenDay));
  takeMoney(table);
  take(table, "state", STATE_NAMES, (at) => columns[at] === null);
  takeCurrencies(table);
  if (!columns.includes("description")) takeDescription(table);
  return columns;
}

/** Takes the only column whose cells are of a kind; of several nobody knows which it is. */
function takeByCells({ columns }: Recognition, field: BankField, isOfKind: (at: number) => boolean): void {
  const found = columns.flatMap((column, at) => (column === null && isOfKind(at) ? at : []));
  const [at] = found;
  if (at !== undefined && (found.length === 1 || field === "date")) columns[at] = field;
}

/** The columns of currencies and states, where others were chosen before anybody knew what these are. */
export const withLaterFields = (
  fields: readonly (BankField | null)[],
  recognized: readonly (BankField | null)[],
): (BankField | null)[] =>
  fields.map((field, at) => {
    const found = recognized[at] ?? null;
    const isLater = (found === "currency" || found === "state") && !fields.includes(found);
    return field === null && isLater ? found : field;
  });

/** Whether columns say when and how much, without which nothing is read. */
export const areEnough = (columns: readonly (BankField | null)[]): boolean =>
  columns.includes("date") && columns.some(isMoney);

/** How many columns of a row are recognized by their names; 0 where they are not enough. */
export function countBankColumns(cells: readonly string[]): number {
  const fields = recognizeBankColumns(cells);
  return areEnough(fields) ? fields.filter((field) => field !== null).length : 0;
}
