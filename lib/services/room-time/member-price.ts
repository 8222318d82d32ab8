import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findMembership } from "@/lib/data/person/membership";
import { isMemberOn, withMemberDiscount } from "@/lib/domain/room-time/member-discount";
import type { Period } from "@/lib/domain/room-time/period";
import { type Quote, quotePrice, type SpaceRates } from "@/lib/domain/room-time/pricing";

/** What a period in a room costs somebody. */
export type PriceOf = (rates: SpaceRates, period: Period) => Quote;

/**
 * What periods cost their owner: the plain price, less the discount of members where the owner is one on the first day
 * of the period. Nobody (null) pays the plain price. Reads the membership once.
 * @param ownerId the account that a booking belongs to, whoever books or moves it
 */
export async function priceForOwner(db: Queryable, ownerId: number | null): Promise<PriceOf> {
  const membership = ownerId === null ? null : await findMembership(ownerId, db);
  if (membership === null) return quotePrice;
  const { memberUntil, discountPercent } = membership;
  return (rates, period) => {
    const quote = quotePrice(rates, period);
    return isMemberOn(memberUntil, period.startDate) ? withMemberDiscount(quote, discountPercent) : quote;
  };
}

/** The same of one period. */
export async function quoteForOwner(
  db: Queryable,
  rates: SpaceRates,
  period: Period,
  ownerId: number | null,
): Promise<Quote> {
  const price = await priceForOwner(db, ownerId);
  return price(rates, period);
}
