import type { it } from "@/messages/it";
import type { panel } from "@/messages/it/panel";
import type { Language } from "./languages";

/**
 * A sentence on its way to a reader: the key of a text in the catalogues (`messages`) and the values to fill in, as one
 * string, since zod, react-hook-form and the errors of the API carry strings. Rules answer with these; whoever knows the
 * reader's language words them (`lib/i18n/wording.ts`).
 *
 *   text("validation.atMost", { maximum: 10 })  →  'validation.atMost?{"maximum":10}'
 */

/** Every key of the catalogues: "validation.atMost". Those of the panel are worded in the panel alone. */
export type TextKey = KeysIn<typeof it & { panel: typeof panel }>;

type KeysIn<Texts, Before extends string = ""> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Before}${Key}`
    : KeysIn<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/**
 * What a sentence is filled with: numbers and words as they are, the rest in the form of the reader's language. Days are
 * `YYYY-MM-DD`, instants ISO 8601.
 */
export type TextValue =
  | string
  | number
  | { day: string; style: DayStyle }
  | { days: readonly [string, string] }
  | { instant: string }
  | { cents: number }
  | { minutes: number }
  | { text: string }
  | { name: string; others: Partial<Record<Language, string>> }
  | { list: readonly TextValue[]; by: "and" | "semicolon" };

/** "3 dicembre 2026", "giovedì 3 dicembre 2026", "gio 3 dic 2026", "dicembre 2026"; the others after a word: "dal 3 dicembre 2026". */
export type DayStyle = "day" | "long" | "short" | "month" | "il" | "al" | "dal" | "del";

/** Words a text in one language (`lib/i18n/word.ts`). A string that is no text comes back as it is. */
export type Word = (sent: string) => string;

export type TextValues = Readonly<Record<string, TextValue>>;

export function text(key: TextKey, values?: TextValues): string {
  return values === undefined ? key : `${key}?${JSON.stringify(values)}`;
}

/** A day within a sentence. */
export const dayIn = (day: string, style: DayStyle = "day"): TextValue => ({ day, style });

/** From a day to a day within a sentence: "5–11 dicembre 2026". */
export const daysIn = (start: string, end: string): TextValue => ({ days: [start, end] });

/** A moment within a sentence, on the clock of Rome: "mar 1 dic 2026, 08:00". */
export const instantIn = (instant: Date): TextValue => ({ instant: instant.toISOString() });

/** A length of time within a sentence, in whole minutes: "1 ora e 30 minuti". */
export const minutesIn = (minutes: number): TextValue => ({ minutes });

/** An amount in cents within a sentence. */
export const centsIn = (cents: number): TextValue => ({ cents });

export const textIn = (inner: string): TextValue => ({ text: inner });

/** The name that somebody gave something, within a sentence: translated where there is a translation. */
export function nameIn(
  name: string,
  others: Partial<Record<Language, string | null | undefined>>,
): TextValue {
  const translated = Object.entries(others).filter(([, translation]) => translation);
  return translated.length === 0 ? name : { name, others: Object.fromEntries(translated) };
}

/** Several values within a sentence: "Loto, Salvia e Timo", or "Loto; Salvia; Timo". */
export const listIn = (list: readonly TextValue[], by: "and" | "semicolon" = "and"): TextValue => ({
  list,
  by,
});
