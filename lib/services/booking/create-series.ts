import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { insertSeries, insertSeriesBookings } from "@/lib/data/booking/booking-series";
import type { NewBooking } from "@/lib/data/booking/bookings";
import { usedPromo } from "@/lib/data/money/promo-codes";
import { insertBookingExtras } from "@/lib/data/room-time/extras";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { prepayColumns, shownPrepayments } from "@/lib/domain/money/prepayment";
import { AppError } from "@/lib/errors";
import { type SeriesCreated, type SeriesInput, seriesCreatedSchema } from "@/lib/schemas/booking/series";
import { requireExpectedOfRoom } from "@/lib/services/money/expected-total";
import { requirePromoCode, takePromo } from "@/lib/services/money/promo-codes";
import {
  bookableRoom,
  bookingActor,
  refusalOf,
  withKnownMemberRules,
} from "@/lib/services/room-time/bookable-period";
import { bookedExtras, lockRequestedExtras, shortExtrasError } from "@/lib/services/room-time/extras";
import { payerOf, priceOfStanding } from "@/lib/services/room-time/member-price";
import { prepaymentsFor } from "@/lib/services/room-time/prepay-terms";
import { announceBookings } from "./announce-booking";
import { lockBooker, requireFree } from "./booker";
import { notifySeriesCreated } from "./notifications";
import {
  type CheckedDate,
  checkDates,
  dayRangeOf,
  refusedDates,
  requireExtrasOfDates,
  unavailableReason,
  withShortExtras,
} from "./series-quote";

/** The error of the first unavailable date, with all unavailable dates as `conflicts`; null when all are available. */
function refusalOfDates(dates: readonly CheckedDate[]): AppError | null {
  const refused =
    dates.find(({ check }) => check.unavailable !== null) ??
    dates.find((date) => unavailableReason(date) !== null);
  if (refused === undefined) return null;
  const refusal = refusalOf(refused.check) ?? shortExtrasError(refused.shortExtras);
  if (refusal === null) return null;
  const { code, message, errors, available } = refusal;
  return new AppError(code, {
    message,
    ...(errors ? { errors } : {}),
    ...(available ? { available } : {}),
    conflicts: refusedDates(dates),
  });
}

/**
 * Books several dates of one room as a series: all of them or, with `skipUnavailable`, the available ones. Takes one
 * lock, reads the taken time with one query and inserts all rows at once.
 * @throws AppError NOT_FOUND; MEMBERS_ONLY; VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN with `conflicts`;
 * EXTRA_TAKEN when a date has too little of its extras; PROMO_INVALID, DUPLICATE, TOO_MANY_BOOKINGS, PRICE_CHANGED
 */
export async function createSeries(
  input: SeriesInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SeriesCreated> {
  const { spaceId, dates: wanted, promoCode, skipUnavailable } = input;
  const { purpose, attendees, notes } = input;
  return createOnce(claim, { status: 201, schema: seriesCreatedSchema }, async (tx) => {
    // The number of available dates is only known under the locks.
    const days = dayRangeOf(wanted);
    const booker = await lockBooker(tx, { spaceId, days, input, user }, now);
    const { owner, contact, standing, roomTime } = booker;
    const actor = withKnownMemberRules(booker, user, bookingActor(user, now));
    const room = await bookableRoom(spaceId, days, actor, { on: tx, roomTime });
    const { space } = room;
    const price = priceOfStanding(payerOf(owner), standing);
    const requested = await requireExtrasOfDates(tx, input);
    const code = await requirePromoCode(tx, promoCode, "booking", now);
    await lockRequestedExtras(
      tx,
      requested.flatMap(({ extras }) => extras),
    );
    const priced = checkDates(room, { attendees, dates: requested }, price);
    const dates = await withShortExtras(tx, priced);
    const refusal = refusalOfDates(dates);
    const isAdmitted = wanted.every(({ period }) => room.admits(period.startDate));
    if (refusal?.code !== "VALIDATION" && !isAdmitted) throw new AppError("MEMBERS_ONLY");
    const isNoneLeft = dates.every((date) => unavailableReason(date) !== null);
    if (refusal && (!skipUnavailable || isNoneLeft)) throw refusal;

    const available = dates.flatMap((date) => {
      const { period } = date.check;
      return period === null || unavailableReason(date) !== null ? [] : [{ ...date, period }];
    });
    const discounts = await takePromo(tx, code, {
      ref: { personId: owner.personId },
      amounts: available.map(({ quote }) => quote.totalAmount),
    });
    const prepaymentOf = await prepaymentsFor(tx, space, user.isAdmin ? null : "new", now);
    const { bufferMinutes, securityDeposit: depositAmount } = space;
    const values = available.map(({ period, quote }, index): NewBooking => {
      const promoAmount = discounts[index] ?? 0;
      const totalAmount = quote.totalAmount - promoAmount;
      const prepayment = prepaymentOf(totalAmount, period.startsAt);
      const status = quote.isOnRequest || prepayment !== null ? "pending" : "confirmed";
      const prepaid = prepayColumns(prepayment, now);
      const promo = { promoCodeId: code?.id ?? null, promoAmount };
      const fields = { ...contact, ...owner, ...promo, spaceId, purpose, attendees, notes, depositAmount };
      return { ...fields, ...period, ...prepaid, totalAmount, status, bufferMinutes };
    });
    requireFree(booker, values.length);
    const prepayments = values.flatMap(({ prepayAmount = 0, payBy }) =>
      payBy ? [{ prepayAmount, payBy }] : [],
    );
    const totalAmount = values.reduce((sum, value) => sum + value.totalAmount, 0);
    requireExpectedOfRoom(input, { totalAmount, ...shownPrepayments(prepayments), depositAmount });
    const series = await insertSeries(tx);
    const created = await insertSeriesBookings(tx, series.id, values, space);
    const withLines = created.map((booking) => {
      const date = available.find(({ period }) => period.startsAt.toISOString() === booking.startsAt);
      const discount = values.find(
        ({ startsAt }) => startsAt.toISOString() === booking.startsAt,
      )?.promoAmount;
      const { extraLines: lines = [], extras = [] } = date ?? {};
      return { booking, lines, extras, discount: discount ?? 0 };
    });
    await insertBookingExtras(
      tx,
      withLines.map(({ booking: { id }, lines }) => ({ id, lines })),
    );
    const bookings = withLines.map(({ booking, lines, extras, discount }) => ({
      ...booking,
      ...usedPromo(code, discount),
      extras: bookedExtras(extras, lines),
    }));
    if (user.isAdmin)
      for (const after of bookings)
        await recordChange(tx, { action: "create", entity: "booking", entityId: after.id, after });
    const sent = await notifySeriesCreated(tx, bookings, room.siteEmail);
    await announceBookings(tx, "booking.created", bookings);
    return { series, bookings, skipped: refusedDates(dates), ...(user.isAdmin ? { sent } : {}) };
  });
}
