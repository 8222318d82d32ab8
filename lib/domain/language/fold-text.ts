/** Apostrophes as keyboards, phones and word processors write them; person_name_fold in the database knows the same. */
export const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/** A text as it is compared and searched: who types "citta" finds "Città", who types "D'Angelo" finds "D’Angelo". */
export const foldText = (text: string): string =>
  text.replace(APOSTROPHES, "'").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
