import "server-only";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { addressOf } from "@/lib/domain/site/contacts";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { KnownSite } from "@/lib/schemas/site/site";
import { type CalendarEntry, calendarText, calendarUid } from "./calendar-entry";
import type { FeedWords } from "./feed-words";

const STATUS = { confirmed: "confirmed", pending: "tentative", canceled: "canceled" } as const;

/** The fields of a booking from which its calendar entry is made. */
type BookingTimes = Pick<
  Booking,
  "id" | "status" | "startsAt" | "endsAt" | "calendarSequence" | "calendarChangedAt"
>;

/** UID, SEQUENCE and times of a booking, the same in downloads, mails and feeds of every language. */
export function bookingTimes(booking: BookingTimes, site: KnownSite) {
  return {
    uid: calendarUid(`prenotazione-${booking.id}`, site),
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
    status: STATUS[booking.status],
    sequence: booking.calendarSequence,
    changedAt: new Date(booking.calendarChangedAt),
  };
}

/** A booking in its customer's calendar; a canceled one has STATUS:CANCELLED. */
export function bookingEntry(booking: Booking, { t, site }: FeedWords): CalendarEntry {
  const number = formatConfirmationNumber("booking", booking.confirmationNumber);
  const contact = [site.email, ...site.phones.slice(0, 1)].join(" · ");
  return {
    ...bookingTimes(booking, site),
    summary: `${booking.space.name} · ${site.name}`,
    // Mails omit the purpose, since their recipient may not be the person who typed it.
    description: [t("feeds.booking", { number }), booking.purpose, contact]
      .filter((line) => line !== "")
      .join("\n"),
    location: [booking.space.location, addressOf(site)].filter((part) => part !== "").join(", "),
  };
}

/** The iCalendar file of a booking, with instants in UTC. */
export const bookingCalendar = (booking: Booking, words: FeedWords): string =>
  bookingsCalendar([booking], words);

/** One iCalendar file of several bookings of one person. */
export function bookingsCalendar(bookings: readonly Booking[], words: FeedWords): string {
  return calendarText(
    words.site.name,
    words.t("feeds.bookings"),
    bookings.map((booking) => bookingEntry(booking, words)),
    words,
  );
}
