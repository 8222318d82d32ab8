import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findMembership, type PersonRef } from "@/lib/data/person/membership";
import { type ExtraLine, withExtras } from "@/lib/domain/room-time/extras";
import { isMemberOn, withMemberDiscount } from "@/lib/domain/room-time/member-discount";
import type { Period } from "@/lib/domain/room-time/period";
import { type Quote, quotePrice, type SpaceRates } from "@/lib/domain/room-time/pricing";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";

/** The price of a period in a room, with the extras of these lines. */
export type PriceOf = (rates: SpaceRates, period: Period, extras?: readonly ExtraLine[]) => Quote;

const plainPrice: PriceOf = (rates, period, extras = []) => withExtras(quotePrice(rates, period), extras);

/** Whose price it is: a person's; null for somebody who is none yet, at the plain price. */
export type Payer = PersonRef | null;

/** The payer of what belongs to a person, or to nobody any more; `userId` is the account that made or sees it. */
export const payerOf = ({
  personId,
  userId = null,
}: {
  personId?: number | null | undefined;
  userId?: number | null | undefined;
}): Payer => (personId === null || personId === undefined ? null : { personId, userId });

/**
 * The prices for a person: the plain price, less the members' discount where the person is a member on the first day of
 * the period; the discount is on the extras as well. Reads the membership once.
 * @param payer whose a booking is or would be, whoever books or moves it
 * @throws AppError VALIDATION at `personId` for an unknown person
 */
export async function priceFor(db: Queryable, payer: Payer): Promise<PriceOf> {
  if (payer === null) return plainPrice;
  const membership = await findMembership(payer, db);
  if (membership === null) {
    if ("personId" in payer) throw fieldError("personId", VALIDATION.unknownPerson);
    return plainPrice;
  }
  const { memberUntil, discountPercent } = membership;
  return (rates, period, extras) => {
    const quote = plainPrice(rates, period, extras);
    return isMemberOn(memberUntil, period.startDate) ? withMemberDiscount(quote, discountPercent) : quote;
  };
}

/** The price of one period for a person. @throws AppError as `priceFor` */
export async function quoteFor(
  db: Queryable,
  rates: SpaceRates,
  period: Period,
  payer: Payer,
  extras: readonly ExtraLine[] = [],
): Promise<Quote> {
  const price = await priceFor(db, payer);
  return price(rates, period, extras);
}
