import "@/lib/schemas/zod-config";
import { z } from "zod";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { balanceFields } from "@/lib/schemas/money/balance";

/** A booking, sign-up, fee or pass in the history of an account or a person, with its balance. */

export const pastItemSchema = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number().int(),
  confirmationNumber: z.string(),
  title: z.string(),
  /** Calendar days in Europe/Rome; null for a course without dates. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** The series of a booking; null without one. */
  seriesId: z.number().int().nullable(),
  status: z.enum(["confirmed", "pending", "canceled"]),
  /** Cents; null if the price is unknown. */
  totalAmount: z.number().int().nullable(),
  ...balanceFields,
  /** The deposit held, in cents. */
  depositHeld: z.number().int(),
  createdAt: z.string(),
});

export type PastItem = z.infer<typeof pastItemSchema>;
