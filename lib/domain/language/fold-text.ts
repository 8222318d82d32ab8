/** Apostrophes as keyboards, phones and word processors write them; person_name_fold in the database knows the same. */
export const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/** Hyphens and dashes, of which a keyboard has one; person_name_fold in the database knows the same. */
export const DASHES = /[\p{Pd}\u2212]/gu;

/** The hyphen of a keyboard in the place of each dash, so that "Lia‑Rosa" is one name however it was typed. */
export const withHyphens = (text: string): string => text.replace(DASHES, "-");

/** A text as it is compared and searched: who types "citta" finds "Città", who types "D'Angelo" finds "D’Angelo". */
export const foldText = (text: string): string =>
  withHyphens(text).replace(APOSTROPHES, "'").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
