import { text } from "@/lib/domain/language/text";
import { type BirthDateRefusal, EARLIEST_BIRTH_YEAR, MINIMUM_AGE } from "@/lib/domain/person/birth-date";
import { VALIDATION } from "../validation";

export const BIRTH_DATE_MESSAGES: Record<BirthDateRefusal, string> = {
  // Passed as text: a number would be formatted with a thousands separator.
  tooEarly: text("validation.birthDate.tooEarly", { year: String(EARLIEST_BIRTH_YEAR) }),
  tooYoung: text("validation.birthDate.tooYoung", { age: MINIMUM_AGE }),
};

/** For people whom staff enter in the panel. */
export const BIRTH_DATE_IMPOSSIBLE = text("validation.birthDate.impossible");

export const TAKEN_MESSAGES = {
  username: text("validation.taken.username"),
  email: text("validation.taken.email"),
  fiscalCode: text("validation.taken.fiscalCode"),
} as const;

export const PASSWORD_MESSAGES = {
  mismatch: text("validation.password.mismatch"),
  common: text("validation.password.common"),
  ownWord: text("validation.password.ownWord"),
  tooLong: text("validation.password.tooLong"),
  resetTooShort: text("validation.password.resetTooShort"),
} as const;

export const SIGN_IN_CODE_MESSAGES = {
  firstName: VALIDATION.firstNameRequired,
  lastName: VALIDATION.lastNameRequired,
  nameless: text("validation.signInCode.nameless"),
  held: text("validation.signInCode.held"),
} as const;
