import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, lineText, requiredText } from "@/lib/schemas/fields";

/** A message of the centre to several people, one mail each. */
export const messageInputSchema = z.object({
  subject: lineText(VALIDATION.subject, 200),
  text: requiredText(VALIDATION.message, 5000),
});

export type MessageInput = z.output<typeof messageInputSchema>;

export const roomMessageInputSchema = messageInputSchema.extend({ day: dayField });

export type RoomMessageInput = z.output<typeof roomMessageInputSchema>;

/** How many people the message was queued for. */
export const messageSentSchema = z.object({ recipients: z.number().int() });
