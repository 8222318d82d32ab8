/**
 * Joins class names without looking at them, for what every visitor's browser runs at first: `cn` brings a library along
 * whose tables take a phone 70 ms to set up. No two of them may say different things of the same property.
 */
export const joinClasses = (...classes: readonly (string | false | null | undefined)[]): string =>
  classes.filter(Boolean).join(" ");
