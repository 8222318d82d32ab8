import { newKey } from "../site/new-key";

/** A kind of member, with its own fee. */
export interface MemberCategory {
  /** How it is stored: "ordinario". */
  key: string;
  /** As people read it: "Socio ordinario". */
  label: string;
  /** Cents for a membership year. */
  fee: number;
}

/** The category of a key; undefined for one that is gone. */
export const categoryOf = (categories: readonly MemberCategory[], key: string): MemberCategory | undefined =>
  categories.find((category) => category.key === key);

/** How a category is read; its key where it is gone. */
export const categoryLabel = (categories: readonly MemberCategory[], key: string): string =>
  categoryOf(categories, key)?.label ?? key;

/** The keys of `before` that `after` does not have. */
export const removedKeys = (before: readonly MemberCategory[], after: readonly MemberCategory[]): string[] =>
  before.map(({ key }) => key).filter((key) => categoryOf(after, key) === undefined);

/** A key for a new category, made of its label: "Socio giovane" becomes "socio-giovane", the second "socio-giovane-2". */
export const newCategoryKey = (label: string, taken: readonly string[]): string =>
  newKey(label, taken, { most: 33, nameless: "categoria" });
