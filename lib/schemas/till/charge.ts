import { z } from "zod";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam } from "@/lib/schemas/fields";
import { balanceFields } from "@/lib/schemas/money/balance";
import { receiptHolderSchema } from "./receipt";

export const chargeParams = z.object({ kind: z.enum(CHARGE_KINDS, VALIDATION.invalid), id: idParam });

/** A charge as shown at the till: its description, its balance, and the default holder of its receipt. */
export const chargeDetailsSchema = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number().int(),
  confirmationNumber: z.string(),
  title: z.string(),
  /** In Italian, as printed on receipts; empty for a course without dates. */
  when: z.string(),
  payerName: z.string(),
  /** Empty without an address. */
  payerEmail: z.string(),
  totalAmount: z.number().int(),
  ...balanceFields,
  /** The amount to be paid now, in cents: the prepayment of a booking that awaits it, otherwise all that is due. */
  askedAmount: z.number().int(),
  /** The deadline of a prepayment; null otherwise. */
  payBy: z.string().nullable(),
  /** The holder of a receipt unless another one is sent. */
  holder: receiptHolderSchema,
});

export type ChargeDetails = z.infer<typeof chargeDetailsSchema>;
