import { isAmount, isCurrency, isCurrencyCode, isWrittenDay, readSign } from "./bank-cell";
import {
  CURRENCY_NAMES,
  EFFECT_NAMES,
  FEE_NAMES,
  NAMES,
  NET_NAMES,
  STATE_NAMES,
  VALUE_NAMES,
} from "./bank-column-names";
import { columnKey } from "./recognize-columns";

/**
 * `amount` is signed, or `sign` gives its direction; other banks have one column for incoming and one for outgoing
 * amounts. `state` is the state of execution.
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

export const MONEY = ["amount", "in", "out"] as const;
const isMoney = (field: BankField | null | undefined) => MONEY.some((one) => one === field);
/** An amount before the bank converted it into the currency of the account. */
const BEFORE_EXCHANGE = /orig|ester[ao]|foreign|source/;
/** The balance of the account, which is not a movement. */
const BALANCE = /^(?:saldo|balance|disponibil)/;

/** A fee that is deducted from the amount. */
const FEE = /^(?:fees?|commission[ei]|cost[oi]|tariff[ae])(?= |$)/;

/** A column name without the currency that banks append to it: "Addebiti (euro)" becomes "addebiti". */
const nameKey = (name: string): string => columnKey(name).replace(/ (?:in )?(?:euro|eur)$/, "");

const namesEuro = (name: string): boolean => nameKey(name) !== columnKey(name);

/** Whether a column name implies a currency other than the euro: "Importo (USD)". */
const namesOtherCurrency = (name: string): boolean =>
  BEFORE_EXCHANGE.test(columnKey(name)) ||
  (name.match(/\b[A-Z]{3}\b/g) ?? []).some((word) => word !== "EUR" && isCurrencyCode(word));

/** Whether at least 80% of a column's cells are of a kind. */
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

/**
 * Assigns a field to the column whose name comes first among `names`.
 * @returns whether there is such a column
 */
function take(
  { header, keys, columns }: Recognition,
  field: BankField,
  names: readonly string[],
  isTakeable: (at: number) => boolean = () => true,
): boolean {
  for (const name of names) {
    const found = keys.flatMap((key, index) => (key === name && isTakeable(index) ? index : []));
    // Of "Importo" and "Importo (EUR)", the first is the amount before the conversion.
    const at = found.find((index) => namesEuro(header[index] ?? "")) ?? found[0];
    if (at === undefined) continue;
    columns[at] = field;
    return true;
  }
  return false;
}

/**
 * Assigns the sign by name, or to a column that has nothing but signs: "Tipo" with "Entrata" and "Uscita". Single
 * letters that are all the same may mean anything.
 */
function takeSign(table: Recognition): void {
  const { columns, cells } = table;
  const isOfSigns = holds(table, (cell) => readSign(cell) !== null);
  if (take(table, "sign", NAMES.sign, isOfSigns)) return;
  const at = cells.findIndex((own, column) => {
    const signs = own.map(readSign);
    const areWords = own.every((cell) => cell.length > 2);
    const isFree = columns[column] === null || columns[column] === "description";
    return isFree && !signs.includes(null) && signs.includes(-1) && (areWords || signs.includes(1));
  });
  if (at !== -1) columns[at] = "sign";
}

function enterIncomingPayment(table: Recognition): void {
  const { header, keys, columns } = table;
  const isNet = keys.some((key) => FEE.test(key)) && take(table, "amount", NET_NAMES);
  if (isNet || take(table, "amount", NAMES.amount)) {
    if (!isNet) take(table, "out", FEE_NAMES);
    takeSign(table);
    return;
  }
  const hasIn = take(table, "in", NAMES.in);
  const hasOut = take(table, "out", NAMES.out);
  if (hasIn || hasOut) return;
  const holdsAmounts = holds(table, isAmount);
  const isOther = (at: number) => BALANCE.test(keys[at] ?? "") || namesOtherCurrency(header[at] ?? "");
  takeByCells(table, "amount", (at) => !isOther(at) && holdsAmounts(at));
  if (columns.includes("amount")) takeSign(table);
}

/**
 * A currency column may have any name, and amounts in other currencies must not be read as euros. If the name of the
 * amount column includes the euro, the file's currencies are those before the conversion. If a column is named as the
 * currency, others with currencies belong to other amounts ("Exchange To", "Divisa (locale)"), except for the fee's.
 */
function takeCurrencies({ header, keys, cells, columns }: Recognition): void {
  if (header.some((name, at) => isMoney(columns[at]) && namesEuro(name))) {
    columns.forEach((field, at) => {
      if (field === "currency") columns[at] = null;
    });
    return;
  }
  const isNamed = (at: number) => [...CURRENCY_NAMES, ...VALUE_NAMES].includes(keys[at] ?? "");
  const hasNamed = columns.includes("currency");
  header.forEach((name, at) => {
    const own = cells[at] ?? [];
    if (columns[at] !== null || own.length === 0 || !own.every(isCurrency) || namesOtherCurrency(name))
      return;
    if (!hasNamed || isNamed(at) || FEE.test(keys[at] ?? "")) columns[at] = "currency";
  });
}

/** Words in the names of columns that say who paid and what for, and of columns that only identify them. */
const OF_DESCRIPTION =
  /(?:^| )(?:descri\w{1,12}|causale|dettagli|motiv\w{1,12}|controparte|ordinante|debitore|mittente|pagatore|pagante|payer|sender|cognome|surname|last name|family name|nominativo|cliente)(?= |$)/;
const OF_CODE =
  /(?:^| )(?:iban|bic|swift|cod|codice|conto|account|id|banca|bank|e?mail|indirizzo|tipo|data)(?= |$)/;

/** Takes the columns of texts: all if none was recognized by its name, otherwise those whose names say so. */
function takeDescription(table: Recognition): void {
  const { columns, keys } = table;
  const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !isCurrency(cell) && !isWrittenDay(cell);
  const isAny = !columns.includes("description");
  const isNamed = (key: string) => OF_DESCRIPTION.test(key) && !OF_CODE.test(key);
  columns.forEach((field, at) => {
    if (field === null && (isAny || isNamed(keys[at] ?? "")) && holds(table, isText)(at))
      columns[at] = "description";
  });
}

/**
 * The field of each column: by its name, and by its cells if the name is ambiguous or unknown. Several columns may form
 * the description.
 * @param sample some of the rows below
 */
export function recognizeBankColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[] = [],
): (BankField | null)[] {
  const keys = header.map(nameKey);
  const cells = header.map((_, at) => sample.flatMap((row) => row[at] || []));
  const columns = keys.map((key, at): BankField | null =>
    NAMES.description.includes(key) && !mostAre(cells[at] ?? [], isWrittenDay) ? "description" : null,
  );
  const table: Recognition = { header, keys, cells, columns };
  const isOfCurrency = holds(table, isCurrency);
  take(table, "currency", CURRENCY_NAMES) || take(table, "currency", VALUE_NAMES, isOfCurrency);
  if (!take(table, "date", NAMES.date, (at) => !isOfCurrency(at) && columns[at] === null))
    takeByCells(table, "date", holds(table, isWrittenDay));
  enterIncomingPayment(table);
  for (const names of [STATE_NAMES, EFFECT_NAMES]) take(table, "state", names, (at) => columns[at] === null);
  takeCurrencies(table);
  takeDescription(table);
  return columns;
}

/** Assigns a field to the only column whose cells are of a kind; if there are several, only a date, to the first. */
function takeByCells({ columns }: Recognition, field: BankField, isOfKind: (at: number) => boolean): void {
  const found = columns.flatMap((column, at) => (column === null && isOfKind(at) ? at : []));
  const [at] = found;
  if (at !== undefined && (found.length === 1 || field === "date")) columns[at] = field;
}

/** The chosen fields, plus recognized currency and state columns: the choice may predate these fields. */
export const withNewerFields = (
  fields: readonly (BankField | null)[],
  recognized: readonly (BankField | null)[],
): (BankField | null)[] =>
  fields.map((field, at) => {
    const found = recognized[at] ?? null;
    const isLater = (found === "currency" || found === "state") && !fields.includes(found);
    return field === null && isLater ? found : field;
  });

/** Whether the columns include a date and an amount, without which no row can be read. */
export const hasRequiredColumns = (columns: readonly (BankField | null)[]): boolean =>
  columns.includes("date") && columns.some(isMoney);

/** The number of columns recognized by their names; 0 if essential ones are missing. */
export function countBankColumns(cells: readonly string[]): number {
  const fields = recognizeBankColumns(cells);
  return hasRequiredColumns(fields) ? fields.filter((field) => field !== null).length : 0;
}
