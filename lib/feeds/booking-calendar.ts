import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import "server-only";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import type { Booking } from "@/lib/schemas/booking";
import { site, siteAddress } from "@/lib/site";

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  canceled: ICalEventStatus.CANCELLED,
} as const satisfies Record<Booking["status"], ICalEventStatus>;

/** One UID for a booking everywhere, and a sequence that each change raises. */
const entryOf = (booking: Booking): ICalEventData => ({
  id: `prenotazione-${booking.id}@${site.email.split("@")[1]}`,
  start: new Date(booking.startsAt),
  end: new Date(booking.endsAt),
  stamp: new Date(booking.createdAt),
  sequence: booking.calendarSequence,
  summary: `${booking.space.name} · ${site.name}`,
  description: `Prenotazione #${writtenNumber("booking", booking.confirmationNumber)}\n${booking.purpose}\n${site.email} · ${site.phones[0] ?? ""}`,
  location: [booking.space.location, siteAddress].filter((part) => part !== "").join(", "),
  status: STATUS[booking.status],
});

/** The iCalendar file of a booking, with instants in UTC; a canceled booking says so. */
export const bookingCalendar = (booking: Booking): string => bookingsCalendar([booking]);

/** One iCalendar file of several bookings. */
export function bookingsCalendar(bookings: readonly Booking[]): string {
  const calendar = ical({
    name: site.name,
    prodId: { company: site.name, product: "Prenotazioni", language: "IT" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const booking of bookings) calendar.createEvent(entryOf(booking));
  return calendar.toString();
}
