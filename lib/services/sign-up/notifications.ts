import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findLinkId } from "@/lib/data/sign-up/places";
import { enqueueMail } from "@/lib/jobs/queue";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";
import { site } from "@/lib/site";

/** Mails about sign-ups, by occasion. Each is queued in the transaction of the change that it tells of. */

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
