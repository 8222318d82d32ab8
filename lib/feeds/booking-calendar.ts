import { addressOf } from "@/lib/domain/site/contacts";
import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { type CalendarEntry, calendarText, calendarUid } from "./calendar-entry";

const STATUS = { confirmed: "confirmed", pending: "tentative", canceled: "canceled" } as const;

/** The fields of a booking that its calendar entry is made from. */
type BookingTimes = Pick<
  Booking,
  "id" | "status" | "startsAt" | "endsAt" | "canceledAt" | "createdAt" | "calendarSequence"
>;

/** UID, SEQUENCE and times of a booking, the same in downloads, mails and feeds. */
export function bookingTimes(booking: BookingTimes, site: KnownSite) {
  return {
    uid: calendarUid(`prenotazione-${booking.id}`, site),
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
    status: STATUS[booking.status],
    sequence: booking.calendarSequence,
    changedAt: new Date(booking.canceledAt ?? booking.createdAt),
  };
}

/** A booking in the calendar of its customer; a canceled one has STATUS:CANCELLED. */
export function bookingEntry(booking: Booking, site: KnownSite): CalendarEntry {
  return {
    ...bookingTimes(booking, site),
    summary: `${booking.space.name} · ${site.name}`,
    description: `Prenotazione #${formatConfirmationNumber("booking", booking.confirmationNumber)}\n${booking.purpose}\n${[site.email, ...site.phones.slice(0, 1)].join(" · ")}`,
    location: [booking.space.location, addressOf(site)].filter((part) => part !== "").join(", "),
  };
}

/** The iCalendar file of a booking, with instants in UTC. */
export const bookingCalendar = (booking: Booking, site: KnownSite): string =>
  bookingsCalendar([booking], site);

/** One iCalendar file of several bookings of one person. */
export function bookingsCalendar(bookings: readonly Booking[], site: KnownSite): string {
  return calendarText(
    site.name,
    "Prenotazioni",
    bookings.map((booking) => bookingEntry(booking, site)),
    site,
  );
}
