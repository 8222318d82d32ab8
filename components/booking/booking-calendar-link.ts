import { bookingCalendarEntry, googleCalendarUrl } from "@/lib/domain/booking/calendar-link";
import type { Booking } from "@/lib/schemas/booking/booking";
import { site, siteAddress } from "@/lib/site";

/** The link that opens Google Calendar with a booking filled in, worded for the customer or for the centre. */
export function bookingCalendarLink(booking: Booking, mode: "client" | "admin" = "client"): string {
  const spans = { startsAt: new Date(booking.startsAt), endsAt: new Date(booking.endsAt) };
  const centre = { name: site.name, address: siteAddress, email: site.email, phones: site.phones };
  return googleCalendarUrl(bookingCalendarEntry({ ...booking, ...spans }, centre, mode));
}
