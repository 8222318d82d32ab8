import { newKey } from "../site/new-key";
import type { Flow } from "./modello-d";

/** An everyday word for a row of Modello D: "Affitto" for what goes out in A3. */
export interface BookWord {
  /** How it is stored: "affitto". */
  key: string;
  label: string;
  direction: Flow;
  category: string;
}

/** The word of a key; undefined where there is none. */
export const wordOf = <Word extends BookWord>(words: readonly Word[], key: string | null): Word | undefined =>
  words.find((word) => word.key === key);

/** The keys of the words that `after` does not have, or has for another row: entries that were written under them lose their meaning. */
export const lostWords = (before: readonly BookWord[], after: readonly BookWord[]): string[] =>
  before
    .filter(({ key, direction, category }) => {
      const kept = wordOf(after, key);
      return kept?.direction !== direction || kept.category !== category;
    })
    .map(({ key }) => key);

/** A key for a new word, made of its label: "Spese postali" becomes "spese-postali". */
export const newWordKey = (label: string, taken: readonly string[]): string =>
  newKey(label, taken, { most: 20, nameless: "parola" });
