import type { Span } from "../room-time/busy-spans";

/** The states of a booking, and the groups of a customer's list (docs/rules.md). */

export const BOOKING_STATUSES = ["confirmed", "pending", "canceled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

const HOUR_MS = 3_600_000;

export type BookingGroup = "upcoming" | "active" | "past";

interface DatedBooking extends Span {
  status: BookingStatus;
}

/** upcoming: starts later; active: started and not ended; past: ended or canceled. */
export function groupBooking(booking: DatedBooking, now: Date): BookingGroup {
  if (booking.status === "canceled" || booking.endsAt <= now) return "past";
  return booking.startsAt > now ? "upcoming" : "active";
}

/** The three lists of "Le Mie Prenotazioni": earliest first, past ones latest first. */
export function groupBookings<T extends DatedBooking>(
  bookings: readonly T[],
  now: Date,
): Record<BookingGroup, T[]> {
  const groups: Record<BookingGroup, T[]> = { upcoming: [], active: [], past: [] };
  for (const booking of bookings) groups[groupBooking(booking, now)].push(booking);
  const byStart = (a: T, b: T) => a.startsAt.getTime() - b.startsAt.getTime();
  groups.upcoming.sort(byStart);
  groups.active.sort(byStart);
  groups.past.sort((a, b) => byStart(b, a));
  return groups;
}

/**
 * Whether a customer can still move their own booking: until `changeHours` before its start (docs/rules.md), unless it
 * is canceled.
 */
export function isChangeable(booking: Omit<DatedBooking, "endsAt">, changeHours: number, now: Date): boolean {
  return isCancelable(booking, now) && booking.startsAt.getTime() - now.getTime() >= changeHours * HOUR_MS;
}

/** Whether a customer can cancel a booking: it is neither canceled nor started. */
export function isCancelable(booking: Omit<DatedBooking, "endsAt">, now: Date): boolean {
  return booking.status !== "canceled" && booking.startsAt > now;
}
