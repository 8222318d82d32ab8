import { z } from "zod";
import { type BirthDateRefusal, birthDateRefusal } from "@/lib/domain/person/birth-date";
import { isCalendarDay } from "@/lib/domain/time/dates";
import { BIRTH_DATE_MESSAGES, PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { VALIDATION } from "@/lib/messages/validation";
import { languageSchema } from "@/lib/schemas/language/translations";
import {
  avatarFields,
  bioField,
  chosenPasswordField,
  fiscalCodeField,
  foreignPostalCodeField,
  isItalianPostalCode,
  newsletterField,
  personFields,
  usernameField,
} from "./account-fields";

const fields = z.object({
  username: usernameField,
  password: chosenPasswordField,
  ...personFields,
  /** "Non ho un codice fiscale italiano": the codice fiscale may then be omitted, and the postcode may be foreign. */
  noFiscalCode: z.boolean(VALIDATION.invalid).optional(),
  fiscalCode: fiscalCodeField.nullish().transform((code) => code ?? null),
  postalCode: foreignPostalCodeField,
  bio: bioField.default(null),
  /** If omitted, the language of the request. */
  language: languageSchema.optional(),
  newsletter: newsletterField.optional(),
  ...avatarFields,
});

/** Rules between fields run even while other fields are invalid, but not if the body is no object. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

interface Residence {
  noFiscalCode?: unknown;
  fiscalCode?: unknown;
  postalCode?: unknown;
}

/** The form requires the codice fiscale unless the person states that they have none. */
const isCodeGiven = ({ noFiscalCode, fiscalCode }: Residence) => noFiscalCode === true || fiscalCode != null;
const isPostalCodeRight = ({ noFiscalCode, postalCode }: Residence) =>
  noFiscalCode === true || typeof postalCode !== "string" || isItalianPostalCode(postalCode);
const CODE_LACKING = { ...always, path: ["fiscalCode"], message: VALIDATION.fiscalCodeFormat };
const POSTAL_CODE_WRONG = { ...always, path: ["postalCode"], message: VALIDATION.postalCode };

/** The body of a registration. The minimum age depends on the day, so the service checks it. */
export const registrationSchema = fields
  .refine(isCodeGiven, CODE_LACKING)
  .refine(isPostalCodeRight, POSTAL_CODE_WRONG);

export type RegistrationInput = z.output<typeof registrationSchema>;

/** The schema of the form, with fields that are never sent. `today` is a day in Europe/Rome. */
export const registrationFormSchema = (today: string) => {
  const isRefused = (day: unknown, refusal: BirthDateRefusal) =>
    typeof day === "string" && isCalendarDay(day) && birthDateRefusal(day, today) === refusal;
  const birthDateRule = (refusal: BirthDateRefusal) => ({
    ...always,
    path: ["dateOfBirth"],
    message: BIRTH_DATE_MESSAGES[refusal],
  });
  return fields
    .extend({
      confirmPassword: z.string(),
      termsAccepted: z.boolean().optional(),
      privacyAccepted: z.boolean().optional(),
    })
    .refine(isCodeGiven, CODE_LACKING)
    .refine(isPostalCodeRight, POSTAL_CODE_WRONG)
    .refine((form) => form.termsAccepted === true, {
      ...always,
      path: ["termsAccepted"],
      message: VALIDATION.acceptTerms,
    })
    .refine((form) => form.privacyAccepted === true, {
      ...always,
      path: ["privacyAccepted"],
      message: VALIDATION.acceptPrivacy,
    })
    .refine((form) => !form.confirmPassword || form.confirmPassword === form.password, {
      ...always,
      path: ["confirmPassword"],
      message: PASSWORD_MESSAGES.mismatch,
    })
    .refine((form) => Boolean(form.confirmPassword), {
      ...always,
      path: ["confirmPassword"],
      message: VALIDATION.repeatPassword,
    })
    .refine((form) => !isRefused(form.dateOfBirth, "tooEarly"), birthDateRule("tooEarly"))
    .refine((form) => !isRefused(form.dateOfBirth, "tooYoung"), birthDateRule("tooYoung"));
};

export type RegistrationForm = z.input<ReturnType<typeof registrationFormSchema>>;
export type ValidRegistrationForm = z.output<ReturnType<typeof registrationFormSchema>>;
