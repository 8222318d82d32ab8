import { z } from "zod";
import { emailField, text } from "@/lib/schemas/fields";
import { personFields, phoneField } from "./account-fields";
import { attemptField, codeField } from "./sign-in-code-fields";

export const codeRequestSchema = z.object({ email: emailField("Indirizzo e-mail non valido") });

export const codeRequestedSchema = z.object({ attempt: z.string() });

/** The body of a login by code. The names make an account where the address has none. */
export const codeLoginSchema = z.object({
  attempt: attemptField,
  code: codeField,
  firstName: personFields.firstName.optional(),
  lastName: personFields.lastName.optional(),
  phone: z
    .union([z.literal(""), phoneField])
    .nullish()
    .transform((phone) => phone || null),
  /** A code of the second factor, or a recovery code. */
  totp: text(40).optional(),
  rememberMe: z.boolean().default(false),
});

export type CodeLogin = z.output<typeof codeLoginSchema>;
