import { z } from "zod";
import { birthDateRefusal } from "@/lib/domain/birth-date";
import { isCalendarDay } from "@/lib/domain/dates";
import { BIRTH_DATE_MESSAGES, PASSWORD_MESSAGES } from "@/lib/messages/account";
import {
  avatarFields,
  bioField,
  personFields,
  registrationPasswordField,
  usernameField,
} from "./account-fields";

/** What the server takes. Whether the person is old enough depends on the day and is the service's to say. */
export const registrationSchema = z.object({
  username: usernameField,
  password: registrationPasswordField,
  ...personFields,
  bio: bioField.default(null),
  ...avatarFields,
});

export type RegistrationInput = z.output<typeof registrationSchema>;

/** What the form asks for beyond that; these fields are never sent. `today` is a day in Rome. */
export const registrationFormSchema = (today: string) =>
  registrationSchema
    .extend({
      confirmPassword: z.string(),
      termsAccepted: z.literal(true, "Devi accettare i termini e le condizioni"),
      privacyAccepted: z.literal(true, "Devi accettare l'informativa sulla privacy"),
    })
    .superRefine((form, context) => {
      if (form.confirmPassword !== form.password) {
        context.addIssue({ code: "custom", path: ["confirmPassword"], message: PASSWORD_MESSAGES.mismatch });
      }
      const refusal = isCalendarDay(form.dateOfBirth) ? birthDateRefusal(form.dateOfBirth, today) : null;
      if (refusal)
        context.addIssue({ code: "custom", path: ["dateOfBirth"], message: BIRTH_DATE_MESSAGES[refusal] });
    });

export type RegistrationForm = z.input<ReturnType<typeof registrationFormSchema>>;
