/**
 * Joins class names without resolving conflicts, for code in the first load of every page: `cn` includes a library
 * whose tables take a phone 70 ms to set up. No two classes may set the same property.
 */
export const joinClasses = (...classes: readonly (string | false | null | undefined)[]): string =>
  classes.filter(Boolean).join(" ");
