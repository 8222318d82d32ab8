import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { pageQuery, text } from "./fields";

/** On its way, handed over, given up, or not to go out any more. */
export const MAIL_STATES = ["waiting", "sent", "failed", "dropped"] as const;
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
  sentAt: z.string().nullable(),
});

export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

export const mailListQuerySchema = z.object({
  ...pageQuery,
  state: z.enum(MAIL_STATES, VALIDATION.invalid).optional(),
  /** Part of the address. */
  q: text(100).optional(),
});

export type MailListQuery = z.output<typeof mailListQuerySchema>;
