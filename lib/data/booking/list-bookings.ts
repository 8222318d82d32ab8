import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { ownedBy } from "@/lib/data/person/person";
import { containing, wordsIn } from "@/lib/data/search-words";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { BookingListQuery, BookingSort } from "@/lib/schemas/booking/booking-list";
import { bookingSelect, toBooking } from "./booking-rows";

/** Matches if the name or e-mail address contains every word, or if the text is the confirmation number. */
function searchWhere(q: string): Prisma.BookingWhereInput {
  const id = parseConfirmationNumber(q, "booking");
  const matches = (word: string): Prisma.BookingWhereInput => {
    const contains = containing(word);
    return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
  };
  const byWords = { AND: wordsIn(q).map(matches) };
  return id === null ? byWords : { OR: [{ id }, byWords] };
}

interface ListedQuery extends BookingListQuery {
  /** Leaves out bookings that await their prepayment. */
  awaitsPrice?: boolean;
}

function listWhere(
  query: Omit<ListedQuery, "page" | "pageSize" | "mine" | "sort">,
  userId: number | null,
): Prisma.BookingWhereInput {
  const { status, awaitsPrice, spaceId, seriesId, from, to, q } = query;
  return {
    ...(userId === null ? {} : ownedBy({ userId })),
    ...(status ? { status } : {}),
    ...(awaitsPrice ? { charge: { payBy: null } } : {}),
    ...(spaceId ? { spaceId } : {}),
    ...(seriesId ? { seriesId } : {}),
    ...(from ? { endsAt: { gt: toInstant(from, "00:00") } } : {}),
    ...(to ? { startsAt: { lt: toInstant(addDays(to, 1), "00:00") } } : {}),
    ...(q ? searchWhere(q) : {}),
  };
}

/** Ties are broken by id, so that no booking appears on two pages. */
const ORDERS: Record<BookingSort, Prisma.BookingOrderByWithRelationInput[]> = {
  "start-desc": [{ startsAt: "desc" }, { id: "desc" }],
  "start-asc": [{ startsAt: "asc" }, { id: "asc" }],
  "created-desc": [{ id: "desc" }],
  "created-asc": [{ id: "asc" }],
  "amount-desc": [{ charge: { totalAmount: "desc" } }, { id: "desc" }],
  "amount-asc": [{ charge: { totalAmount: "asc" } }, { id: "asc" }],
  "name-asc": [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
  "name-desc": [{ lastName: "desc" }, { firstName: "desc" }, { id: "desc" }],
};

/** One page of bookings, latest start first by default, and the total number of matches. */
export async function listBookings(
  { page, pageSize, mine: _mine, sort = "start-desc", ...filters }: ListedQuery,
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

/** All bookings on a day (Europe/Rome) that are not canceled, by start. */
export async function listLiveBookingsOn(day: CalendarDay): Promise<Booking[]> {
  const rows = await prisma().booking.findMany({
    where: { ...listWhere({ from: day, to: day }, null), status: { not: "canceled" } },
    select: bookingSelect,
    orderBy: ORDERS["start-asc"],
  });
  return rows.map(toBooking);
}

/** All bookings of an account, latest start first. */
export async function listBookingsOf(userId: number): Promise<Booking[]> {
  const rows = await prisma().booking.findMany({
    where: ownedBy({ userId }),
    select: bookingSelect,
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toBooking);
}

/** Ordered by start; unknown ids are skipped. */
export async function listBookingsById(on: Queryable, ids: readonly number[]): Promise<Booking[]> {
  const rows = await on.booking.findMany({
    where: { id: { in: [...ids] } },
    select: bookingSelect,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toBooking);
}

/** Confirmed bookings that start on a day (Europe/Rome) and were made before an instant. */
export async function listBookingsToRemind(startDate: CalendarDay, madeBefore: Date): Promise<Booking[]> {
  const rows = await prisma().booking.findMany({
    where: {
      startDate: toDateColumn(startDate),
      status: "confirmed",
      createdAt: { lt: madeBefore },
    },
    select: bookingSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toBooking);
}

/** Bookings of the given rooms that overlap a day (Europe/Rome) and are not canceled. */
export async function listBookingsOn(
  tx: Transaction,
  spaceIds: readonly number[],
  day: CalendarDay,
): Promise<Booking[]> {
  const rows = await tx.booking.findMany({
    where: {
      spaceId: { in: [...spaceIds] },
      status: { not: "canceled" },
      startsAt: { lt: toInstant(addDays(day, 1), "00:00") },
      endsAt: { gt: toInstant(day, "00:00") },
    },
    select: bookingSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toBooking);
}
