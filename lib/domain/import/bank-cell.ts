import { asTyped } from "../person/visible-text";
import type { CalendarDay } from "../time/calendar-day";
import { readCents } from "./read-cell";
import { readDay, withCentury, withoutQuoteMark } from "./read-day";
import { columnKey } from "./recognize-columns";

/** Longer than any day, amount, sign or currency. */
const LONGEST_CELL = 200;

/** A short cell as if typed on a keyboard; a longer one, which is only a text, unchanged. */
export const typedCell = (cell: string): string => (cell.length > LONGEST_CELL ? cell : asTyped(cell).trim());

/** "€.50" and "Eur.5" may mean cents or whole euros. */
const UNCLEAR = /(?:€|euro?)\s?[.,]\d{1,2}$/i;

/**
 * The cents of "-1.234,50", "1.234,50-", "−€ 12", "(12,00)" and anything that `readCents` accepts; null if the cell is
 * not an amount.
 */
export function readSignedCents(cell: string): number | null {
  if (cell.length > LONGEST_CELL) return null;
  const typed = withoutQuoteMark(typedCell(cell));
  if (UNCLEAR.test(typed)) return null;
  const bare = typed
    // "Eur. 20", "20 Eur."
    .replace(/(?:€|euro?)(?:\.(?=\s|$))?/gi, "")
    .replace(/\s/g, "");
  const isNegative = /^-|-$|^\(.*\)$/.test(bare);
  const cents = readCents(bare.replace(/^[-+(]|[-+)]$/g, ""));
  return cents === null ? null : isNegative ? -cents : cents;
}

/** Whether a cell has no amount: spreadsheets show 0 as "-" or "- €" in columns of money. */
export const lacksAmount = (cell: string): boolean =>
  cell.length <= LONGEST_CELL && /^[\s€-]*$/.test(typedCell(cell));

/** Days outside this range are typing errors, which would needlessly widen the search for payments. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";

/** The day of "03/12/26", which banks also write, and of anything that `readDay` accepts. */
export function readBankDay(cell: string): CalendarDay | null {
  if (cell.length > LONGEST_CELL) return null;
  const day = readDay(withCentury(withoutQuoteMark(typedCell(cell))));
  return day !== null && day >= FIRST_DAY && day <= LAST_DAY ? day : null;
}

const EURO = /^(?:€|eur|euro)$/i;

let currencies: Set<string> | undefined;

/** Whether a text is a currency code (ISO 4217). Other words of three capitals are not: "POS", "SDD". */
export function isCurrencyCode(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf("currency"));
  return currencies.has(code);
}

export const isEuro = (cell: string): boolean => EURO.test(typedCell(cell));

export const isCurrency = (cell: string): boolean => {
  const typed = typedCell(cell);
  return EURO.test(typed) || /^[$£]$/.test(typed) || isCurrencyCode(typed);
};

/** "RD" and "RC" are the reversals of debits and credits in the format MT940. */
const IN_WORDS = [
  ...["a", "av", "avere", "accredito", "accrediti", "c", "cr", "credito", "credit", "entrata", "entrate"],
  ...["in", "haben", "h", "rd"],
];
const OUT_WORDS = [
  ...["d", "da", "dare", "addebito", "addebiti", "db", "dr", "debito", "debit", "uscita", "uscite"],
  ...["out", "soll", "s", "rc"],
];

/** 1 for incoming, -1 for outgoing, null if the cell is not a sign. */
export function readSign(cell: string): 1 | -1 | null {
  const typed = typedCell(cell);
  if (typed === "+") return 1;
  if (typed === "-") return -1;
  const word = columnKey(typed);
  if (IN_WORDS.includes(word)) return 1;
  return OUT_WORDS.includes(word) ? -1 : null;
}

/** Whether a cell is a day and not just a number, which could mean many things. */
export const isWrittenDay = (cell: string): boolean => !/^\d{1,7}$/.test(cell) && readBankDay(cell) !== null;

export const isAmount = (cell: string): boolean =>
  readSignedCents(cell) !== null && /[.,]\d{1,2}\D*$/.test(typedCell(cell));
