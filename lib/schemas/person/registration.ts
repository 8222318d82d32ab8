import { z } from "zod";
import { type BirthDateRefusal, birthDateRefusal } from "@/lib/domain/person/birth-date";
import { isCalendarDay } from "@/lib/domain/time/dates";
import { BIRTH_DATE_MESSAGES, PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { avatarFields, bioField, chosenPasswordField, personFields, usernameField } from "./account-fields";

/** The body of a registration. The minimum age depends on the day, so the service checks it. */
export const registrationSchema = z.object({
  username: usernameField,
  password: chosenPasswordField,
  ...personFields,
  bio: bioField.default(null),
  ...avatarFields,
});

export type RegistrationInput = z.output<typeof registrationSchema>;

/** Rules between fields run even while other fields are invalid. */
const always = { when: () => true };

/** The schema of the form, with fields that are never sent. `today` is a day in Rome. */
export const registrationFormSchema = (today: string) => {
  const isRefused = (day: unknown, refusal: BirthDateRefusal) =>
    typeof day === "string" && isCalendarDay(day) && birthDateRefusal(day, today) === refusal;
  const birthDateRule = (refusal: BirthDateRefusal) => ({
    ...always,
    path: ["dateOfBirth"],
    message: BIRTH_DATE_MESSAGES[refusal],
  });
  return registrationSchema
    .extend({
      confirmPassword: z.string(),
      termsAccepted: z.boolean().optional(),
      privacyAccepted: z.boolean().optional(),
    })
    .refine((form) => form.termsAccepted === true, {
      ...always,
      path: ["termsAccepted"],
      message: "Devi accettare i termini e le condizioni",
    })
    .refine((form) => form.privacyAccepted === true, {
      ...always,
      path: ["privacyAccepted"],
      message: "Devi accettare l'informativa sulla privacy",
    })
    .refine((form) => !form.confirmPassword || form.confirmPassword === form.password, {
      ...always,
      path: ["confirmPassword"],
      message: PASSWORD_MESSAGES.mismatch,
    })
    .refine((form) => Boolean(form.confirmPassword), {
      ...always,
      path: ["confirmPassword"],
      message: "Ripeti la password",
    })
    .refine((form) => !isRefused(form.dateOfBirth, "tooEarly"), birthDateRule("tooEarly"))
    .refine((form) => !isRefused(form.dateOfBirth, "tooYoung"), birthDateRule("tooYoung"));
};

export type RegistrationForm = z.input<ReturnType<typeof registrationFormSchema>>;
export type ValidRegistrationForm = z.output<ReturnType<typeof registrationFormSchema>>;
