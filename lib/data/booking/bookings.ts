import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import type { ResolvedPeriod } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingSelect, ownColumns, periodColumns, toBooking } from "./booking-rows";

export interface NewBooking extends ResolvedPeriod {
  userId: number | null;
  spaceId: number;
  /** Taken after the end: those of the space at this moment. */
  bufferMinutes: number;
  /** Euro cents. */
  totalAmount: number;
  status: "confirmed" | "pending";
  purpose: string;
  attendees: number;
  notes: string | null;
  email: string;
  phone: string | null;
  firstName: string;
  lastName: string;
}

/** Inserts a booking of a space that the caller has read already, which saves reading it again. */
export async function insertBooking(
  tx: Transaction,
  booking: NewBooking,
  space: Booking["space"],
): Promise<Booking> {
  const { id, name, location, imageUrl } = space;
  const row = await tx.booking.create({
    data: { ...booking, ...periodColumns(booking) },
    select: ownColumns,
  });
  return toBooking({ ...row, payments: [], space: { id, name, location, imageUrl } });
}

export async function findBooking(id: number, on: Queryable = prisma()): Promise<Booking | null> {
  const row = await on.booking.findUnique({ where: { id }, select: bookingSelect });
  return row ? toBooking(row) : null;
}

/** Which columns a change may set. */
export interface BookingChange {
  period?: ResolvedPeriod;
  spaceId?: number;
  bufferMinutes?: number;
  totalAmount?: number;
  notes?: string | null;
  status?: "confirmed" | "pending" | "canceled";
  canceledAt?: Date | null;
  refundPercent?: number | null;
  refundAmount?: number | null;
  canceledBy?: "customer" | "centre" | null;
  cancelReason?: string | null;
  statusBefore?: Booking["status"] | null;
}

/** Writes a change, and raises the sequence of the calendar entry, so that calendars take it for news. */
export async function updateBooking(
  tx: Transaction,
  id: number,
  { period, ...fields }: BookingChange,
): Promise<Booking> {
  const data = {
    ...fields,
    ...(period ? periodColumns(period) : {}),
    calendarSequence: { increment: 1 },
  };
  const row = await tx.booking.update({ where: { id }, data, select: bookingSelect });
  await forgetNotOwed(tx, { kind: "booking", id }, fields);
  return toBooking(row);
}

/** What a canceled booking was before; null where it was not kept. */
export async function findStatusBefore(tx: Transaction, id: number): Promise<Booking["status"] | null> {
  const row = await tx.booking.findUnique({ where: { id }, select: { statusBefore: true } });
  return row?.statusBefore ?? null;
}

/** Remembers that the customer has the booking in her calendar; nothing that her calendar would have to learn. */
export async function markBookingInCalendar(tx: Transaction, id: number): Promise<Booking> {
  const data = { googleCalendarAdded: true };
  return toBooking(await tx.booking.update({ where: { id }, data, select: bookingSelect }));
}

/** Takes the row lock of one booking, so that two changes of it follow each other. */
export async function findBookingForUpdate(tx: Transaction, id: number): Promise<Booking | null> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${id} FOR UPDATE`;
  return findBooking(id, tx);
}
