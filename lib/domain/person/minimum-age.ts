/**
 * The years of age that somebody with an account must have (docs/rules.md). In a file without the arithmetic of days, which
 * the page of the login would load for this number alone.
 */
export const MINIMUM_AGE = 18;
