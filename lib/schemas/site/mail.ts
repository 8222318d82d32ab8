import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { pageQuery, text } from "@/lib/schemas/fields";

/** Where mails are handed to: a server, or files on the site's own machine where none is configured. */
export type MailChannel = "smtp" | "file";

/** On its way, handed to a mail server, written into a file, given up, or not to go out any more. */
export const MAIL_STATES = ["waiting", "sent", "written", "failed", "dropped"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const outgoingMailSchema = z.object({
  id: z.string(),
  /** What it is about, as the site names it. */
  template: z.string(),
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** Whether it could not be delivered at first, and is tried again. */
  isLate: z.boolean(),
  /** Why it was not to go out: its reason was gone, or the address has had too many that day. */
  dropped: z.enum(["needless", "limit"]).nullable(),
  queuedAt: z.string(),
  /** When the server took it, or the file was written. */
  sentAt: z.string().nullable(),
  /** Whether what it said is kept. */
  isReadable: z.boolean(),
});

export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

export const mailListQuerySchema = z.object({
  ...pageQuery,
  state: z.enum(MAIL_STATES, VALIDATION.invalid).optional(),
  /** Part of the address. */
  q: text(100).optional(),
});

export type MailListQuery = z.output<typeof mailListQuerySchema>;

/** What a mail said. Links have lost their secrets. */
export const mailContentSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The names of the files that went along. */
  attachments: z.array(z.string()),
});

export type MailContent = z.infer<typeof mailContentSchema>;

export const mailParams = z.object({ id: z.uuid(VALIDATION.invalid) });

/** Whether the site has a mail server, for the panel. */
export const mailDeliverySchema = z.object({ hasServer: z.boolean() });

export type MailDelivery = z.infer<typeof mailDeliverySchema>;
