import "server-only";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { site, siteAddress } from "@/lib/site";
import { type CalendarEntry, calendarText, calendarUid } from "./calendar-entry";

const STATUS = { confirmed: "confirmed", pending: "tentative", canceled: "canceled" } as const;

/** The fields of a booking that its calendar entry is made from. */
type BookingTimes = Pick<
  Booking,
  "id" | "status" | "startsAt" | "endsAt" | "canceledAt" | "createdAt" | "calendarSequence"
>;

/** UID, SEQUENCE and times of a booking, the same in downloads, mails and feeds. */
export function bookingTimes(booking: BookingTimes) {
  return {
    uid: calendarUid(`prenotazione-${booking.id}`),
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
    status: STATUS[booking.status],
    sequence: booking.calendarSequence,
    changedAt: new Date(booking.canceledAt ?? booking.createdAt),
  };
}

/** A booking in the calendar of its customer; a canceled one has STATUS:CANCELLED. */
export function bookingEntry(booking: Booking): CalendarEntry {
  return {
    ...bookingTimes(booking),
    summary: `${booking.space.name} · ${site.name}`,
    description: `Prenotazione #${formatConfirmationNumber("booking", booking.confirmationNumber)}\n${booking.purpose}\n${site.email} · ${site.phones[0] ?? ""}`,
    location: [booking.space.location, siteAddress].filter((part) => part !== "").join(", "),
  };
}

/** The iCalendar file of a booking, with instants in UTC. */
export const bookingCalendar = (booking: Booking): string => bookingsCalendar([booking]);

/** One iCalendar file of several bookings of one person. */
export function bookingsCalendar(bookings: readonly Booking[]): string {
  return calendarText(site.name, "Prenotazioni", bookings.map(bookingEntry));
}
