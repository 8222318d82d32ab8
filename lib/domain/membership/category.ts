import { newKey } from "../site/new-key";

export interface MemberCategory {
  /** The stored key, such as "ordinario". */
  key: string;
  /** The displayed name, such as "Socio ordinario". */
  label: string;
  /** In cents, for one membership year. */
  fee: number;
}

/** Undefined if the category has been removed. */
export const categoryOf = (categories: readonly MemberCategory[], key: string): MemberCategory | undefined =>
  categories.find((category) => category.key === key);

/** The displayed name of a category; its key if it has been removed. */
export const categoryLabel = (categories: readonly MemberCategory[], key: string): string =>
  categoryOf(categories, key)?.label ?? key;

export const removedKeys = (before: readonly MemberCategory[], after: readonly MemberCategory[]): string[] =>
  before.map(({ key }) => key).filter((key) => categoryOf(after, key) === undefined);

/**
 * A key for a new category, derived from its label: "Socio giovane" becomes "socio-giovane", then "socio-giovane-2".
 */
export const newCategoryKey = (label: string, taken: readonly string[]): string =>
  newKey(label, taken, { most: 33, nameless: "categoria" });
