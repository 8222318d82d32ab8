import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { releaseHold } from "@/lib/data/room-time/taken-times";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { updateEntry } from "@/lib/data/waiting/waiting-entries";
import { wishedPeriod } from "@/lib/domain/waiting/offer";
import { isOfferLive } from "@/lib/domain/waiting/waiting";
import { AppError } from "@/lib/errors";
import { bookingCreatedSchema } from "@/lib/schemas/booking/booking";
import { courseBookingCreatedSchema } from "@/lib/schemas/sign-up/course-booking";
import { eventRegistrationCreatedSchema } from "@/lib/schemas/sign-up/event-registration";
import { WAITING_PURPOSE, type WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { writeBooking } from "@/lib/services/booking/create-booking";
import { beginOf } from "@/lib/services/catalogue/course-days";
import { panelActor } from "@/lib/services/room-time/bookable-period";
import { requireOpenCourse, writeCourseBooking } from "@/lib/services/sign-up/book-course";
import { writeRegistration } from "@/lib/services/sign-up/register-for-event";
import { lockEntry, requireOwnEntry, type WaitingCaller } from "./waiting-line";

/** As the creation of the thing answers. */
export const acceptedSchema = z.union([
  bookingCreatedSchema,
  eventRegistrationCreatedSchema,
  courseBookingCreatedSchema,
]);
type Accepted = z.infer<typeof acceptedSchema>;

interface Terms {
  /** What was shown to whoever accepts, in cents. */
  expectedTotal: number | undefined;
  now: Date;
}

async function bookHeldTime(
  tx: Transaction,
  entry: WaitingEntry,
  spaceId: number,
  { expectedTotal, now }: Terms,
): Promise<Accepted> {
  const { id, userId, firstName, lastName, email, phone, notes, purpose, attendees } = entry;
  await releaseHold(tx, id);
  const contact = { firstName, lastName, email, phone, notes };
  const booking = await writeBooking(
    tx,
    {
      ...contact,
      spaceId,
      period: wishedPeriod(entry),
      purpose: purpose ?? WAITING_PURPOSE,
      attendees: attendees ?? 1,
      expectedTotal,
    },
    userId,
    // Whoever was asked in time is bound by no notice.
    panelActor(now),
  );
  await updateEntry(tx, id, { status: "accepted", bookingId: booking.id });
  return { booking, confirmationNumber: booking.confirmationNumber };
}

const contactOf = ({ firstName, lastName, email, phone, notes, seats, companions }: WaitingEntry) => ({
  ...{ firstName, lastName, email, phone, notes },
  ...{ seats, companions },
});

async function registerHeldSeats(
  tx: Transaction,
  entry: WaitingEntry,
  eventId: number,
  { expectedTotal, now }: Terms,
): Promise<Accepted> {
  const { id, userId } = entry;
  const input = { ...contactOf(entry), expectedTotal };
  const registration = await writeRegistration(tx, eventId, input, { userId, holder: id }, now);
  await updateEntry(tx, id, { status: "accepted", registrationId: registration.id });
  return { registration, confirmationNumber: registration.confirmationNumber };
}

async function bookHeldSeats(
  tx: Transaction,
  entry: WaitingEntry,
  courseId: number,
  { expectedTotal, now }: Terms,
): Promise<Accepted> {
  const { id, userId, phone, endDate } = entry;
  const course = await requireOpenCourse(tx, courseId);
  const begin = await beginOf(tx, course, entry.startDate, now);
  if (begin === null) throw new AppError("REGISTRATION_CLOSED");
  const when = { courseId, startDate: begin.day, endDate };
  const input = { ...contactOf(entry), ...when, phone: phone ?? "", expectedTotal };
  const courseBooking = await writeCourseBooking(tx, input, { userId, holder: id }, now);
  await updateEntry(tx, id, { status: "accepted", courseBookingId: courseBooking.id });
  return { courseBooking, confirmationNumber: courseBooking.confirmationNumber };
}

/**
 * Takes what is held: it becomes the booking or the sign-up of whoever waited, whoever presses. Neither the notice nor
 * the number of her open bookings stands in the way.
 * @param expectedTotal what was shown to her, in cents; undefined takes any price
 * @throws AppError NOT_FOUND for whoever has neither the link nor the account, OFFER_EXPIRED without a live offer, and
 * what the creation is refused with otherwise
 */
export async function acceptOffer(
  id: number,
  caller: WaitingCaller,
  expectedTotal: number | undefined,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Accepted> {
  const seen = await requireOwnEntry(id, caller);
  return createOnce(claim, { status: 201, schema: acceptedSchema }, async (tx) => {
    const entry = await lockEntry(tx, seen);
    const { status, offerExpiresAt, spaceId, eventId, courseId } = entry;
    if (!isOfferLive({ status, offerExpiresAt: offerExpiresAt ? new Date(offerExpiresAt) : null }, now))
      throw new AppError("OFFER_EXPIRED");
    const terms = { expectedTotal, now };
    if (spaceId !== null) return bookHeldTime(tx, entry, spaceId, terms);
    if (eventId !== null) return registerHeldSeats(tx, entry, eventId, terms);
    if (courseId !== null) return bookHeldSeats(tx, entry, courseId, terms);
    throw new AppError("OFFER_EXPIRED");
  });
}
