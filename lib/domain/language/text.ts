/**
 * A sentence on its way to a reader: the key of a text in the catalogues (`messages`) and the values to fill in, as one
 * string, since zod, react-hook-form and the errors of the API carry strings. Rules answer with these; whoever knows the
 * reader's language words them (`lib/i18n/wording.ts`).
 *
 *   text("validation.atMost", { maximum: 10 })  →  'validation.atMost?{"maximum":10}'
 */

/**
 * What a sentence is filled with: numbers and words as they are, the rest in the form of the reader's language. Days are
 * `YYYY-MM-DD`.
 */
export type TextValue =
  | string
  | number
  | { day: string; style: DayStyle }
  | { days: readonly [string, string] }
  | { instant: string }
  | { cents: number }
  | { text: string }
  | { list: readonly TextValue[] };

/** "3 dicembre 2026", "giovedì 3 dicembre 2026", "gio 3 dic 2026"; the others after a word: "dal 3 dicembre 2026". */
export type DayStyle = "day" | "long" | "short" | "il" | "al" | "dal" | "del";

export type TextValues = Readonly<Record<string, TextValue>>;

/** A text of the catalogues with its values. */
export function text(key: string, values?: TextValues): string {
  return values === undefined ? key : `${key}?${JSON.stringify(values)}`;
}

const SENT = /^([a-z][\w-]*(?:\.[\w-]+)+)(?:\?(\{.*\}))?$/is;

/** Key and values of a text; null for a string that is no text, such as somebody's own words. */
export function parseText(sent: string): { key: string; values: TextValues } | null {
  const [, key, values] = SENT.exec(sent) ?? [];
  if (key === undefined) return null;
  return { key, values: values === undefined ? {} : (JSON.parse(values) as TextValues) };
}

/** A day within a sentence. */
export const dayIn = (day: string, style: DayStyle = "day"): TextValue => ({ day, style });

/** From a day to a day within a sentence: "5–11 dicembre 2026". */
export const daysIn = (start: string, end: string): TextValue => ({ days: [start, end] });

/** A moment within a sentence, on the clock of Rome: "mar 1 dic 2026, 08:00". */
export const instantIn = (instant: Date): TextValue => ({ instant: instant.toISOString() });

/** An amount in cents within a sentence. */
export const centsIn = (cents: number): TextValue => ({ cents });

/** A text within a text. */
export const textIn = (inner: string): TextValue => ({ text: inner });

/** Several values within a sentence: "Loto, Salvia e Timo". */
export const listIn = (list: readonly TextValue[]): TextValue => ({ list });
