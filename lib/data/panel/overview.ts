import "server-only";
import { z } from "zod";
import { listDepositsToReturn } from "@/lib/data/booking/deposits";
import { listBookings, listLiveBookingsOn } from "@/lib/data/booking/list-bookings";
import { listPrepaymentsUntil } from "@/lib/data/booking/prepayments";
import { prisma } from "@/lib/data/client";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { listSpaces } from "@/lib/data/space/spaces";
import { hasEnough } from "@/lib/domain/catalogue/event-state";
import { occupancyPercent, openMinutes } from "@/lib/domain/room-time/occupancy";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { addDays, addMonths, dayOf, toInstant } from "@/lib/domain/time/dates";
import { firstOfMonth, lastOfMonth, weekOf } from "@/lib/domain/time/month-grid";
import type { MonthAmount, Overview, SpaceOccupancy } from "@/lib/schemas/panel/overview";

/** The months of the chart of amounts, before and after the current one. */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 5;
/** The most rows of each short list; the list of bookings shows all. The bookings of the day are always complete. */
const SHORT_LIST = 50;

const bookedRowSchema = z.object({ spaceId: z.int(), minutes: z.int(), bookings: z.int() });
const monthRowSchema = z.object({ month: z.string(), confirmed: z.number(), bookings: z.int() });

type BookedRow = z.infer<typeof bookedRowSchema>;

/**
 * Booked minutes and number of bookings of each space from `first` to `last`, both included. A booking counts its daily
 * hours on each of its days.
 */
async function bookedMinutes(first: CalendarDay, last: CalendarDay): Promise<Map<number, BookedRow>> {
  const sql = Prisma.sql`
    SELECT space_id AS "spaceId", count(*)::int AS bookings,
      sum((LEAST(end_date, ${last}::date) - GREATEST(start_date, ${first}::date) + 1)
        * extract(epoch FROM end_time::time - start_time::time) / 60)::int AS minutes
    FROM bookings
    WHERE status <> 'canceled'
      AND tstzrange(starts_at, ends_at) && tstzrange(
        ${first}::timestamp AT TIME ZONE 'Europe/Rome', (${last}::date + 1)::timestamp AT TIME ZONE 'Europe/Rome')
      AND start_date <= ${last}::date AND end_date >= ${first}::date
    GROUP BY space_id`;
  const rows = await queryRows(prisma(), bookedRowSchema, sql);
  return new Map(rows.map((row) => [row.spaceId, row]));
}

async function listOccupancy(today: CalendarDay): Promise<SpaceOccupancy[]> {
  const week = weekOf(today);
  const month = { first: firstOfMonth(today), last: lastOfMonth(today) };
  const [spaces, inWeek, inMonth] = await Promise.all([
    listSpaces(),
    bookedMinutes(week.first, week.last),
    bookedMinutes(month.first, month.last),
  ]);
  return spaces.map((space) => ({
    spaceId: space.id,
    name: space.name,
    weekPercent: occupancyPercent(
      inWeek.get(space.id)?.minutes ?? 0,
      openMinutes(space, week.first, week.last),
    ),
    monthPercent: occupancyPercent(
      inMonth.get(space.id)?.minutes ?? 0,
      openMinutes(space, month.first, month.last),
    ),
    weekBookings: inWeek.get(space.id)?.bookings ?? 0,
    monthBookings: inMonth.get(space.id)?.bookings ?? 0,
  }));
}

async function listMonthAmounts(today: CalendarDay): Promise<MonthAmount[]> {
  const first = addMonths(firstOfMonth(today), -MONTHS_BACK);
  const months = Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    addMonths(first, index),
  );
  const last = lastOfMonth(months.at(-1) ?? today);
  const sql = Prisma.sql`
    SELECT to_char(date_trunc('month', start_date), 'YYYY-MM-DD') AS month,
      sum(total_amount)::float8 AS confirmed, count(*)::int AS bookings
    FROM bookings JOIN charges ON charges.id = bookings.charge_id
    WHERE status = 'confirmed' AND start_date BETWEEN ${first}::date AND ${last}::date
    GROUP BY 1`;
  const rows = await queryRows(prisma(), monthRowSchema, sql);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => ({
    month,
    confirmed: byMonth.get(month)?.confirmed ?? 0,
    bookings: byMonth.get(month)?.bookings ?? 0,
  }));
}

/** An event below its minimum is listed this many days before the decision. */
const RISK_DAYS = 2;

async function listEventsAtRisk(today: CalendarDay): Promise<Overview["eventsAtRisk"]> {
  const rows = await prisma().event.findMany({
    where: {
      status: "scheduled",
      isActive: true,
      decideOn: { gte: toDateColumn(today), lte: toDateColumn(addDays(today, RISK_DAYS)) },
    },
    select: {
      id: true,
      title: true,
      eventDate: true,
      decideOn: true,
      minParticipants: true,
      currentParticipants: true,
      externalParticipants: true,
    },
    orderBy: [{ decideOn: "asc" }, { id: "asc" }],
  });
  return rows
    .map(({ externalParticipants, currentParticipants, eventDate, decideOn, ...event }) => ({
      ...event,
      eventDate: toDay(eventDate),
      decideOn: toDay(decideOn ?? eventDate),
      currentParticipants: currentParticipants + externalParticipants,
    }))
    .filter((event) => !hasEnough(event));
}

async function countAhead(now: Date, today: CalendarDay): Promise<Overview["counts"]> {
  const [upcomingBookings, upcomingEvents, activeCourses] = await Promise.all([
    prisma().booking.count({ where: { status: { not: "canceled" }, startsAt: { gt: now } } }),
    prisma().event.count({
      where: { isActive: true, status: { not: "canceled" }, eventDate: { gte: toDateColumn(today) } },
    }),
    prisma().course.count({ where: { isActive: true } }),
  ]);
  return { upcomingBookings, upcomingEvents, activeCourses };
}

/** The data of the panel's first page. Aggregates are computed by the database. */
export async function findOverview(
  now: Date,
): Promise<Omit<Overview, "dueToday" | "externalConflicts" | "members">> {
  const today = dayOf(now);
  const page = { page: 1, pageSize: SHORT_LIST };
  const [todaysBookings, pending, lapsingToday, depositsToReturn, occupancy, amounts, counts, eventsAtRisk] =
    await Promise.all([
      listLiveBookingsOn(today),
      listBookings({ ...page, status: "pending", awaitsPrice: true, sort: "start-asc" }, null),
      listPrepaymentsUntil(toInstant(addDays(today, 1), "00:00")),
      listDepositsToReturn(SHORT_LIST),
      listOccupancy(today),
      listMonthAmounts(today),
      countAhead(now, today),
      listEventsAtRisk(today),
    ]);
  return {
    today,
    week: weekOf(today),
    todaysBookings,
    lapsingToday,
    depositsToReturn,
    pending: { bookings: pending.bookings, total: pending.total },
    occupancy,
    amounts,
    counts,
    eventsAtRisk,
  };
}
