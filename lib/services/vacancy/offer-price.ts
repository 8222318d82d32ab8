import "server-only";
import { findOffering } from "@/lib/data/catalogue/offerings";
import { prisma, type Queryable } from "@/lib/data/client";
import { chargeNameOf, findCharge } from "@/lib/data/money/read-charges";
import { bookingTotal } from "@/lib/domain/booking/booking-text";
import { offeringRefOf } from "@/lib/domain/catalogue/offering";
import { balanceOf } from "@/lib/domain/money/balance";
import { amountDueNow, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { seatPrice, seatPriceFor, signUpPrice, totalText } from "@/lib/domain/money/sign-up-price";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { extraLines } from "@/lib/domain/room-time/extras";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf } from "@/lib/domain/time/dates";
import { type AcceptedOffer, type OfferPrice, requestedPeriod } from "@/lib/domain/waiting/offer";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { validityOf } from "@/lib/services/membership/valid-members";
import { bookableRoom, panelActor } from "@/lib/services/room-time/bookable-period";
import { extrasStillLeft, requireExtras } from "@/lib/services/room-time/extras";
import { type Payer, payerOf, quoteFor } from "@/lib/services/room-time/member-price";
import { prepaymentFor } from "@/lib/services/room-time/prepay-terms";

/** The room time that is held for an entry. */
export const heldSpan = ({ startsAt, endsAt }: WaitingEntry): Span => ({
  startsAt: new Date(startsAt ?? 0),
  endsAt: new Date(endsAt ?? 0),
});

/**
 * The person whose membership counts when an offer is accepted: the waiting person. Without an account nobody's, since
 * anybody can type a member's address; unless the panel accepts, which knows the person.
 */
export const memberOfEntry = (entry: WaitingEntry, { isByPanel = false } = {}): Payer =>
  entry.userId === null && !isByPanel ? null : payerOf(entry);

/** The price that accepting an offer will charge; null when the offer can no longer be accepted. */
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
    const chosen = await extrasStillLeft(on, spaceId, entry.extras, heldSpan(entry));
    // Not `linesOf`: an amount that has become too large must not refuse the change that frees the time.
    const lines = extraLines(await requireExtras(on, spaceId, chosen), period, entry.attendees ?? 1);
    const { totalAmount, isOnRequest } = await quoteFor(on, space, period, payerOf(entry), lines);
    return {
      totalAmount,
      words: bookingTotal({ status: isOnRequest ? "pending" : "confirmed", totalAmount }),
      beside: {
        prepayment: await prepaymentFor(on, space, { totalAmount, startsAt: period.startsAt }, "new", now),
        depositAmount: space.securityDeposit,
      },
    };
  }
  const ref = offeringRefOf(entry);
  const offering = ref && (await findOffering(ref, on));
  if (offering === null) return null;
  const day = offering.kind === "event" ? offering.eventDate : (entry.startDate ?? dayOf(now));
  const isMember = (await validityOf(on, memberOfEntry(entry)))(day);
  const price = seatPriceFor(offering, { isMember, isSingle: entry.singleTime !== null });
  const totalAmount = signUpPrice(price, seats);
  const words = totalText({ price, priceAmount: seatPrice(price) }, totalAmount);
  return { totalAmount, words, beside: null };
}

/** The booking or sign-up of an accepted entry; null before. */
export async function findAccepted(entry: WaitingEntry): Promise<AcceptedOffer | null> {
  const name = chargeNameOf({ ...entry, feeId: null, passId: null });
  const charge = name && (await findCharge(prisma(), name));
  if (charge === null) return null;
  const { kind, id, status, totalAmount, entries, booked } = charge;
  const balance = balanceOf(charge, entries);
  const facts = { ...balance, status, prepayAmount: booked?.prepayAmount ?? 0, payBy: booked?.payBy ?? null };
  return {
    kind,
    confirmationNumber: confirmationNumber(id),
    totalAmount,
    ...balance,
    dueAmount: amountDueNow(facts),
    payBy: awaitsPrepayment(facts) ? facts.payBy : null,
  };
}

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
