import { withPlainLetters } from "../language/fold-text";

/**
 * How usernames and e-mail addresses are compared. The database stores the results of these functions
 * (users.username_fold, email_fold, username_look) and never folds by itself.
 */

/**
 * A username or e-mail address without differences of case and compatibility forms (full-width, ligatures): NFKC and
 * case folding. Upper-cases first, since lower-casing alone does not fold "ß", "ſ" and "ς".
 */
export function foldName(name: string): string {
  const lower = name.normalize("NFKC").toLowerCase();
  return lower.toUpperCase().toLowerCase().normalize("NFKC");
}

/**
 * A folded username without accents and strokes. Two usernames with the same skeleton look alike, so only one of them
 * may exist (compare "skeleton" in Unicode Technical Standard 39).
 */
export function usernameSkeleton(name: string): string {
  return withPlainLetters(foldName(name).normalize("NFD").replace(/\p{M}/gu, ""));
}

/** Letters in everyday use in European languages, except those easily confused with another (dotless i, long s …). */
const USERNAME = /^[A-Za-z0-9._\-À-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žȘ-ț]*$/u;

/**
 * Whether a username consists of unambiguous Latin letters, digits and `.` `_` `-`: one script, no full-width forms.
 */
export const hasPlainLetters = (username: string): boolean => USERNAME.test(username.normalize("NFC"));

/** The columns by which usernames and e-mail addresses are compared. */
export const foldedNames = ({ username, email }: { username: string; email: string }) => ({
  usernameFold: foldName(username),
  usernameLook: usernameSkeleton(username),
  emailFold: foldName(email),
});
