import { z } from "zod";
import { bareIban, isIban } from "@/lib/domain/money/iban";
import { PAYABLE_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam, requiredText } from "@/lib/schemas/fields";

/** Where a refund by transfer goes. Cents. */
export const refundAccountSchema = z.object({
  refundDue: z.number().int(),
  /** What came by transfer, less what went back. */
  paidByTransfer: z.number().int(),
  /** How much of the refund goes back by transfer. */
  byTransfer: z.number().int(),
  /** Whole, for the panel alone. */
  iban: z.string().nullable(),
  /** The last four characters of what was given; null where none was. */
  ibanEnding: z.string().nullable(),
});

export type RefundAccount = z.infer<typeof refundAccountSchema>;

export const refundParams = z.object({ kind: z.enum(PAYABLE_KINDS, VALIDATION.invalid), id: idParam });

export const ibanField = requiredText(VALIDATION.iban, 60)
  .refine(isIban, VALIDATION.iban)
  .transform(bareIban);

export const refundIbanInputSchema = z.object({
  /** Null takes it back. */
  iban: ibanField.nullable(),
  /** Of whoever asks; needed where an IBAN was given before. Empty is wrong, not invalid. */
  currentPassword: z.string(VALIDATION.invalid).max(1000).optional(),
});

export type RefundIbanInput = z.output<typeof refundIbanInputSchema>;
