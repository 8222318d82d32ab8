import { z } from "zod";
import { MAIL_STATES } from "@/lib/domain/site/mail-retries";
import { VALIDATION } from "@/lib/messages/validation";
import { pageQuery, searchText } from "@/lib/schemas/fields";

/** How mails are delivered: by SMTP, or as files on the site's machine if no server is configured. */
export type MailChannel = "smtp" | "file";

export const outgoingMailSchema = z.object({
  id: z.string(),
  template: z.string(),
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** Whether the first delivery failed and it is being retried. */
  isLate: z.boolean(),
  /** Why it was not sent: its reason no longer existed, or the address had reached the daily limit. */
  dropped: z.enum(["needless", "limit"]).nullable(),
  queuedAt: z.string(),
  /** The instant at which the server accepted it, or the file was written. */
  sentAt: z.string().nullable(),
  /** Whether its content is stored. */
  isReadable: z.boolean(),
});

export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

export const mailListQuerySchema = z.object({
  ...pageQuery,
  state: z.enum(MAIL_STATES, VALIDATION.invalid).optional(),
  /** A part of the recipient's address. */
  q: searchText,
});

export type MailListQuery = z.output<typeof mailListQuerySchema>;

/** The content of a mail, with the secrets of links masked. */
export const mailContentSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The names of the attachments. */
  attachments: z.array(z.string()),
});

export type MailContent = z.infer<typeof mailContentSchema>;

export const mailParams = z.object({ id: z.uuid(VALIDATION.invalid) });

export const mailDeliverySchema = z.object({ hasServer: z.boolean() });

export type MailDelivery = z.infer<typeof mailDeliverySchema>;
