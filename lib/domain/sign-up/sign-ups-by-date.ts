import type { BookingStatus } from "../booking/booking-status";
import type { CalendarDay } from "../time/calendar-day";

/** Those who hold a place (not canceled) by date, dates in order, those without a date last. */
export function groupByDate<Person extends { startDate: CalendarDay | null; status: BookingStatus }>(
  bookings: readonly Person[],
): { date: CalendarDay | null; people: Person[] }[] {
  const groups = new Map<CalendarDay | null, Person[]>();
  for (const booking of bookings) {
    if (booking.status === "canceled") continue;
    const group = groups.get(booking.startDate);
    if (group) group.push(booking);
    else groups.set(booking.startDate, [booking]);
  }
  const orderOf = (date: CalendarDay | null) => date ?? "9999";
  return [...groups]
    .map(([date, people]) => ({ date, people }))
    .sort((a, b) => (orderOf(a.date) < orderOf(b.date) ? -1 : 1));
}
