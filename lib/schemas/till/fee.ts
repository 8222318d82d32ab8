import { z } from "zod";
import { dayField, keyText } from "@/lib/schemas/fields";
import { sentField } from "@/lib/schemas/sent";
import { paymentSchema } from "./payment";
import { receiptSchema } from "./receipt";

export const takenFeeInputSchema = z.object({
  /** The key of a payment method in the settings. */
  method: keyText,
  /** Today by default. */
  date: dayField.optional(),
});

export type TakenFeeInput = z.output<typeof takenFeeInputSchema>;

/** `sent`: whether the receipt is mailed. */
export const takenFeeSchema = z.object({ payment: paymentSchema, receipt: receiptSchema, ...sentField });

export type TakenFee = z.infer<typeof takenFeeSchema>;
