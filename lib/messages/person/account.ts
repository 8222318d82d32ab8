import { type BirthDateRefusal, EARLIEST_BIRTH_YEAR } from "@/lib/domain/person/birth-date";
import { MINIMUM_AGE } from "@/lib/domain/person/minimum-age";

/** Texts about accounts that the form and the server share. */

export const BIRTH_DATE_MESSAGES: Record<BirthDateRefusal, string> = {
  tooEarly: `La data di nascita non può precedere il ${EARLIEST_BIRTH_YEAR}`,
  tooYoung: `Devi avere almeno ${MINIMUM_AGE} anni per registrarti`,
};

/** For people whom the panel enters. */
export const BIRTH_DATE_IMPOSSIBLE = "La data di nascita non è possibile";

export const TAKEN_MESSAGES = {
  username: "Questo username è già in uso",
  email: "Questa e-mail è già registrata",
  fiscalCode: "Questo codice fiscale è già registrato",
} as const;

export const PASSWORD_MESSAGES = {
  mismatch: "Le password non corrispondono",
  common: "Questa password è tra le più usate: scegline una meno comune",
  ownWord: "La password non può essere il tuo nome, il tuo username o la tua e-mail",
  tooLong: "La password può avere al massimo 128 caratteri",
  resetTooShort: "La password deve essere di almeno 6 caratteri",
} as const;

export const SIGN_IN_CODE_MESSAGES = {
  firstName: "Nome è obbligatorio",
  lastName: "Cognome è obbligatorio",
  nameless: "È la prima volta con questo indirizzo: dicci come ti chiami.",
  held: "Con questo indirizzo c'è un account mai confermato. Se l'hai creato tu, accedi con la sua password: proseguendo da qui lo eliminiamo, con le sue prenotazioni, e ne creiamo uno nuovo.",
} as const;
