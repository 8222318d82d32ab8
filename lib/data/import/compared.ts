import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { CalendarDay } from "@/lib/domain/time/dates";

/** Bookings of the given rooms that begin within a span, canceled ones included. */
export const listBookedBy = (on: Queryable, spaceIds: readonly number[], { startsAt, endsAt }: Span) =>
  on.booking.findMany({
    where: {
      spaceId: { in: [...spaceIds] },
      startsAt: { gte: startsAt, lt: endsAt },
    },
    select: {
      spaceId: true,
      startsAt: true,
      endsAt: true,
      firstName: true,
      lastName: true,
      email: true,
      status: true,
    },
  });

/** The last day of each person's membership, by person id; null for people who are not members. */
export async function listMemberDays(
  on: Queryable,
  personIds: readonly number[],
): Promise<Map<number, CalendarDay | null>> {
  const days = new Map<number, CalendarDay | null>();
  for (let at = 0; at < personIds.length; at += 10_000) {
    const where = { id: { in: personIds.slice(at, at + 10_000) } };
    const rows = await on.person.findMany({ where, select: { id: true, memberUntil: true } });
    for (const { id, memberUntil } of rows) days.set(id, toDayOrNull(memberUntil));
  }
  return days;
}

/** All entries of the members' register, applicants included. */
export async function listRegistered(on: Queryable) {
  const days = { appliedOn: true, decidedOn: true, endedOn: true } as const;
  const rows = await on.member.findMany({ select: { number: true, personId: true, status: true, ...days } });
  return rows.map(({ appliedOn, decidedOn, endedOn, ...row }) => ({
    ...row,
    appliedOn: toDay(appliedOn),
    decidedOn: toDayOrNull(decidedOn),
    endedOn: toDayOrNull(endedOn),
  }));
}

export const listClosuresSince = (on: Queryable, spaceId: number, day: CalendarDay) =>
  on.closure.findMany({
    where: { spaceId, endDate: { gte: toDateColumn(day) } },
    select: { startDate: true, endDate: true, startTime: true, endTime: true, reason: true, note: true },
  });

/** The future time that bookings and closures take in each room, as one span per room that covers all of it. */
export async function deletedTimes(
  tx: Transaction,
  bookingIds: readonly number[],
  closureIds: readonly number[],
): Promise<(Span & { spaceId: number })[]> {
  const rows = await tx.takenTime.groupBy({
    by: ["spaceId"],
    where: {
      OR: [{ bookingId: { in: [...bookingIds] } }, { closureId: { in: [...closureIds] } }],
      endsAt: { gt: new Date() },
    },
    _min: { startsAt: true },
    _max: { endsAt: true },
  });
  return rows.flatMap(({ spaceId, _min: { startsAt }, _max: { endsAt } }) =>
    startsAt === null || endsAt === null ? [] : [{ spaceId, startsAt, endsAt }],
  );
}
