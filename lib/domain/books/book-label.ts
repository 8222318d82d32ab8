import { newKey } from "../site/new-key";
import type { Flow } from "./modello-d";

/** An everyday name for a row of Modello D: "Affitto" for expenses in A3. */
export interface BookWord {
  /** The stored key, such as "affitto". */
  key: string;
  label: string;
  direction: Flow;
  category: string;
}

export const wordOf = <Word extends BookWord>(words: readonly Word[], key: string | null): Word | undefined =>
  words.find((word) => word.key === key);

/**
 * The keys that `after` lacks or assigns to another row, by which entries recorded under them would lose their meaning.
 */
export const lostWords = (before: readonly BookWord[], after: readonly BookWord[]): string[] =>
  before
    .filter(({ key, direction, category }) => {
      const kept = wordOf(after, key);
      return kept?.direction !== direction || kept.category !== category;
    })
    .map(({ key }) => key);

/** A key for a new name, derived from its label: "spese-postali" for "Spese postali". */
export const newWordKey = (label: string, taken: readonly string[]): string =>
  newKey(label, taken, { most: 20, nameless: "parola" });
