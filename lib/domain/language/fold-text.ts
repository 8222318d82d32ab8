/** Apostrophes of keyboards, phones and word processors; person_name_fold in the database uses the same ones. */
export const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/** Hyphens and dashes, of which a keyboard has only one; person_name_fold in the database uses the same ones. */
export const DASHES = /[\p{Pd}\u2212]/gu;

/** Replaces each dash by a keyboard hyphen, so that "Lia‑Rosa" is the same name however it was typed. */
export const withHyphens = (text: string): string => text.replace(DASHES, "-");

/** A text as it is compared and searched: "citta" matches "Città", and "D'Angelo" matches "D’Angelo". */
export const foldText = (text: string): string =>
  withHyphens(text).replace(APOSTROPHES, "'").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
