import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam } from "@/lib/schemas/fields";

/** Whom a message is for: the customer of a booking or sign-up, a person, somebody on the waiting list. */
export const MESSAGE_KINDS = [
  "booking",
  "course-booking",
  "registration",
  "person",
  "waiting-entry",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_TEXTS = ["confirmation", "reminder", "payment", "empty"] as const;
export type MessageText = (typeof MESSAGE_TEXTS)[number];

const OF_EVERYTHING_BOOKED: readonly MessageText[] = MESSAGE_TEXTS;

/** Which texts there are for each kind. */
export const TEXTS_OF_KIND: Record<MessageKind, readonly MessageText[]> = {
  booking: OF_EVERYTHING_BOOKED,
  "course-booking": OF_EVERYTHING_BOOKED,
  registration: OF_EVERYTHING_BOOKED,
  person: ["payment", "empty"],
  "waiting-entry": ["confirmation", "reminder", "empty"],
};

export const messageLinkQuerySchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS, VALIDATION.invalid),
    id: idParam,
    text: z.enum(MESSAGE_TEXTS, VALIDATION.invalid),
  })
  .refine(({ kind, text }) => TEXTS_OF_KIND[kind].includes(text), {
    path: ["text"],
    error: VALIDATION.invalid,
  });

export type MessageLinkQuery = z.infer<typeof messageLinkQuerySchema>;

export const messageLinkSchema = z.object({
  /** Opens WhatsApp with the number and the text. */
  url: z.string(),
  /** E.164. */
  phone: z.string(),
  /** "" for the text `empty`. */
  text: z.string(),
});

export type MessageLink = z.infer<typeof messageLinkSchema>;
