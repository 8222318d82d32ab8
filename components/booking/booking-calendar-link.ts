import { bookingCalendarEntry, googleCalendarUrl } from "@/lib/domain/booking/calendar-link";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import type { Word } from "@/lib/i18n/word";
import type { Booking } from "@/lib/schemas/booking/booking";

/** The link that opens Google Calendar with a booking filled in, worded for the customer or for the centre. */
export function bookingCalendarLink(
  booking: Booking,
  site: SiteFacts,
  mode: "client" | "admin",
  word: Word,
): string {
  const spans = { startsAt: new Date(booking.startsAt), endsAt: new Date(booking.endsAt) };
  return googleCalendarUrl(bookingCalendarEntry({ ...booking, ...spans }, site, mode, word));
}
