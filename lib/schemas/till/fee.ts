import { z } from "zod";
import { dayField, keyText } from "@/lib/schemas/fields";
import { sentField } from "@/lib/schemas/sent";
import { paymentSchema } from "./payment";
import { receiptSchema } from "./receipt";

/** A member's fee that is taken whole, with its receipt. */

export const takenFeeInputSchema = z.object({
  /** The key of one of the ways to pay in the settings. */
  method: keyText,
  /** Today by default. */
  date: dayField.optional(),
});

export type TakenFeeInput = z.output<typeof takenFeeInputSchema>;

/** `sent`: whether the receipt is mailed. */
export const takenFeeSchema = z.object({ payment: paymentSchema, receipt: receiptSchema, ...sentField });

export type TakenFee = z.infer<typeof takenFeeSchema>;
