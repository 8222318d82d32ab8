import type { Period } from "../period/period";
import { isIssue, resolvePeriod } from "../period/resolve-period";
import { overlaps } from "../space/busy-spans";
import type { OpeningRules } from "../space/opening-rules";

export interface PlacedBooking {
  id: number;
  status: "confirmed" | "pending" | "canceled";
  startsAt: Date;
  endsAt: Date;
}

/**
 * The bookings of a space that stand in the way of a period: neither canceled nor the one that is to be moved.
 * None where the period itself is not possible there; `resolvePeriod` says why.
 */
export function findClashes<B extends PlacedBooking>(
  space: OpeningRules,
  request: Period,
  bookings: readonly B[],
  movedId: number | null,
): B[] {
  const period = resolvePeriod(space, request);
  if (isIssue(period)) return [];
  return bookings.filter(
    (booking) => booking.id !== movedId && booking.status !== "canceled" && overlaps(booking, period),
  );
}
