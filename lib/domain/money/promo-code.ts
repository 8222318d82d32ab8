import { text } from "../language/text";
import type { CalendarDay } from "../time/calendar-day";
import { percentOf } from "./money";

/** Codes that give a discount: docs/rules.md, "Codes". */

/** What a code may be used for. */
export const PROMO_KINDS = ["booking", "course", "event", "pass"] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/** What a code takes off: a percentage (1..100), or cents. One of them is null. */
interface PromoTerms {
  percent: number | null;
  amount: number | null;
}

/** When and for what a code may be used. */
interface PromoRules {
  isActive: boolean;
  /** First and last day, both included; null for no limit. */
  validFrom: CalendarDay | null;
  validUntil: CalendarDay | null;
  kinds: readonly PromoKind[];
}

const IS_CODE = /^[A-Za-z0-9-]{3,30}$/;

/** Whether a text can be a code at all. */
export const isPromoCode = (typed: string): boolean => IS_CODE.test(typed);

/** Whether a code may be used for something on a day, its amount and its uses aside. */
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
 * What a code takes off an amount, never more than all of it; half a cent is rounded up.
 * @param cents what is left after the members' discount
 */
export function promoDiscount({ percent, amount }: PromoTerms, cents: number): number {
  return percent === null ? Math.min(amount ?? 0, cents) : percentOf(cents, percent);
}

/**
 * What a code takes off each of several amounts that are charged together: a percentage off each, an amount off the first
 * ones.
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

/** The code that a change of a booking has ended; null for none. */
export const endedPromo = (before: WithPromo, after: WithPromo): string | null =>
  before.promo !== undefined && after.promo === undefined ? before.promo.code : null;

/** The text of "Codice ESTATE". */
export const promoLabel = (code: string): string => text("money.promoCode", { code });
