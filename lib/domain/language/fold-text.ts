/** Apostrophes of keyboards, phones and word processors; person_name_fold in the database uses the same ones. */
export const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/** Hyphens and dashes, of which a keyboard has only one; person_name_fold in the database uses the same ones. */
export const DASHES = /[\p{Pd}\u2212]/gu;

/** Replaces each dash by a keyboard hyphen, so that "Lia‑Rosa" is the same name however it was typed. */
export const withHyphens = (text: string): string => text.replace(DASHES, "-");

/** Letters without a Unicode decomposition that readers confuse with others; search_fold in the database has the same. */
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
  ß: "ss",
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join("")}]`, "g");

/** Replaces letters without a Unicode decomposition in lower-case text, as banks and registries do: "łukasz". */
export const withPlainLetters = (lower: string): string =>
  lower.replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter);

/** A text as it is compared and searched: "citta" matches "Città", "walesa" "Wałęsa", and "D'Angelo" "D’Angelo". */
export const foldText = (text: string): string =>
  withPlainLetters(
    withHyphens(text).replace(APOSTROPHES, "'").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  );
