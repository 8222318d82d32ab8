import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { insertSeries, insertSeriesBookings } from "@/lib/data/booking/booking-series";
import type { NewBooking } from "@/lib/data/booking/bookings";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { AppError } from "@/lib/errors";
import { type SeriesCreated, type SeriesInput, seriesCreatedSchema } from "@/lib/schemas/booking/series";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { whose } from "@/lib/services/person/whose";
import { bookableRoom, bookingActor, refusalOf } from "@/lib/services/room-time/bookable-period";
import { payerOf, priceFor } from "@/lib/services/room-time/member-price";
import { requireFreeQuota } from "./booking-quota";
import { notifySeriesCreated } from "./notifications";
import { type CheckedDate, checkDates, dayRangeOf, refusedDates } from "./series-quote";

/**
 * The error of the first date that is not available, with all such dates as `conflicts`; null where all are available.
 */
function refusalOfDates(dates: readonly CheckedDate[]): AppError | null {
  const refused = dates.find(({ check }) => check.unavailable !== null);
  const refusal = refused ? refusalOf(refused.check) : null;
  if (refusal === null) return null;
  const { code, message, errors } = refusal;
  return new AppError(code, { message, ...(errors ? { errors } : {}), conflicts: refusedDates(dates) });
}

/**
 * Books several dates of one room as a series: all of them or, with `skipUnavailable`, those that are available. Uses
 * one lock, one query for the taken time and one insert for all rows.
 * @param claim of the Idempotency-Key: a repeated claim returns the first answer
 * @throws AppError NOT_FOUND; VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN with `conflicts`; DUPLICATE,
 *   TOO_MANY_BOOKINGS, PRICE_CHANGED
 */
export async function createSeries(
  input: SeriesInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SeriesCreated> {
  const { spaceId, periods, skipUnavailable, expectedTotal, purpose, attendees, notes, ...given } = input;
  return createOnce(claim, { status: 201, schema: seriesCreatedSchema }, async (tx) => {
    // The account is locked before the room, as everywhere; how many dates are available is known only after both.
    if (!user.isAdmin) await requireFreeQuota(tx, user.id, 1, now);
    const { owner, contact } = await whose(tx, given, user);
    await lockSpace(tx, spaceId);
    const room = await bookableRoom(spaceId, dayRangeOf(periods), bookingActor(user, now), { on: tx });
    const { space } = room;
    const price = await priceFor(tx, payerOf(owner));
    const dates = checkDates(room, { periods, attendees }, price);
    const refusal = refusalOfDates(dates);
    const isNoneLeft = dates.every(({ check }) => check.unavailable !== null);
    if (refusal && (!skipUnavailable || isNoneLeft)) throw refusal;

    const values = dates.flatMap(({ check, quote }): NewBooking[] => {
      if (check.unavailable !== null) return [];
      const { totalAmount, isOnRequest } = quote;
      const status = isOnRequest ? "pending" : "confirmed";
      const { bufferMinutes } = space;
      const fields = { ...contact, ...owner, spaceId, purpose, attendees, notes };
      return [{ ...fields, ...check.period, totalAmount, status, bufferMinutes }];
    });
    if (!user.isAdmin) await requireFreeQuota(tx, user.id, values.length, now);
    requireExpectedTotal(
      expectedTotal,
      values.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    );
    const series = await insertSeries(tx);
    const bookings = await insertSeriesBookings(tx, series.id, values, space);
    if (user.isAdmin)
      for (const after of bookings)
        await recordChange(tx, { action: "create", entity: "booking", entityId: after.id, after });
    const sent = await notifySeriesCreated(tx, bookings);
    return { series, bookings, skipped: refusedDates(dates), ...(user.isAdmin ? { sent } : {}) };
  });
}
