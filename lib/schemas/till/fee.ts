import { z } from "zod";
import { PAYMENT_METHODS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField } from "@/lib/schemas/fields";
import { sentField } from "@/lib/schemas/sent";
import { paymentSchema } from "./payment";
import { receiptSchema } from "./receipt";

/** A member's fee that is taken whole, with its receipt. */

export const takenFeeInputSchema = z.object({
  method: z.enum(PAYMENT_METHODS, VALIDATION.invalid),
  /** Today by default. */
  date: dayField.optional(),
});

export type TakenFeeInput = z.output<typeof takenFeeInputSchema>;

/** `sent`: whether the receipt is mailed. */
export const takenFeeSchema = z.object({ payment: paymentSchema, receipt: receiptSchema, ...sentField });

export type TakenFee = z.infer<typeof takenFeeSchema>;
