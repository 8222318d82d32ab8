import { z } from "zod";
import { MESSAGE_KINDS, MESSAGE_TEXTS, TEXTS_OF_KIND } from "@/lib/domain/panel/message-kinds";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam } from "@/lib/schemas/fields";

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
