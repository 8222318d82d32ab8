import "server-only";
import { fullPriceOfOtherDates } from "@/lib/data/booking/booking-series";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import {
  countPromoUses,
  createPromoCode,
  deletePromoCode,
  findPromoCode,
  findPromoCodeTyped,
  lockPromoCode,
  type StoredPromoCode,
  updatePromoCode,
} from "@/lib/data/money/promo-codes";
import type { PersonRef } from "@/lib/data/person/person";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import {
  isPromoCode,
  isUsableOn,
  type PromoKind,
  promoDiscount,
  promoDiscounts,
} from "@/lib/domain/money/promo-code";
import { dayOf } from "@/lib/domain/time/dates";
import { fieldError, notFoundError, promoInvalidError, requireFound } from "@/lib/errors";
import {
  type PromoCode,
  type PromoCodeInput,
  type PromoCodeUpdate,
  type PromoQuote,
  promoCodeIssue,
  promoCodeSchema,
  type UsedPromo,
} from "@/lib/schemas/money/promo-code";

/** Management and use of promotion codes. Every invalid use is refused with the same error, PROMO_INVALID. */

/** @throws AppError DUPLICATE for an existing code, ignoring case */
export const addPromoCode = (input: PromoCodeInput, claim: IdempotencyClaim | null): Promise<PromoCode> =>
  addRecorded("promo-code", { claim, schema: promoCodeSchema }, (tx) => createPromoCode(tx, input));

/**
 * @throws AppError NOT_FOUND; DUPLICATE; VALIDATION when the code would have no discount, two discounts, or an end
 * before its start
 */
export function changePromoCode(id: number, change: PromoCodeUpdate): Promise<PromoCode> {
  return prisma().$transaction(async (tx) => {
    await lockPromoCode(tx, id);
    const before = requireFound(await findPromoCode(id, tx), "promoCode");
    const issue = promoCodeIssue({ ...before, ...change });
    if (issue !== null) throw fieldError(...issue);
    const after = await updatePromoCode(tx, id, change);
    await recordChange(tx, { action: "update", entity: "promo-code", entityId: id, before, after });
    return after;
  });
}

/** @throws AppError NOT_FOUND; IN_USE once it was used */
export async function removePromoCode(id: number): Promise<void> {
  if (!(await removeRecorded("promo-code", id, findPromoCode, deletePromoCode)))
    throw notFoundError("promoCode");
}

/**
 * Finds a typed code that may be used today for this kind of thing; null if none was typed.
 * @throws AppError PROMO_INVALID
 */
export async function requirePromoCode(
  on: Queryable,
  typed: string | null,
  kind: PromoKind,
  now: Date,
): Promise<StoredPromoCode | null> {
  if (typed === null) return null;
  const code = isPromoCode(typed) ? await findPromoCodeTyped(typed, on) : null;
  if (code === null || !isUsableOn(code, kind, dayOf(now))) throw promoInvalidError();
  return code;
}

interface PromoUse {
  /** The owner of what is booked; null while unknown. */
  ref: PersonRef | null;
  /**
   * The price of each thing that is booked together, after the members' discount, in cents; 0 for a price on request.
   */
  amounts: readonly number[];
}

/**
 * Requires that the code may be used once more, for these amounts.
 * @throws AppError PROMO_INVALID
 */
async function requireUse(on: Queryable, code: StoredPromoCode, { ref, amounts }: PromoUse): Promise<void> {
  const { id, minAmount, maxUses, maxUsesPerPerson } = code;
  if (amounts.reduce((sum, amount) => sum + amount, 0) < minAmount) throw promoInvalidError();
  if (maxUses === null && maxUsesPerPerson === null) return;
  const uses = await countPromoUses(on, id, ref);
  if (maxUses !== null && uses.all >= maxUses) throw promoInvalidError();
  if (maxUsesPerPerson !== null && uses.own >= maxUsesPerPerson) throw promoInvalidError();
}

/**
 * The discount on each amount, in cents; zeros without a code.
 * @throws AppError PROMO_INVALID when its uses are exhausted or the amounts are below its minimum
 */
export async function quotePromo(
  on: Queryable,
  code: StoredPromoCode | null,
  use: PromoUse,
): Promise<number[]> {
  if (code === null) return use.amounts.map(() => 0);
  await requireUse(on, code, use);
  return promoDiscounts(code, use.amounts);
}

/**
 * The code's discount on one price, in cents; null without a code.
 * @throws AppError PROMO_INVALID
 */
export async function promoOf(
  on: Queryable,
  code: StoredPromoCode | null,
  ref: PersonRef | null,
  cents: number,
): Promise<{ code: string; discount: number } | null> {
  const [discount = 0] = await quotePromo(on, code, { ref, amounts: [cents] });
  return code && { code: code.code, discount };
}

/**
 * As `quotePromo`, for a write with the code: locks its uses until the transaction ends. The written rows carry
 * `promoCodeId` and `promoAmount`; the view `promo_code_uses` counts them.
 */
export async function takePromo(
  tx: Transaction,
  code: StoredPromoCode | null,
  use: PromoUse,
): Promise<number[]> {
  if (code !== null) await lockPromoCode(tx, code.id);
  return quotePromo(tx, code, use);
}

/**
 * The discount of a code on a known price.
 * @param user null for a visitor
 * @throws AppError PROMO_INVALID
 */
export async function quotePromoCode(
  { promoCode, kind, amount }: { promoCode: string | null; kind: PromoKind; amount: number },
  user: { id: number; isAdmin: boolean } | null,
  now: Date,
): Promise<PromoQuote> {
  const code = await requirePromoCode(prisma(), promoCode, kind, now);
  if (code === null) throw promoInvalidError();
  const ref = user === null || user.isAdmin ? null : { userId: user.id };
  const [discount = 0] = await quotePromo(prisma(), code, { ref, amounts: [amount] });
  return { code: code.code, discount, totalAmount: amount - discount };
}

/** The discount after a move, and whether the code ends with it. */
interface PromoAfterMove {
  promo: { code: string; discount: number } | null;
  isRemoved: boolean;
}

/**
 * The discount of a booking's code on its new price when it moves: a percentage of it, or the same amount. A date of a
 * series keeps its share of an amount. The code ends when the new price, together with the series' other dates, is
 * below its minimum; its last day and whether it is active only matter for new uses.
 * @param price after the members' discount
 */
export async function promoAfterMove(
  on: Queryable,
  booking: { id: number; promo?: UsedPromo | undefined; seriesId: number | null },
  { totalAmount: cents, isOnRequest }: { totalAmount: number; isOnRequest: boolean },
): Promise<PromoAfterMove> {
  const { promo, seriesId } = booking;
  const code = promo === undefined ? null : await findPromoCodeTyped(promo.code, on);
  if (promo === undefined || code === null) return { promo: null, isRemoved: false };
  const others = seriesId === null ? 0 : await fullPriceOfOtherDates(on, { id: booking.id, seriesId });
  if (!isOnRequest && cents + others < code.minAmount) return { promo: null, isRemoved: true };
  const isShare = code.percent === null && seriesId !== null;
  const discount = isShare ? Math.min(promo.amount, cents) : promoDiscount(code, cents);
  return { promo: { code: code.code, discount }, isRemoved: false };
}
