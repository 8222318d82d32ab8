import "server-only";
import { z } from "zod";
import { periodColumns } from "@/lib/data/booking/booking-rows";
import type { NewBooking } from "@/lib/data/booking/bookings";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumn, toDateColumnOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { withCharges } from "@/lib/data/money/charges";
import { queryRows } from "@/lib/data/query-rows";
import type { EndReason, MemberStatus } from "@/lib/domain/membership/member-status";
import { amountToPay } from "@/lib/domain/money/balance";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { ClosureTimes } from "@/lib/domain/room-time/closure";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import type { SpaceFields } from "@/lib/schemas/space/space";

/** Writes many rows in statements with a bounded number of parameters. */

async function inBatches<T>(
  rows: readonly T[],
  size: number,
  write: (batch: readonly T[]) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += size)
    ids.push(...(await write(rows.slice(at, at + size))).map(({ id }) => id));
  return ids;
}

const ID = { select: { id: true } } as const;

/**
 * Inserts rooms without their parts and timetable.
 * @returns their ids, in order
 */
export const insertSpaces = (tx: Transaction, spaces: readonly SpaceFields[]) =>
  inBatches(spaces, 500, (batch) =>
    tx.space.createManyAndReturn({
      data: batch.map(({ timetable: _, partIds: __, ...fields }) => fields),
      ...ID,
    }),
  );

export interface ImportedBooking extends Omit<NewBooking, "status"> {
  status: "confirmed" | "pending" | "canceled";
  canceledAt: Date | null;
}

/**
 * Inserts bookings; the caller holds the locks of their rooms.
 * @returns their ids, in order
 */
export const insertBookings = (tx: Transaction, bookings: readonly ImportedBooking[]) =>
  inBatches(bookings, 500, async (batch) => {
    const rows = batch.map(({ userId: _, ...one }) => ({ ...one, ...periodColumns(one) }));
    const data = await withCharges(tx, "booking", rows, (row) => amountToPay({ ...row, refundAmount: null }));
    return tx.booking.createManyAndReturn({ data, ...ID });
  });

interface ImportedMember {
  personId: number;
  number: number | null;
  category: string;
  status: MemberStatus;
  appliedOn: string;
  decidedOn: string | null;
  resolution: string | null;
  endedOn: string | null;
  endReason: EndReason | null;
}

/**
 * Inserts members into the register and raises the member counter to the highest number.
 * @returns their ids, in order
 */
export async function insertMembers(tx: Transaction, members: readonly ImportedMember[]): Promise<number[]> {
  const ids = await inBatches(members, 1_000, (batch) =>
    tx.member.createManyAndReturn({
      data: batch.map(({ appliedOn, decidedOn, endedOn, ...fields }) => ({
        ...fields,
        appliedOn: toDateColumn(appliedOn),
        decidedOn: toDateColumnOrNull(decidedOn),
        endedOn: toDateColumnOrNull(endedOn),
      })),
      ...ID,
    }),
  );
  await tx.$executeRaw`
    UPDATE member_counter SET last = GREATEST(last, (SELECT COALESCE(max(number), 0) FROM members))`;
  return ids;
}

const counterRow = z.object({ last: z.int() });

/** The last assigned member number, locked until the transaction ends. */
export async function lockMemberCounter(tx: Transaction): Promise<number> {
  const [row] = await queryRows(tx, counterRow, Prisma.sql`SELECT last FROM member_counter FOR UPDATE`);
  return row?.last ?? 0;
}

export type ImportedClosure = ClosureTimes & { reason: string; note: string };

/**
 * Inserts closures of a room. The caller holds its lock and inserts the taken times.
 * @returns their ids, in order
 */
export const insertClosures = (tx: Transaction, spaceId: number, closures: readonly ImportedClosure[]) =>
  inBatches(closures, 2_000, (batch) =>
    tx.closure.createManyAndReturn({
      data: batch.map(({ startDate, endDate, ...fields }) => ({
        ...fields,
        spaceId,
        startDate: toDateColumn(startDate),
        endDate: toDateColumn(endDate),
      })),
      ...ID,
    }),
  );

/** Inserts the time that closures of one room take in that room and in related ones. */
export async function takeForClosures(
  tx: Transaction,
  closedId: number,
  taken: readonly (Span & { closureId: number; spaceId: number })[],
): Promise<void> {
  const data = taken.map(({ closureId, spaceId, startsAt, endsAt }) => ({
    closureId,
    spaceId,
    startsAt,
    endsAt,
    owner: takenOwner("closure", closureId),
    viaSpaceId: spaceId === closedId ? null : closedId,
  }));
  for (let at = 0; at < data.length; at += 2_000)
    await tx.takenTime.createMany({ data: data.slice(at, at + 2_000) });
}

export interface Taken extends Span {
  spaceId: number;
  owner: string;
  isBuffer: boolean;
}

export function listTakenOf(
  on: Queryable,
  spaceIds: readonly number[],
  { startsAt, endsAt }: Span,
): Promise<Taken[]> {
  return on.takenTime.findMany({
    where: { spaceId: { in: [...spaceIds] }, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    select: { spaceId: true, startsAt: true, endsAt: true, owner: true, isBuffer: true },
    orderBy: { startsAt: "asc" },
  });
}
