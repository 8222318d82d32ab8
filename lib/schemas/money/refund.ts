import { z } from "zod";
import { bareIban, isIban } from "@/lib/domain/money/iban";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { idParam, typedText } from "@/lib/schemas/fields";

/** A refund by bank transfer. Amounts are in cents. */
export const refundAccountSchema = z.object({
  refundDue: z.number().int(),
  /** The amount of a deposit to be returned. */
  depositReturnDue: z.number().int(),
  /** Paid by transfer minus refunded by transfer. */
  paidByTransfer: z.number().int(),
  /** The part of refund and deposit to be paid by transfer. */
  byTransfer: z.number().int(),
  /** The whole IBAN; null for customers. */
  iban: z.string().nullable(),
  /** The last four characters of the IBAN; null if none was given. */
  ibanEnding: z.string().nullable(),
});

export type RefundAccount = z.infer<typeof refundAccountSchema>;

export const refundParams = z.object({ kind: z.enum(CHARGE_KINDS, VALIDATION.invalid), id: idParam });

export const ibanField = typedText(60, VALIDATION.iban)
  .min(1, VALIDATION.iban)
  .refine(isIban, VALIDATION.iban)
  .transform(bareIban);

export const refundIbanInputSchema = z.object({
  /** Null removes it. */
  iban: ibanField.nullable(),
  /**
   * The password of the signed-in user, required to replace an IBAN. Empty text is a wrong password, not invalid input.
   */
  currentPassword: shortString(1000, VALIDATION.invalid).optional(),
});

export type RefundIbanInput = z.output<typeof refundIbanInputSchema>;
