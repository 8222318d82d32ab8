import { text } from "../language/text";
import type { CalendarDay } from "../time/calendar-day";
import { percentOf } from "./money";

/** Discount codes: docs/rules.md, "Codes". */

export const PROMO_KINDS = ["booking", "course", "event", "pass"] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/** The discount of a code: a percentage (1..100) or an amount in cents. Exactly one of them is null. */
interface PromoTerms {
  percent: number | null;
  amount: number | null;
}

interface PromoRules {
  isActive: boolean;
  /** First and last day, both included; null for no limit. */
  validFrom: CalendarDay | null;
  validUntil: CalendarDay | null;
  kinds: readonly PromoKind[];
}

const IS_CODE = /^[A-Za-z0-9-]{3,30}$/;

export const isPromoCode = (typed: string): boolean => IS_CODE.test(typed);

/** Whether a code may be used for a kind of purchase on a day; does not check its amount or its number of uses. */
export const isUsableOn = (
  { isActive, validFrom, validUntil, kinds }: PromoRules,
  kind: PromoKind,
  day: CalendarDay,
): boolean =>
  isActive &&
  kinds.includes(kind) &&
  (validFrom === null || validFrom <= day) &&
  (validUntil === null || day <= validUntil);

/**
 * The discount on an amount, never more than the amount; half a cent is rounded up.
 * @param cents the amount after the member discount
 */
export function promoDiscount({ percent, amount }: PromoTerms, cents: number): number {
  return percent === null ? Math.min(amount ?? 0, cents) : percentOf(cents, percent);
}

/**
 * The discounts on several amounts that are charged together: a percentage applies to each, a fixed amount is used up
 * by the first ones.
 */
export function promoDiscounts(terms: PromoTerms, amounts: readonly number[]): number[] {
  let left = terms.amount ?? 0;
  return amounts.map((cents) => {
    const discount = promoDiscount({ ...terms, amount: terms.percent === null ? left : null }, cents);
    left -= discount;
    return discount;
  });
}

interface WithPromo {
  promo?: { code: string } | undefined;
}

/** The code that a change of a booking has removed; null for none. */
export const endedPromo = (before: WithPromo, after: WithPromo): string | null =>
  before.promo !== undefined && after.promo === undefined ? before.promo.code : null;

/** "Codice ESTATE" */
export const promoLabel = (code: string): string => text("money.promoCode", { code });
