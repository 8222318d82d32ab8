import { asTyped } from "../person/visible-text";
import type { CalendarDay } from "../time/calendar-day";
import { readCents } from "./read-cell";
import { readDay, withoutQuoteMark } from "./read-day";
import { columnKey } from "./recognize-columns";

/** Single cells of a bank's file. */

/** Cents of "-1.234,50", "1.234,50-", "−€ 12", "(12,00)" and what `readCents` reads; null for what is no amount. */
export function readSignedCents(cell: string): number | null {
  const bare = withoutQuoteMark(asTyped(cell).trim())
    .replace(/€|eur(?:o)?/gi, "")
    .replace(/\s/g, "");
  const isNegative = /^-|-$|^\(.*\)$/.test(bare);
  const cents = readCents(bare.replace(/^[-+(]|[-+)]$/g, ""));
  return cents === null ? null : isNegative ? -cents : cents;
}

/** No bank has days before or after these, but files with slips of the pen do: payments are looked for around them. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";

/** "03/12/26", with a time after it or not. */
const SHORT_YEAR = /(?<=^| )(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})(?=$|[ ,]{1,3}\d{1,2}[:.]\d{2})/;

/** The day of "03/12/26", which banks write too, and of what `readDay` reads. */
export function readBankDay(cell: string): CalendarDay | null {
  const day = readDay(withoutQuoteMark(asTyped(cell).trim()).replace(SHORT_YEAR, "$120$2"));
  return day !== null && day >= FIRST_DAY && day <= LAST_DAY ? day : null;
}

const EURO = /^(?:€|eur|euro)$/i;

let currencies: Set<string> | undefined;

/** Whether a text is the code of a currency (ISO 4217). Other words of three capitals are not: "POS", "SDD". */
export function isCurrencyCode(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf("currency"));
  return currencies.has(code);
}

export const isEuro = (cell: string): boolean => EURO.test(asTyped(cell).trim());

export const isCurrency = (cell: string): boolean => {
  const typed = asTyped(cell).trim();
  return EURO.test(typed) || /^[$£]$/.test(typed) || isCurrencyCode(typed);
};

const IN_WORDS = ["a", "av", "avere", "accredito", "c", "cr", "credito", "credit", "entrata", "in"];
const OUT_WORDS = ["d", "da", "dare", "addebito", "db", "dr", "debito", "debit", "uscita", "out"];

/** 1 for what came in, -1 for what went out, null for what is no sign. */
export function readSign(cell: string): 1 | -1 | null {
  const typed = asTyped(cell).trim();
  if (typed === "+") return 1;
  if (typed === "-") return -1;
  const word = columnKey(typed);
  if (IN_WORDS.includes(word)) return 1;
  return OUT_WORDS.includes(word) ? -1 : null;
}

/** A day that is not only a number, as many things are. */
export const isWrittenDay = (cell: string): boolean => !/^\d{1,7}$/.test(cell) && readBankDay(cell) !== null;

export const isAmount = (cell: string): boolean =>
  readSignedCents(cell) !== null && /[.,]\d{1,2}\D*$/.test(asTyped(cell));
