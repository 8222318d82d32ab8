import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { emailField, typedText } from "@/lib/schemas/fields";
import { languageSchema } from "@/lib/schemas/language/translations";
import { newsletterField, personFields, phoneField } from "./account-fields";
import { attemptField, codeField } from "./sign-in-code-fields";

export const codeRequestSchema = z.object({ email: emailField(VALIDATION.mailAddress) });

export const codeRequestedSchema = z.object({ attempt: z.string() });

/** The body of a login by code. The names are used to create an account if the address has none. */
export const codeLoginSchema = z.object({
  attempt: attemptField,
  code: codeField,
  firstName: personFields.firstName.optional(),
  lastName: personFields.lastName.optional(),
  phone: z
    .union([z.literal(""), phoneField])
    .nullish()
    .transform((phone) => phone || null),
  /** The language of a new account; if omitted, the language of the request. */
  language: languageSchema.optional(),
  newsletter: newsletterField.optional(),
  /** A code of the second factor, or a recovery code. */
  totp: typedText(40).optional(),
  rememberMe: z.boolean().default(false),
});

export type CodeLogin = z.output<typeof codeLoginSchema>;
