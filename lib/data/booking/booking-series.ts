import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { withCharges } from "@/lib/data/money/charges";
import { notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import {
  type BookedSpace,
  bookingSelect,
  newCharge,
  ownColumns,
  periodColumns,
  shownSpaceOf,
  toBooking,
} from "./booking-rows";
import type { NewBooking } from "./bookings";

/** Creates an empty series; its bookings are inserted with its id. */
export async function insertSeries(tx: Transaction): Promise<{ id: number; createdAt: string }> {
  const { id, createdAt } = await tx.bookingSeries.create({
    data: {},
    select: { id: true, createdAt: true },
  });
  return { id, createdAt: createdAt.toISOString() };
}

/** Inserts the bookings of a series in one statement. The caller passes `space` because it has already read it. */
export async function insertSeriesBookings(
  tx: Transaction,
  seriesId: number,
  bookings: readonly NewBooking[],
  space: BookedSpace,
): Promise<Booking[]> {
  const owned = await withCharges(
    tx,
    "booking",
    bookings.map(({ userId: _, ...booking }) => ({ ...booking, ...periodColumns(booking), seriesId })),
  );
  const rows = await tx.booking.createManyAndReturn({
    data: owned,
    select: { ...ownColumns, chargeId: true },
  });
  const person = { accountId: bookings[0]?.userId ?? null };
  const charges = new Map(owned.map(({ chargeId }, index) => [chargeId, bookings[index]]));
  return rows
    .flatMap(({ chargeId, ...row }) => {
      const made = charges.get(chargeId);
      return made === undefined
        ? []
        : [toBooking({ ...row, person, charge: newCharge(made), extras: [], space: shownSpaceOf(space) })];
    })
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/**
 * The price of the other dates of a series before the promo code's discount, in cents, without those canceled by the
 * customer.
 */
export async function fullPriceOfOtherDates(
  on: Queryable,
  { id, seriesId }: { id: number; seriesId: number },
): Promise<number> {
  const charges = await on.charge.findMany({
    where: {
      booking: { seriesId, id: { not: id }, OR: [{ status: { not: "canceled" } }, { canceledBy: "centre" }] },
    },
    select: { totalAmount: true, promoAmount: true },
  });
  return charges.reduce((sum, { totalAmount, promoAmount }) => sum + totalAmount + promoAmount, 0);
}

/** The bookings of a series by start, including canceled ones; empty for an unknown series. */
export async function listSeriesBookings(seriesId: number, on: Queryable = prisma()): Promise<Booking[]> {
  const rows = await on.booking.findMany({
    where: { seriesId },
    select: bookingSelect,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toBooking);
}

/** @throws AppError NOT_FOUND if the series has no bookings */
export async function requireSeriesBookings(seriesId: number, on: Queryable = prisma()): Promise<Booking[]> {
  const bookings = await listSeriesBookings(seriesId, on);
  if (bookings.length === 0) throw notFoundError("series");
  return bookings;
}

/** Locks the rows of several bookings, in order of id so that two callers cannot deadlock. */
export async function lockBookingRows(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}
