import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findMembership } from "@/lib/data/person/membership";
import { isMemberOn, withMemberDiscount } from "@/lib/domain/room-time/member-discount";
import type { Period } from "@/lib/domain/room-time/period";
import { type Quote, quotePrice, type SpaceRates } from "@/lib/domain/room-time/pricing";

/** The price of a period in a room. */
export type PriceOf = (rates: SpaceRates, period: Period) => Quote;

/**
 * The prices for the owner of a booking: the plain price, less the members' discount where the owner is a member on the
 * first day of the period. Reads the membership once.
 * @param ownerId the account that the booking belongs to, whoever books or moves it; null for none, at the plain price
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

/** The price of one period for the owner of a booking. */
export async function quoteForOwner(
  db: Queryable,
  rates: SpaceRates,
  period: Period,
  ownerId: number | null,
): Promise<Quote> {
  const price = await priceForOwner(db, ownerId);
  return price(rates, period);
}
