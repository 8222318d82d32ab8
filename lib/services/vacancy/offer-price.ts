import "server-only";
import { findOffering } from "@/lib/data/catalogue/offerings";
import { prisma, type Queryable } from "@/lib/data/client";
import { findPayable, payableOf } from "@/lib/data/money/payables";
import { bookingTotal } from "@/lib/domain/booking/booking-text";
import { offeringRefOf } from "@/lib/domain/catalogue/offering";
import { balanceOf } from "@/lib/domain/money/balance";
import { signUpPrice, totalText } from "@/lib/domain/money/sign-up-price";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { type AcceptedOffer, type OfferPrice, requestedPeriod } from "@/lib/domain/waiting/offer";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { bookableRoom, panelActor } from "@/lib/services/room-time/bookable-period";
import { payerOf, quoteFor } from "@/lib/services/room-time/member-price";

/** The price that accepting an offer will charge; null when the offer cannot be accepted any more. */
export async function findOfferPrice(
  entry: WaitingEntry,
  now: Date,
  on: Queryable = prisma(),
): Promise<OfferPrice | null> {
  const { id, seats, spaceId } = entry;
  if (spaceId !== null) {
    const requested = requestedPeriod(entry);
    const actor = panelActor(now);
    const { space, check } = await bookableRoom(spaceId, requested, actor, {
      on,
      leaveOut: [takenOwner("hold", id)],
    });
    const { period } = check(requested);
    if (period === null) return null;
    const { totalAmount, isOnRequest } = await quoteFor(on, space, period, payerOf(entry));
    return {
      totalAmount,
      words: bookingTotal({ status: isOnRequest ? "pending" : "confirmed", totalAmount }),
    };
  }
  const ref = offeringRefOf(entry);
  const offering = ref && (await findOffering(ref, on));
  if (offering === null) return null;
  const totalAmount = signUpPrice(offering.price, seats);
  return { totalAmount, words: totalText(offering, totalAmount) };
}

/** The booking or sign-up of an accepted entry; null before. */
export async function findAccepted(entry: WaitingEntry): Promise<AcceptedOffer | null> {
  const name = payableOf(entry);
  const payable = name && (await findPayable(prisma(), name));
  if (payable === null) return null;
  const { kind, id, totalAmount, entries } = payable;
  return { kind, confirmationNumber: confirmationNumber(id), totalAmount, ...balanceOf(payable, entries) };
}

/** The price of every entry that is offered, by id. */
export async function findOfferPrices(
  entries: readonly WaitingEntry[],
  now: Date,
): Promise<Map<number, OfferPrice>> {
  const prices = new Map<number, OfferPrice>();
  for (const entry of entries) {
    const price = entry.status === "offered" ? await findOfferPrice(entry, now) : null;
    if (price !== null) prices.set(entry.id, price);
  }
  return prices;
}
