import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { indexSpans, type Span } from "@/lib/domain/room-time/busy-spans";
import { closesRoom, type TakenKind, takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { around, type TakenTime, withBuffer } from "@/lib/domain/room-time/taken-time";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Conflict } from "@/lib/schemas/conflict";
import { listTakenTimes } from "./taken-rows";

/** Writes the taken time of rooms, except that of bookings, which a trigger writes. */

const OWNER_COLUMN = { event: "eventId", course: "courseId" } as const;
export type PlannedKind = keyof typeof OWNER_COLUMN;

/** Replaces the taken time of an event or course; empty `spans` frees it. The caller holds the locks of the rooms. */
export async function replaceTaken(
  tx: Transaction,
  kind: PlannedKind,
  id: number,
  spans: readonly (Span & { spaceId: number })[],
): Promise<void> {
  const column = { [OWNER_COLUMN[kind]]: id };
  await tx.takenTime.deleteMany({ where: column });
  if (spans.length === 0) return;
  const owner = takenOwner(kind, id);
  await tx.takenTime.createMany({
    data: spans.map((span) => ({ ...pick(span), spaceId: span.spaceId, owner, ...column })),
  });
}

const pick = ({ startsAt, endsAt }: Span) => ({ startsAt, endsAt });

/** @param closure `spaceId` is the closed room, null for the whole centre */
export async function replaceClosed(
  tx: Transaction,
  { id: closureId, spaceId: closedId }: { id: number; spaceId: number | null },
  spaceId: number,
  spans: readonly Span[],
): Promise<void> {
  await tx.takenTime.deleteMany({ where: { closureId, spaceId } });
  const viaSpaceId = closedId === spaceId ? null : closedId;
  const row = { spaceId, viaSpaceId, closureId, owner: takenOwner("closure", closureId) };
  if (spans.length > 0)
    await tx.takenTime.createMany({ data: spans.map((span) => ({ ...pick(span), ...row })) });
}

/** Holds a period of a room, and the buffer after it, for a waiting list entry. */
export async function holdTime(
  tx: Transaction,
  waitingEntryId: number,
  { id: spaceId, bufferMinutes }: { id: number; bufferMinutes: number },
  span: Span,
): Promise<void> {
  const row = { spaceId, owner: takenOwner("hold", waitingEntryId), waitingEntryId };
  const { endsAt } = withBuffer(span, bufferMinutes);
  const buffer = { ...row, startsAt: span.endsAt, endsAt, isBuffer: true };
  await tx.takenTime.createMany({
    data: [{ ...row, ...pick(span) }, ...(bufferMinutes > 0 ? [buffer] : [])],
  });
}

export async function releaseHold(tx: Transaction, waitingEntryId: number): Promise<void> {
  await tx.takenTime.deleteMany({ where: { waitingEntryId } });
}

/** The taken time of a room between two instants, without closures and buffers; a closure does not remove it. */
export function listTimeSpanningClosures(
  tx: Transaction,
  spaceId: number,
  { startsAt, endsAt }: Span,
): Promise<Span[]> {
  return tx.takenTime.findMany({
    where: { spaceId, closureId: null, isBuffer: false, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    select: { startsAt: true, endsAt: true },
  });
}

/** The taken time of an event or course in its room; the room's parts are occupied with it. */
export function findTaken(
  tx: Transaction,
  kind: PlannedKind,
  id: number,
): Promise<(Span & { spaceId: number })[]> {
  return tx.takenTime.findMany({
    where: { [OWNER_COLUMN[kind]]: id, viaSpaceId: null },
    select: { spaceId: true, startsAt: true, endsAt: true },
  });
}

/** A conflict with the taken time that causes it; a booking's includes its buffer. */
export type FoundConflict = Conflict & { taken: Span };

/** The thing that is about to take time; `id` is null before it is stored. Its own rows never conflict with it. */
interface Claimant {
  kind: TakenKind;
  id: number | null;
}

/**
 * The conflicts with taking `spans` in the given rooms and their parts, by start: one for each taken period. A booking
 * is listed by its own time without the buffer. A closure conflicts neither with buffers nor with other closures.
 */
export async function findConflicts(
  on: Queryable,
  spaceIds: readonly number[],
  spans: readonly Span[],
  { kind, id }: Claimant,
): Promise<FoundConflict[]> {
  const whole = around(spans);
  if (spaceIds.length === 0 || whole === null) return [];
  const others = id === null ? Prisma.empty : Prisma.sql`AND t.owner <> ${takenOwner(kind, id)}`;
  const notMet = closesRoom(kind) ? Prisma.sql`AND NOT t.is_buffer AND t.closure_id IS NULL` : Prisma.empty;
  const rows = await listTakenTimes(
    on,
    // Time taken in a whole is not listed again for its parts.
    Prisma.sql`(t.space_id = ANY(${[...spaceIds]}::int[])
        OR t.space_id IN (SELECT part_id FROM space_parts WHERE whole_id = ANY(${[...spaceIds]}::int[])))
      AND (t.via_space_id IS NULL OR t.via_space_id <> ALL(${[...spaceIds]}::int[])) ${others} ${notMet}
      AND t.starts_at < ${whole.endsAt} AND t.ends_at > ${whole.startsAt}`,
  );
  const conflicts = new Map<string, FoundConflict>();
  const spanIn = indexSpans(spans);
  for (const row of rows) {
    if (spanIn(row.startsAt.getTime(), row.endsAt.getTime()) === undefined) continue;
    const booked = row.booking && { startsAt: row.booking.bookedFrom, endsAt: row.booking.bookedUntil };
    const conflict = toConflict(row, booked ?? row);
    const key = `${row.viaSpaceId ?? row.spaceId} ${row.owner} ${conflict.startsAt}`;
    // A booking and its buffer are two rows but one conflict, and so are the parts of one whole.
    const taken = around([conflicts.get(key)?.taken ?? row, row]) ?? row;
    conflicts.set(key, { ...(conflicts.get(key) ?? conflict), taken });
  }
  return [...conflicts.values()];
}

/**
 * The taken times of `partIds` that would overlap those of a room if they became its parts, by start. Past times are
 * ignored. The calendar that the room follows gives way, closures may overlap each other, and closures of the whole
 * centre close each room anyway.
 */
export async function findPartConflicts(
  on: Queryable,
  spaceId: number,
  partIds: readonly number[],
  now: Date,
): Promise<Conflict[]> {
  if (partIds.length === 0) return [];
  const rows = await listTakenTimes(
    on,
    Prisma.sql`t.space_id = ANY(${[...partIds]}::int[]) AND t.ends_at > ${now} AND EXISTS (
      SELECT 1 FROM taken_times w
      WHERE w.space_id = ${spaceId} AND w.via_space_id IS NULL AND w.external_space_id IS NULL AND w.ends_at > ${now}
        AND w.starts_at < t.ends_at AND w.ends_at > t.starts_at AND w.owner <> t.owner
        AND (w.closure_id IS NULL OR EXISTS (
          SELECT 1 FROM closures c WHERE c.id = w.closure_id AND c.space_id = ${spaceId}))
        AND NOT (w.closure_id IS NOT NULL AND t.is_buffer) AND NOT (t.closure_id IS NOT NULL AND w.is_buffer))`,
  );
  const conflicts = rows.map((row) => {
    const booked = row.booking && { startsAt: row.booking.bookedFrom, endsAt: row.booking.bookedUntil };
    return toConflict(row, booked ?? row);
  });
  // A booking and its buffer are two rows but one conflict.
  return [
    ...new Map(
      conflicts.map((one) => [`${one.spaceId} ${one.kind} ${one.id} ${one.startsAt}`, one]),
    ).values(),
  ];
}

function toConflict(
  { kind, id, title, spaceId, viaSpaceId }: TakenTime,
  { startsAt, endsAt }: Span,
): Conflict {
  return {
    kind,
    id,
    title,
    spaceId,
    ...(viaSpaceId === null ? {} : { viaSpaceId }),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(kind === "booking" ? { confirmationNumber: confirmationNumber(id) } : {}),
  };
}
