import type { it } from "@/messages/it";
import type { panel } from "@/messages/it/panel";
import type { Language } from "./languages";

/**
 * A message that is translated only when its reader is known: the key of a text in the catalogues (`messages`) and its
 * values, as one string, since zod, react-hook-form and API errors carry strings. Rules return such texts; the caller
 * that knows the reader's language translates them (`lib/i18n/wording.ts`).
 *
 * text("validation.atMost", { maximum: 10 })  →  'validation.atMost?{"maximum":10}'
 */

/** Every key of the catalogues: "validation.atMost". Keys of the panel are translated only in the panel. */
export type TextKey = KeysIn<typeof it & { panel: typeof panel }>;

type KeysIn<Texts, Before extends string = ""> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Before}${Key}`
    : KeysIn<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/**
 * A value in a message: numbers and words are inserted unchanged, the rest is formatted for the reader's language. Days
 * are `YYYY-MM-DD`, instants ISO 8601.
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

/**
 * "3 dicembre 2026", "giovedì 3 dicembre 2026", "gio 3 dic 2026", "dicembre 2026"; the others after a preposition or
 * article: "dal 3 dicembre 2026".
 */
export type DayStyle = "day" | "long" | "short" | "month" | "il" | "al" | "dal" | "del";

/** Translates a text into one language (`lib/i18n/word.ts`). A string that is not a text is returned unchanged. */
export type Word = (sent: string) => string;

export type TextValues = Readonly<Record<string, TextValue>>;

export function text(key: TextKey, values?: TextValues): string {
  return values === undefined ? key : `${key}?${JSON.stringify(values)}`;
}

export const dayIn = (day: string, style: DayStyle = "day"): TextValue => ({ day, style });

/** A range of days as a value: "5–11 dicembre 2026". */
export const daysIn = (start: string, end: string): TextValue => ({ days: [start, end] });

/** An instant as a value, formatted in Europe/Rome: "mar 1 dic 2026, 08:00". */
export const instantIn = (instant: Date): TextValue => ({ instant: instant.toISOString() });

/** A duration in whole minutes as a value: "1 ora e 30 minuti". */
export const minutesIn = (minutes: number): TextValue => ({ minutes });

/** An amount in cents as a value. */
export const centsIn = (cents: number): TextValue => ({ cents });

export const textIn = (inner: string): TextValue => ({ text: inner });

/** An entered name as a value, translated if it has a translation. */
export function nameIn(
  name: string,
  others: Partial<Record<Language, string | null | undefined>>,
): TextValue {
  const translated = Object.entries(others).filter(([, translation]) => translation);
  return translated.length === 0 ? name : { name, others: Object.fromEntries(translated) };
}

/** Several values as one: "Loto, Salvia e Timo", or "Loto; Salvia; Timo". */
export const listIn = (list: readonly TextValue[], by: "and" | "semicolon" = "and"): TextValue => ({
  list,
  by,
});
