import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import "server-only";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Booking } from "@/lib/schemas/booking";
import { site, siteAddress } from "@/lib/site";

/** The iCalendar file of a booking, with instants in UTC; a canceled booking says so. */
export function bookingCalendar(booking: Booking): string {
  const calendar = ical({
    name: site.name,
    prodId: { company: site.name, product: "Prenotazioni", language: "IT" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `prenotazione-${booking.id}@${site.email.split("@")[1]}`,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    stamp: new Date(booking.createdAt),
    sequence: booking.calendarSequence,
    summary: `${booking.space.name} · ${site.name}`,
    description: `Prenotazione #${writtenNumber("booking", booking.confirmationNumber)}\n${booking.purpose}\n${site.email} · ${site.phones[0] ?? ""}`,
    location: [booking.space.location, siteAddress].filter((part) => part !== "").join(", "),
    status:
      booking.status === "canceled"
        ? ICalEventStatus.CANCELLED
        : booking.status === "pending"
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
