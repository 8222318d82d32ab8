/**
 * The minimum age of account holders in years (docs/rules.md). In a file of its own so that the login page does not
 * load date arithmetic for this number.
 */
export const MINIMUM_AGE = 18;
