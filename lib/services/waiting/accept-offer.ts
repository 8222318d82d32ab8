import "server-only";
import { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { releaseHold } from "@/lib/data/room-time/taken-times";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findEntry, updateEntry } from "@/lib/data/waiting/waiting-entries";
import { placeOf } from "@/lib/domain/catalogue/course-places";
import { offeringRefOf } from "@/lib/domain/catalogue/offering";
import { requestedPeriod } from "@/lib/domain/waiting/offer";
import { isOfferLive } from "@/lib/domain/waiting/waiting";
import { AppError } from "@/lib/errors";
import { isReachedByMail } from "@/lib/jobs/queue";
import { bookingCreatedSchema } from "@/lib/schemas/booking/booking";
import { REST_NAMES } from "@/lib/schemas/sign-up/rest-names";
import { WAITING_PURPOSE, type WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { writeBooking } from "@/lib/services/booking/create-booking";
import { startForPerson } from "@/lib/services/catalogue/course-days";
import { requireOpenOffering } from "@/lib/services/catalogue/require-offering";
import { memberRightsOf } from "@/lib/services/membership/valid-members";
import type { ExpectedOfRoom } from "@/lib/services/money/expected-total";
import { ownershipOf, withoutPerson } from "@/lib/services/person/owner";
import { panelActor, withMemberRules } from "@/lib/services/room-time/bookable-period";
import { extrasStillLeft } from "@/lib/services/room-time/extras";
import { payerOf, priceFor } from "@/lib/services/room-time/member-price";
import { writeSignUp } from "@/lib/services/sign-up/make-sign-up";
import { heldSpan, memberOfEntry } from "@/lib/services/vacancy/offer-price";
import { lockEntry, requireVisibleEntry, type WaitingCaller } from "./waiting-line";

/** The response of the creation: a booking of a room, or a sign-up. */
export const acceptedSchema = z.union([
  bookingCreatedSchema,
  REST_NAMES.event.createdSchema,
  REST_NAMES.course.createdSchema,
]);
type Accepted = z.infer<typeof acceptedSchema>;

interface Terms {
  /** The session of the request; null for a visitor, whose response does not reveal the owner. */
  user: SignedInUser | null;
  /** True if the panel accepts for another person. */
  isByPanel: boolean;
  /** The amounts that were shown; prepayment and deposit only for a room. */
  expected: ExpectedOfRoom;
  now: Date;
}

async function bookHeldTime(
  tx: Transaction,
  entry: WaitingEntry,
  spaceId: number,
  { user, isByPanel, expected, now }: Terms,
): Promise<Accepted> {
  const { id, firstName, lastName, email, phone, notes, language, purpose, attendees } = entry;
  await releaseHold(tx, id);
  const contact = { firstName, lastName, email, phone, notes, language };
  const booking = await writeBooking(
    tx,
    {
      ...contact,
      spaceId,
      period: requestedPeriod(entry),
      purpose: purpose ?? WAITING_PURPOSE,
      attendees: attendees ?? 1,
      extras: await extrasStillLeft(tx, spaceId, entry.extras, heldSpan(entry)),
      promoCode: null,
      ...expected,
    },
    ownershipOf(entry),
    // The minimum notice does not apply to offers.
    await withMemberRules(tx, memberOfEntry(entry, { isByPanel }), user, panelActor(now)),
    { price: await priceFor(tx, payerOf(ownershipOf(entry))), isByPanel },
  );
  await updateEntry(tx, id, { status: "accepted", bookingId: booking.id });
  return {
    booking: user === null ? withoutPerson(booking) : booking,
    confirmationNumber: booking.confirmationNumber,
  };
}

async function signUpForHeldPlaces(
  tx: Transaction,
  entry: WaitingEntry,
  { user, isByPanel, expected, now }: Terms,
): Promise<Accepted> {
  const ref = offeringRefOf(entry);
  if (ref === null) throw new AppError("OFFER_EXPIRED");
  const { id, firstName, lastName, email, phone, notes, language, seats, companions, endDate } = entry;
  const { toCreated } = REST_NAMES[ref.kind];
  const start = await startForPerson(tx, await requireOpenOffering(tx, ref, now), placeOf(entry), now);
  if (start === null) throw new AppError("REGISTRATION_CLOSED");
  const { day, time } = start.place;
  const input = {
    firstName,
    lastName,
    email,
    phone,
    notes,
    language,
    seats,
    companions,
    // A group that is already running may begin for this person after the requested last day.
    endDate: endDate !== null && day !== null && endDate < day ? null : endDate,
    expectedTotal: expected.expectedTotal,
  };
  const rights = await memberRightsOf(tx, memberOfEntry(entry, { isByPanel }), user);
  const taker = { owner: ownershipOf(entry), acceptedEntry: id, rights };
  const wanted = time === null ? { startDate: day } : { singleDate: day, singleTime: time };
  const signUp = await writeSignUp(tx, ref, { ...input, ...wanted }, taker, now);
  await updateEntry(tx, id, { status: "accepted", signUp });
  return toCreated(user === null ? withoutPerson(signUp) : signUp);
}

/**
 * Whether the panel accepts for another person, for example on the phone: without the mailed link, an offer that is not
 * its own.
 */
const isForOther = ({ user, token }: WaitingCaller, { userId }: WaitingEntry): boolean =>
  user?.isAdmin === true && !token && userId !== user.id;

/**
 * Accepts an offer: what is held becomes the booking or sign-up of the person who waited, whoever accepts it. Neither
 * the minimum notice nor the limit of open bookings applies.
 * @param expected what the page showed; omitted amounts are accepted whatever they are
 * @throws AppError NOT_FOUND for a caller with neither the link, the account nor a role in the panel; OFFER_EXPIRED
 * without a live offer; and every refusal of the creation itself
 */
export async function acceptOffer(
  id: number,
  caller: WaitingCaller,
  expected: ExpectedOfRoom,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Accepted> {
  const seen = await requireVisibleEntry(id, caller, now);
  return createOnce(claim, { status: 201, schema: acceptedSchema }, async (tx) => {
    const entry = await lockEntry(tx, seen);
    const { status, offerExpiresAt, spaceId } = entry;
    if (!isOfferLive({ status, offerExpiresAt: offerExpiresAt ? new Date(offerExpiresAt) : null }, now))
      throw new AppError("OFFER_EXPIRED");
    const isByPanel = isForOther(caller, entry);
    const terms = { user: caller.user, isByPanel, expected, now };
    const accepted =
      spaceId === null
        ? await signUpForHeldPlaces(tx, entry, terms)
        : await bookHeldTime(tx, entry, spaceId, terms);
    if (!isByPanel) return accepted;
    const after = await findEntry(id, tx);
    await recordChange(tx, {
      action: "confirm",
      entity: "waiting-entry",
      entityId: id,
      before: entry,
      after,
    });
    return { ...accepted, sent: isReachedByMail(entry.email) };
  });
}
