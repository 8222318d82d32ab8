import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { ledgerSelect } from "@/lib/data/money/payments";
import { forgetNotOwed } from "@/lib/data/money/refund-ibans";
import { containing, wordsIn } from "@/lib/data/search-words";
import { balanceOf } from "@/lib/domain/money/balance";
import type { ResolvedPeriod } from "@/lib/domain/room-time/period";
import { confirmationNumber, parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { addDays, toInstant } from "@/lib/domain/time/dates";
import type { Booking, BookingListQuery, BookingSort } from "@/lib/schemas/booking/booking";

export const bookingSelect = {
  id: true,
  userId: true,
  spaceId: true,
  space: { select: { id: true, name: true, location: true, imageUrl: true } },
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  isFullDay: true,
  startsAt: true,
  endsAt: true,
  totalAmount: true,
  status: true,
  purpose: true,
  attendees: true,
  notes: true,
  email: true,
  phone: true,
  firstName: true,
  lastName: true,
  createdAt: true,
  canceledAt: true,
  refundPercent: true,
  refundAmount: true,
  canceledBy: true,
  cancelReason: true,
  calendarSequence: true,
  seriesId: true,
  googleCalendarEventId: true,
  googleCalendarAdded: true,
  payments: ledgerSelect,
} as const satisfies Prisma.BookingSelect;

const { space: _space, payments: _payments, ...columns } = bookingSelect;
/** Without the space, for a writer that knows it, and without payments, which a new booking has none of. */
export const ownColumns = columns;

type BookingRow = Prisma.BookingGetPayload<{ select: typeof bookingSelect }>;

export function toBooking({ payments, ...row }: BookingRow): Booking {
  return {
    ...row,
    ...balanceOf(row, payments),
    confirmationNumber: confirmationNumber(row.id),
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
  };
}

/** A period as the columns have it. */
export const periodColumns = ({
  startDate,
  endDate,
  startTime,
  endTime,
  isFullDay,
  startsAt,
  endsAt,
}: ResolvedPeriod) => ({
  startDate: toDateColumn(startDate),
  endDate: toDateColumn(endDate),
  startTime,
  endTime,
  isFullDay,
  startsAt,
  endsAt,
});

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

function searchWhere(q: string): Prisma.BookingWhereInput {
  const id = parseConfirmationNumber(q, "booking");
  const matches = (word: string): Prisma.BookingWhereInput => {
    const contains = containing(word);
    return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
  };
  const byWords = { AND: wordsIn(q).map(matches) };
  return id === null ? byWords : { OR: [{ id }, byWords] };
}

function listWhere(
  query: Omit<BookingListQuery, "page" | "pageSize" | "mine" | "sort">,
  userId: number | null,
): Prisma.BookingWhereInput {
  const { status, spaceId, seriesId, from, to, q } = query;
  return {
    ...(userId === null ? {} : { userId }),
    ...(status ? { status } : {}),
    ...(spaceId ? { spaceId } : {}),
    ...(seriesId ? { seriesId } : {}),
    ...(from ? { endsAt: { gt: toInstant(from, "00:00") } } : {}),
    ...(to ? { startsAt: { lt: toInstant(addDays(to, 1), "00:00") } } : {}),
    ...(q ? searchWhere(q) : {}),
  };
}

/** Ties are broken by id, so that pages never show a booking twice. */
const ORDERS: Record<BookingSort, Prisma.BookingOrderByWithRelationInput[]> = {
  "start-desc": [{ startsAt: "desc" }, { id: "desc" }],
  "start-asc": [{ startsAt: "asc" }, { id: "asc" }],
  "created-desc": [{ id: "desc" }],
  "created-asc": [{ id: "asc" }],
  "amount-desc": [{ totalAmount: "desc" }, { id: "desc" }],
  "amount-asc": [{ totalAmount: "asc" }, { id: "asc" }],
  "name-asc": [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
  "name-desc": [{ lastName: "desc" }, { firstName: "desc" }, { id: "desc" }],
};

/**
 * Bookings, latest start first unless asked otherwise, of one user or (null) of everybody, with how many there are
 * in all.
 */
export async function listBookings(
  { page, pageSize, mine: _mine, sort = "start-desc", ...filters }: BookingListQuery,
  userId: number | null,
): Promise<{ bookings: Booking[]; total: number }> {
  const where = listWhere(filters, userId);
  const [rows, total] = await Promise.all([
    prisma().booking.findMany({
      where,
      select: bookingSelect,
      orderBy: ORDERS[sort],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().booking.count({ where }),
  ]);
  return { bookings: rows.map(toBooking), total };
}

/** All bookings of one person, for her own page; latest start first. */
export async function listBookingsOf(userId: number): Promise<Booking[]> {
  const rows = await prisma().booking.findMany({
    where: { userId },
    select: bookingSelect,
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toBooking);
}
