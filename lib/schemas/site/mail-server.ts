import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { isStorable, shortString } from "@/lib/schemas/bounded-text";
import { emailField, integer, nullableName, nullableTyped, queryFlag, typedText } from "@/lib/schemas/fields";
import { textField } from "@/lib/schemas/worded";

/** The mail server of the site, which an administrator sets in the panel unless the environment does. */

/** TLS from the first byte, STARTTLS that the server has to offer, or clear text. */
export const MAIL_SECURITIES = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export const mailServerSchema = z.object({
  source: z.enum(["environment", "panel", "none"]),
  host: z.string().nullable(),
  port: z.number().nullable(),
  security: z.enum(MAIL_SECURITIES).nullable(),
  /** Null where the server takes mails without a login. */
  username: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Null for the name of the site. */
  fromName: z.string().nullable(),
  fromAddress: z.string().nullable(),
  /** Null for the address of the site. */
  replyTo: z.string().nullable(),
  /** Null once a mail has left since. */
  lastFailure: z.object({ at: z.string(), message: textField() }).nullable(),
});
export type MailServerState = z.infer<typeof mailServerSchema>;

/** A name or an IP address, as it is typed into a mail program. */
const hostField = typedText(253, VALIDATION.required)
  .overwrite((value) => value.toLowerCase())
  .min(1, VALIDATION.required)
  .regex(/^[a-z0-9.:_-]*$/, VALIDATION.mailHost);

/** Every field of a mail server; what is left out of the optional ones is null. */
export const mailServerInputSchema = z.object({
  host: hostField,
  port: integer.pipe(z.number().min(1, VALIDATION.mailPort).max(65_535, VALIDATION.mailPort)),
  security: z.enum(MAIL_SECURITIES, VALIDATION.invalid),
  username: nullableTyped(254).default(null),
  /** Left out or empty, the stored one stays. It is in no answer. */
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

/** The form of the panel, whose fields are text. */
export type MailServerForm = z.input<typeof mailServerInputSchema>;

/** `check=false` stores the server without trying it. */
export const mailServerQuerySchema = z.object({ check: queryFlag.default(true) });
