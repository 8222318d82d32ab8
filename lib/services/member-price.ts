import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findMembership } from "@/lib/data/membership";
import { isMemberOn, withMemberDiscount } from "@/lib/domain/money/member-discount";
import { type Quote, quotePrice, type SpaceRates } from "@/lib/domain/money/pricing";
import type { Period } from "@/lib/domain/period/period";

/**
 * What a period costs its owner: the plain price, less the discount of members where the owner is one on the first
 * day. Nobody (null) pays the plain price.
 * @param ownerId the account that the booking belongs to, whoever books or moves it
 */
export async function quoteForOwner(
  db: Queryable,
  rates: SpaceRates,
  period: Period,
  ownerId: number | null,
): Promise<Quote> {
  const [quote = quotePrice(rates, period)] = await quoteAllForOwner(db, [{ rates, period }], ownerId);
  return quote;
}

/** The same of many periods at once, which reads the membership once. */
export async function quoteAllForOwner(
  db: Queryable,
  wishes: readonly { rates: SpaceRates; period: Period }[],
  ownerId: number | null,
): Promise<Quote[]> {
  const membership = ownerId === null ? null : await findMembership(ownerId, db);
  return wishes.map(({ rates, period }) => {
    const quote = quotePrice(rates, period);
    if (membership === null || !isMemberOn(membership.memberUntil, period.startDate)) return quote;
    return withMemberDiscount(quote, membership.discountPercent);
  });
}
