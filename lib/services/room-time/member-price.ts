import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findStanding, type Standing } from "@/lib/data/membership/standing";
import type { PersonRef } from "@/lib/data/person/person";
import { type ExtraLine, withExtras } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import {
  isMemberOn,
  type Quote,
  quotePrice,
  type SpaceRates,
  withMemberDiscount,
} from "@/lib/domain/room-time/pricing";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";

export type PriceOf = (rates: SpaceRates, period: Period, extras?: readonly ExtraLine[]) => Quote;

const plainPrice: PriceOf = (rates, period, extras = []) => withExtras(quotePrice(rates, period), extras);

/** The person whose price applies; null for an unknown person, who gets the undiscounted price. */
export type Payer = PersonRef | null;

/**
 * The payer of a booking or other row; null without a person.
 * @param userId the account that created or sees it
 */
export const payerOf = ({
  personId,
  userId = null,
}: {
  personId?: number | null | undefined;
  userId?: number | null | undefined;
}): Payer => (personId === null || personId === undefined ? null : { personId, userId });

/**
 * The prices for a payer of this standing. The members' discount applies, on the extras as well, if the person is a
 * member on the first day of the period.
 * @param standing null for an unknown person
 * @throws AppError VALIDATION at `personId` for an unknown person
 */
export function priceOfStanding(payer: Payer, standing: Standing | null): PriceOf {
  if (standing === null) {
    if (payer !== null && "personId" in payer) throw fieldError("personId", VALIDATION.unknownPerson);
    return plainPrice;
  }
  const { memberUntil, discountPercent } = standing;
  return (rates, period, extras) => {
    const quote = plainPrice(rates, period, extras);
    return isMemberOn(memberUntil, period.startDate) ? withMemberDiscount(quote, discountPercent) : quote;
  };
}

/**
 * The prices for a person. Reads the membership once.
 * @param payer the owner of the booking, not the person who books or moves it
 * @throws AppError as `priceOfStanding`
 */
export const priceFor = async (db: Queryable, payer: Payer): Promise<PriceOf> =>
  priceOfStanding(payer, payer && (await findStanding(payer, db)));

/** @throws AppError as `priceFor` */
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
