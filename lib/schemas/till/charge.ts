import { z } from "zod";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam } from "@/lib/schemas/fields";
import { balanceFields } from "@/lib/schemas/money/balance";
import { receiptHolderSchema } from "./receipt";

export const chargeParams = z.object({ kind: z.enum(CHARGE_KINDS, VALIDATION.invalid), id: idParam });

/** A booking or sign-up as the till shows it: what it is, what is owed, and to whom its receipt would be made out. */
export const chargeDetailsSchema = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number().int(),
  confirmationNumber: z.string(),
  title: z.string(),
  /** In Italian, as receipts say it; empty for a course without dates. */
  when: z.string(),
  payerName: z.string(),
  /** Empty without an address. */
  payerEmail: z.string(),
  totalAmount: z.number().int(),
  ...balanceFields,
  /** What is asked for now, in cents: the prepayment of a booking that awaits it, else all that is due. */
  askedAmount: z.number().int(),
  /** Until when, where that is a prepayment; else null. */
  payBy: z.string().nullable(),
  /** The holder of a receipt unless another is sent. */
  holder: receiptHolderSchema,
});

export type ChargeDetails = z.infer<typeof chargeDetailsSchema>;
