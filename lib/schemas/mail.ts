import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { pageQuery, text } from "./fields";

/** On its way, handed over, or given up. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const outgoingMailSchema = z.object({
  id: z.string(),
  /** What it is about, as the site names it. */
  template: z.string(),
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** Whether it could not be delivered at first, and is tried again. */
  isLate: z.boolean(),
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
