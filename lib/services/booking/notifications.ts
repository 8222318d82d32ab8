import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findLinkId } from "@/lib/data/sign-up/places";
import type { LastWrites } from "@/lib/data/write-together";
import { enqueueMail, enqueueMailsLast } from "@/lib/jobs/queue";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";
import { site } from "@/lib/site";

/**
 * Who is told of what, by occasion. Each runs inside the transaction of the change that it tells of; where `sent` is
 * returned, it says whether there is an address at which the customer is told.
 */

/** A new booking: confirmed, or waiting for a price. */
export async function notifyBookingCreated(last: LastWrites, booking: Booking): Promise<void> {
  const isRequest = booking.status === "pending";
  await enqueueMailsLast(last, [
    { template: isRequest ? "bookingReceived" : "bookingConfirmed", to: booking.email, data: booking },
    { template: isRequest ? "centreNewRequest" : "centreNewBooking", to: site.email, data: booking },
  ]);
}

/** A canceled booking, with what is refunded by the policy. */
export async function notifyBookingCanceled(tx: Transaction, booking: Booking): Promise<boolean> {
  const sent = await enqueueMail(tx, { template: "bookingCanceled", to: booking.email, data: booking });
  await enqueueMail(tx, { template: "centreCancellation", to: site.email, data: booking });
  return sent;
}

/** A booking whose customer has left, and is not in it any more. */
export async function notifyCentreOfCancellation(tx: Transaction, booking: Booking): Promise<void> {
  await enqueueMail(tx, { template: "centreCancellation", to: site.email, data: booking });
}

/** Several dates booked as one wish: one mail with all of them. */
export async function notifySeriesCreated(tx: Transaction, bookings: readonly Booking[]): Promise<boolean> {
  const data = { bookings: [...bookings] };
  const to = bookings[0]?.email;
  if (to === undefined) return false;
  const sent = await enqueueMail(tx, { template: "seriesBooked", to, data });
  await enqueueMail(tx, { template: "centreNewSeries", to: site.email, data });
  return sent;
}

/** What was canceled of a series: one mail with all of it. */
export async function notifySeriesCanceled(tx: Transaction, bookings: readonly Booking[]): Promise<boolean> {
  const data = { bookings: [...bookings] };
  const to = bookings[0]?.email;
  if (to === undefined) return false;
  const sent = await enqueueMail(tx, { template: "seriesCanceled", to, data });
  await enqueueMail(tx, { template: "centreSeriesCanceled", to: site.email, data });
  return sent;
}

/** A customer has moved her booking herself. */
export async function notifyBookingMoved(tx: Transaction, before: Booking, after: Booking): Promise<void> {
  const data = { before, after };
  await enqueueMail(tx, { template: "bookingMoved", to: after.email, data });
  await enqueueMail(tx, { template: "centreMove", to: site.email, data });
}

const when = (booking: Booking) => [booking.spaceId, booking.startsAt, booking.endsAt].join("|");

/**
 * What an administrator's change means for the customer: confirmed, canceled, brought back, moved, or nothing to write
 * about.
 */
export async function notifyBookingChanged(
  tx: Transaction,
  before: Booking,
  after: Booking,
): Promise<boolean> {
  if (after.status === "canceled")
    return before.status === "canceled" ? false : notifyBookingCanceled(tx, after);
  if (before.status === "canceled")
    return enqueueMail(tx, { template: "bookingRestored", to: after.email, data: after });
  if (after.status === "confirmed" && before.status !== "confirmed")
    return enqueueMail(tx, { template: "bookingApproved", to: after.email, data: after });
  if (
    when(before) !== when(after) ||
    before.totalAmount !== after.totalAmount ||
    before.status !== after.status
  )
    return enqueueMail(tx, {
      template: after.status === "pending" ? "bookingReceived" : "bookingChanged",
      to: after.email,
      data: after,
    });
  return false;
}

export async function notifyCourseBooked(
  tx: Transaction,
  { title, location, schedule, price }: Course,
  booking: CourseBooking,
): Promise<void> {
  const { confirmationNumber, startDate, endDate, firstName, lastName, email, phone, notes } = booking;
  const contact = { firstName, lastName, email, phone, notes };
  const linkId = await findLinkId(tx, { kind: "course", id: booking.id });
  const { seats, checkInCode, dueAmount } = booking;
  const door = { seats, checkInCode, dueAmount, linkId };
  const course = { courseTitle: title, location, schedule, price, startDate, endDate };
  const data = { confirmationNumber, ...course, ...contact, ...door };
  await enqueueMail(tx, { template: "courseBooked", to: email, data });
  await enqueueMail(tx, { template: "centreCourseBooked", to: site.email, data });
}

export async function notifyEventRegistered(
  tx: Transaction,
  { title, location, price, eventDate, endDate, startTime, endTime }: CentreEvent,
  { id, confirmationNumber, firstName, email, seats, checkInCode, dueAmount }: EventRegistration,
): Promise<void> {
  const door = { seats, checkInCode, dueAmount, linkId: await findLinkId(tx, { kind: "event", id }) };
  const when = { eventDate, endDate, startTime, endTime };
  const data = { confirmationNumber, eventTitle: title, location, price, ...when, firstName, email, ...door };
  await enqueueMail(tx, { template: "eventRegistered", to: email, data });
}

/** @param endedCalendar whether the address of her calendar ended with the password */
export async function notifyPasswordChanged(
  tx: Transaction,
  user: { email: string; firstName: string },
  now: Date,
  endedCalendar = false,
): Promise<void> {
  const data = { firstName: user.firstName, at: now.toISOString(), endedCalendar };
  await enqueueMail(tx, { template: "passwordChanged", to: user.email, data });
}

interface Owner {
  email: string;
  firstName: string;
}

/** To the address that the account has: somebody wants it to have another. */
export async function notifyEmailChangeAsked(
  tx: Transaction,
  { email, firstName }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, {
    template: "emailChangeAsked",
    to: email,
    data: { firstName, at: now.toISOString() },
  });
}

/** The second factor was switched on or off. */
export async function notifySecondFactor(
  tx: Transaction,
  { email, firstName }: Owner,
  template: "secondFactorOn" | "secondFactorOff",
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { template, to: email, data: { firstName, at: now.toISOString() } });
}

/** To the address that the account had until now. */
export async function notifyEmailChanged(
  tx: Transaction,
  { email, firstName }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { template: "emailChanged", to: email, data: { firstName, at: now.toISOString() } });
}
