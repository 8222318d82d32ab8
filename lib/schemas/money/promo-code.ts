import { z } from "zod";
import { isPromoCode, PROMO_KINDS } from "@/lib/domain/money/promo-code";
import { asTyped } from "@/lib/domain/person/visible-text";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { integer, list, nullableDay, typedText } from "@/lib/schemas/fields";

const MAX_USES = 1_000_000;
const MAX_AMOUNT = 100_000_000;

export const promoCodeSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  percent: z.number().int().nullable(),
  /** Cents. */
  amount: z.number().int().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxUses: z.number().int().nullable(),
  maxUsesPerPerson: z.number().int().nullable(),
  kinds: z.array(z.enum(PROMO_KINDS)),
  /** Cents. */
  minAmount: z.number().int(),
  isActive: z.boolean(),
  /** Uses that are not canceled; a series is one use. */
  usedCount: z.number().int(),
  /** The total discount of these uses, and the total charged for them, in cents. */
  discountAmount: z.number().int(),
  totalAmount: z.number().int(),
});
export type PromoCode = z.infer<typeof promoCodeSchema>;

const empty = z.literal("").transform(() => null);
const nullableCount = z.union([empty, integer.pipe(z.number().min(1).max(MAX_USES))]).nullable();

const fields = z.object({
  code: typedText(100, VALIDATION.promoCode).refine(isPromoCode, VALIDATION.promoCode),
  percent: z.union([empty, integer.pipe(z.number().min(1).max(100))]).nullable(),
  amount: z.union([empty, integer.pipe(z.number().min(1).max(MAX_AMOUNT))]).nullable(),
  validFrom: nullableDay,
  validUntil: nullableDay,
  maxUses: nullableCount,
  maxUsesPerPerson: nullableCount,
  kinds: list(z.enum(PROMO_KINDS, VALIDATION.invalid), 100, { atLeastOne: VALIDATION.promoKinds }).transform(
    (kinds) => PROMO_KINDS.filter((kind) => kinds.includes(kind)),
  ),
  minAmount: integer.pipe(z.number().min(0).max(MAX_AMOUNT)),
  isActive: z.boolean(),
});

interface Whole {
  percent: number | null;
  amount: number | null;
  validFrom: string | null;
  validUntil: string | null;
}

/**
 * The field and message of an error in the code as a whole: it needs exactly one discount, and an end that is not
 * before the start.
 */
export function promoCodeIssue({ percent, amount, validFrom, validUntil }: Whole): [string, string] | null {
  if ((percent === null) === (amount === null)) return ["percent", VALIDATION.promoDiscount];
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    return ["validUntil", VALIDATION.endBeforeStart];
  return null;
}

export const promoCodeInputSchema = fields
  .extend({
    percent: fields.shape.percent.default(null),
    amount: fields.shape.amount.default(null),
    validFrom: nullableDay.default(null),
    validUntil: nullableDay.default(null),
    maxUses: nullableCount.default(null),
    maxUsesPerPerson: nullableCount.default(null),
    kinds: fields.shape.kinds.default([...PROMO_KINDS]),
    minAmount: fields.shape.minAmount.default(0),
    isActive: z.boolean().default(true),
  })
  .superRefine((code, context) => {
    const issue = promoCodeIssue(code);
    if (issue !== null) context.addIssue({ code: "custom", path: [issue[0]], message: issue[1] });
  });
export type PromoCodeInput = z.output<typeof promoCodeInputSchema>;

export const promoCodeUpdateSchema = fields.partial();
export type PromoCodeUpdate = z.output<typeof promoCodeUpdateSchema>;

/**
 * A promo code as typed by a customer; empty for none. Invalid codes are refused by the service, all in the same way.
 */
export const promoCodeField = shortString(1000)
  .overwrite(asTyped)
  .trim()
  .nullish()
  .transform((typed) => typed || null);

/** Set if moving the booking removes its promo code; also in the quote for a move. */
export const promoRemovedFields = { promoRemoved: z.literal(true).optional() };

export interface PromoRemoved {
  promoRemoved?: true;
}

export const promoRemoved = (isRemoved: boolean): PromoRemoved => (isRemoved ? { promoRemoved: true } : {});

/** Applies a code to a known price: of a place in a course or at an event, or of a pass. */
export const promoQuoteQuerySchema = z.object({
  promoCode: promoCodeField,
  kind: z.enum(PROMO_KINDS, VALIDATION.invalid),
  /** Cents. */
  amount: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(0).max(MAX_AMOUNT),
});

export const promoQuoteSchema = z.object({
  code: z.string(),
  /** Cents. */
  discount: z.number().int(),
  totalAmount: z.number().int(),
});
export type PromoQuote = z.infer<typeof promoQuoteSchema>;

/** The promo code used, and its discount in cents. */
export const usedPromoSchema = z.object({ code: z.string(), amount: z.number().int() });
export type UsedPromo = z.infer<typeof usedPromoSchema>;
