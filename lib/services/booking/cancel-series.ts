import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { lockBookingRows } from "@/lib/data/booking/booking-series";
import { inTransactionWithOutbox } from "@/lib/data/last-writes";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { cancellationOutcome, sumOfOutcomes } from "@/lib/domain/money/cancellation-outcome";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCanceled, SeriesCancellation, SeriesUpdate } from "@/lib/schemas/booking/series";
import { canBeCanceled, cancelRecorded, cancelTerms, refundOn } from "./cancel-booking";
import { notifySeriesCanceled } from "./notifications";
import { requireVisibleSeries } from "./visible-booking";

/** The bookings from `from` on that can still be canceled. */
const stillAhead = (bookings: readonly Booking[], from: CalendarDay | undefined, now: Date): Booking[] =>
  bookings.filter(
    (booking) => canBeCanceled(booking, now) && (from === undefined || booking.startDate >= from),
  );

const sumOf = (refunds: readonly { refundAmount: number | null }[]): number =>
  refunds.reduce((sum, { refundAmount }) => sum + (refundAmount ?? 0), 0);

/**
 * The refund if the remaining bookings of a series were canceled now.
 * @param from first day to cancel; undefined for all
 * @throws AppError NOT_FOUND
 */
export async function describeSeriesCancellation(
  id: number,
  from: CalendarDay | undefined,
  user: SignedInUser,
  now: Date,
): Promise<SeriesCancellation> {
  const bookings = stillAhead(await requireVisibleSeries(id, user), from, now).map((booking) => {
    const refund = refundOn(cancelTerms(booking, user), booking, now);
    const { totalAmount } = booking;
    return { id: booking.id, totalAmount, ...refund, ...cancellationOutcome(booking, refund.refundPercent) };
  });
  return { bookings, refundAmount: sumOf(bookings), ...sumOfOutcomes(bookings) };
}

/**
 * Cancels the remaining bookings of a series, each on the terms of its own date, with a single mail for all of them.
 * @throws AppError NOT_FOUND; NOT_CANCELABLE when none is left; FORBIDDEN when a customer sends a refund or a reason
 */
export async function cancelSeries(
  id: number,
  change: SeriesUpdate,
  user: SignedInUser,
  now: Date,
): Promise<SeriesCanceled> {
  return inTransactionWithOutbox(async (tx) => {
    const seen = await requireVisibleSeries(id, user, tx);
    const isTheCentres = change.refundPercent !== undefined || change.reason !== undefined;
    if (isTheCentres && !user.isAdmin) throw new AppError("FORBIDDEN");
    await lockSpaces(
      tx,
      seen.map(({ spaceId }) => spaceId),
    );
    await lockBookingRows(
      tx,
      seen.map((booking) => booking.id),
    );
    const ahead = stillAhead(await requireVisibleSeries(id, user, tx), change.from, now);
    // Another transaction may have moved dates to other rooms while this one waited: lock those rooms too.
    const known = new Set(seen.map(({ spaceId }) => spaceId));
    const others = ahead.map(({ spaceId }) => spaceId).filter((spaceId) => !known.has(spaceId));
    if (others.length > 0) await lockSpaces(tx, others);
    if (ahead.length === 0) throw new AppError("NOT_CANCELABLE");
    const bookings = await cancelRecorded(tx, ahead, (booking) => cancelTerms(booking, user, change), now);
    const sent = await notifySeriesCanceled(tx, bookings);
    const outcomes = bookings.map((booking) => cancellationOutcome(booking, booking.refundPercent ?? 0));
    return {
      bookings,
      refundAmount: sumOf(bookings),
      ...sumOfOutcomes(outcomes),
      ...(user.isAdmin ? { sent } : {}),
    };
  });
}
