import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { isStorable, shortString } from "@/lib/schemas/bounded-text";
import { emailField, integer, nullableName, nullableTyped, queryFlag, typedText } from "@/lib/schemas/fields";
import { textField } from "@/lib/schemas/worded";

/** The mail server of the site, set by an administrator in the panel unless the environment sets it. */

/** TLS from the first byte, mandatory STARTTLS, or clear text. */
export const MAIL_SECURITIES = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export const mailServerSchema = z.object({
  source: z.enum(["environment", "panel", "none"]),
  host: z.string().nullable(),
  port: z.number().nullable(),
  security: z.enum(MAIL_SECURITIES).nullable(),
  /** Null if the server accepts mails without a login. */
  username: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Null for the name of the site. */
  fromName: z.string().nullable(),
  fromAddress: z.string().nullable(),
  /** Null for the address of the site. */
  replyTo: z.string().nullable(),
  /** Null after a later successful delivery. */
  lastFailure: z.object({ at: z.string(), message: textField() }).nullable(),
});
export type MailServerState = z.infer<typeof mailServerSchema>;

/** A host name or an IP address, as typed into a mail program. */
const hostField = typedText(253, VALIDATION.required)
  .overwrite((value) => value.toLowerCase())
  .min(1, VALIDATION.required)
  .regex(/^[a-z0-9.:_-]*$/, VALIDATION.mailHost);

/** Every field of a mail server; omitted optional fields are null. */
export const mailServerInputSchema = z.object({
  host: hostField,
  port: integer.pipe(z.number().min(1, VALIDATION.mailPort).max(65_535, VALIDATION.mailPort)),
  security: z.enum(MAIL_SECURITIES, VALIDATION.invalid),
  username: nullableTyped(254).default(null),
  /** If omitted or empty, the stored password stays. No response contains it. */
  password: shortString(500).refine(isStorable, VALIDATION.unstorable).optional(),
  fromName: nullableName(120).default(null),
  fromAddress: emailField(VALIDATION.mailAddress),
  replyTo: z
    .union([z.literal(""), emailField(VALIDATION.mailAddress)], VALIDATION.mailAddress)
    .nullable()
    .transform((value) => value || null)
    .default(null),
});
export type MailServerInput = z.output<typeof mailServerInputSchema>;

/** The form of the panel, with text fields. */
export type MailServerForm = z.input<typeof mailServerInputSchema>;

/** `check=false` stores the server without testing it. */
export const mailServerQuerySchema = z.object({ check: queryFlag.default(true) });
