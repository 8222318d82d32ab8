/**
 * How names that identify an account are compared, in one place: the database stores what these functions say
 * (users.username_fold, email_fold, username_look) and never folds on its own.
 */

/**
 * A username or e-mail address with all differences of case and of compatible forms (full-width, ligatures) taken out:
 * NFKC and case folding. Through the capitals, since "ß", "ſ" and "ς" fold no other way.
 */
export function foldName(name: string): string {
  const lower = name.normalize("NFKC").toLowerCase();
  return lower.toUpperCase().toLowerCase().normalize("NFKC");
}

/** Letters that Unicode does not take apart and that a reader takes for others. */
const LOOKALIKES: Record<string, string> = {
  ı: "i",
  ȷ: "j",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
  þ: "p",
  æ: "ae",
  œ: "oe",
};

/** What a username looks like at a glance: folded, without accents and strokes. Equal looks are taken for each other. */
export function nameLook(name: string): string {
  const plain = foldName(name).normalize("NFD").replace(/\p{M}/gu, "");
  return [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join("");
}

/** Letters of European languages in everyday use, without those that pass for another one (dotless i, long s …). */
const USERNAME = /^[A-Za-z0-9._\-À-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žȘ-ț]*$/u;

/** Whether a username has nothing but letters that a reader can tell apart: one script, and no full-width forms. */
export const hasPlainLetters = (username: string): boolean => USERNAME.test(username.normalize("NFC"));
