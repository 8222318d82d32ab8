import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { eurosOf } from "@/lib/domain/money/money";
import { PROMO_KINDS } from "@/lib/domain/money/promo-code";
import { type PromoCode, promoCodeInputSchema } from "@/lib/schemas/money/promo-code";

/** The schema of the API, with amounts in euros. */
const promoCodeFormSchema = promoCodeInputSchema.safeExtend({
  amount: z.union([z.literal("").transform(() => null), typedAmount]),
  minAmount: typedAmount,
});

export type PromoCodeValues = z.input<typeof promoCodeFormSchema>;
export type PromoCodeOutput = z.output<typeof promoCodeFormSchema>;

const promoCodeValues = (code: PromoCode | null): PromoCodeValues => ({
  code: code?.code ?? "",
  percent: String(code?.percent ?? ""),
  amount: code?.amount == null ? "" : eurosOf(code.amount),
  validFrom: code?.validFrom ?? "",
  validUntil: code?.validUntil ?? "",
  maxUses: String(code?.maxUses ?? ""),
  maxUsesPerPerson: String(code?.maxUsesPerPerson ?? ""),
  kinds: code?.kinds ?? [...PROMO_KINDS],
  minAmount: eurosOf(code?.minAmount ?? 0),
  isActive: code?.isActive ?? true,
});

export const promoCodeRules = { schema: promoCodeFormSchema, toValues: promoCodeValues };
