import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { splitCharge, updateCharge, withCharge } from "@/lib/data/money/charges";
import { settle } from "@/lib/data/money/refund-ibans";
import { lockSpace, lockSpaces } from "@/lib/data/room-time/lock-spaces";
import type { Language } from "@/lib/domain/language/languages";
import type { ResolvedPeriod } from "@/lib/domain/room-time/period";
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

export interface NewBooking extends ResolvedPeriod {
  /** The account that sees the booking. */
  userId: number | null;
  personId: number | null;
  spaceId: number;
  /** Minutes kept free after the end: the space's setting at the time of booking. */
  bufferMinutes: number;
  /** Euro cents. */
  totalAmount: number;
  status: "confirmed" | "pending";
  prepayAmount: number;
  payBy: Date | null;
  prepayRemindAt: Date | null;
  depositAmount: number;
  purpose: string;
  attendees: number;
  notes: string | null;
  email: string;
  phone: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  /** The promo code used, and its discount in cents. */
  promoCodeId: number | null;
  promoAmount: number;
}

/** Inserts a booking without extras. The caller passes `space` because it has already read it. */
export async function insertBooking(
  tx: Transaction,
  booking: NewBooking,
  space: BookedSpace,
): Promise<Booking> {
  const { userId, ...columns } = booking;
  const own = await withCharge(tx, "booking", columns);
  const data = { ...own, ...periodColumns(booking) };
  const row = await tx.booking.create({ data, select: ownColumns });
  const person = { accountId: userId };
  return toBooking({ ...row, person, charge: newCharge(booking), extras: [], space: shownSpaceOf(space) });
}

export async function findBooking(id: number, on: Queryable = prisma()): Promise<Booking | null> {
  const row = await on.booking.findUnique({ where: { id }, select: bookingSelect });
  return row ? toBooking(row) : null;
}

/** The columns that a change may set; omitted ones stay as they are. */
export interface BookingChange {
  period?: ResolvedPeriod;
  spaceId?: number;
  bufferMinutes?: number;
  totalAmount?: number;
  /** The promo code's discount in cents. */
  promoAmount?: number;
  /** Null removes the promo code and gives its use back. */
  promoCodeId?: null;
  notes?: string | null;
  status?: "confirmed" | "pending" | "canceled";
  canceledAt?: Date | null;
  refundPercent?: number | null;
  refundAmount?: number | null;
  canceledBy?: "customer" | "centre" | null;
  cancelReason?: string | null;
  statusBefore?: Booking["status"] | null;
  prepayAmount?: number;
  payBy?: Date | null;
  prepayRemindAt?: Date | null;
  depositAmount?: number;
}

/**
 * Writes a change and increments the SEQUENCE of the calendar entry, so that calendar programs accept it as an update.
 */
export async function updateBooking(
  tx: Transaction,
  id: number,
  { period, ...fields }: BookingChange,
): Promise<Booking> {
  const { charge, own } = splitCharge(fields);
  const data = {
    ...own,
    ...(period ? periodColumns(period) : {}),
    calendarSequence: { increment: 1 },
  };
  await updateCharge(tx, { booking: { id } }, charge);
  const booking = toBooking(await tx.booking.update({ where: { id }, data, select: bookingSelect }));
  await settle(tx, { kind: "booking", id }, booking, fields);
  return booking;
}

/** The status before the cancellation; null for bookings canceled before it was recorded. */
export async function findStatusBefore(tx: Transaction, id: number): Promise<Booking["status"] | null> {
  const row = await tx.booking.findUnique({ where: { id }, select: { statusBefore: true } });
  return row?.statusBefore ?? null;
}

/**
 * Records that the customer has added the booking to their calendar. Does not increment the SEQUENCE: the calendar
 * entry itself is unchanged.
 */
export async function markBookingInCalendar(tx: Transaction, id: number): Promise<Booking> {
  const data = { googleCalendarAdded: true };
  return toBooking(await tx.booking.update({ where: { id }, data, select: bookingSelect }));
}

/** Reads a booking and locks its row, so that concurrent changes run one after the other. */
export async function findBookingForUpdate(tx: Transaction, id: number): Promise<Booking | null> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${id} FOR UPDATE`;
  return findBooking(id, tx);
}

/**
 * Locks a booking before its time changes: first its space and `otherSpaceIds`, then its row. Every writer of a space's
 * time takes its locks in this order, which rules out deadlocks.
 * @returns the booking as read under the lock; null when it does not exist
 */
export async function lockBooking(
  tx: Transaction,
  id: number,
  otherSpaceIds: readonly number[] = [],
): Promise<Booking | null> {
  const seen = await findBooking(id, tx);
  if (seen === null) return null;
  await lockSpaces(tx, [seen.spaceId, ...otherSpaceIds]);
  const booking = await findBookingForUpdate(tx, id);
  // Another transaction moved the booking to a different space while this one waited: lock that space too.
  if (booking !== null && booking.spaceId !== seen.spaceId) await lockSpace(tx, booking.spaceId);
  return booking;
}
