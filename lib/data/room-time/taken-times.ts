import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { CLOSURE_OWNER, type TakenKind, takenOwner, withBuffer } from "@/lib/domain/room-time/taken-time";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Conflict } from "@/lib/schemas/conflict";

/** What takes a room's time beside bookings, which a trigger of the database sees to. */

/** The column that says whose a row is. */
const OWNER_COLUMN = { event: "eventId", course: "courseId" } as const;
export type PlannedKind = keyof typeof OWNER_COLUMN;

/** Replaces all that an event or a course takes; with no spans it takes nothing. The caller holds the room's lock. */
export async function replaceTaken(
  tx: Transaction,
  kind: PlannedKind,
  id: number,
  spaceId: number | null,
  spans: readonly Span[],
): Promise<void> {
  const column = { [OWNER_COLUMN[kind]]: id };
  await tx.takenTime.deleteMany({ where: column });
  if (spaceId === null || spans.length === 0) return;
  const owner = takenOwner(kind, id);
  await tx.takenTime.createMany({
    data: spans.map((span) => ({ ...pick(span), spaceId, owner, ...column })),
  });
}

const pick = ({ startsAt, endsAt }: Span) => ({ startsAt, endsAt });

/** Replaces what one closure takes in one room. */
export async function replaceClosed(
  tx: Transaction,
  closureId: number,
  spaceId: number,
  spans: readonly Span[],
): Promise<void> {
  await tx.takenTime.deleteMany({ where: { closureId, spaceId } });
  const row = { spaceId, closureId, owner: CLOSURE_OWNER };
  if (spans.length > 0)
    await tx.takenTime.createMany({ data: spans.map((span) => ({ ...pick(span), ...row })) });
}

/** Holds a period of a room, and the buffer after it, for somebody on the waiting list. */
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

/** Lets go of what is held for somebody on the waiting list. */
export async function releaseHold(tx: Transaction, waitingEntryId: number): Promise<void> {
  await tx.takenTime.deleteMany({ where: { waitingEntryId } });
}

/** What a room's time between two moments is taken by, closures and buffers aside: those who stay open in a closure. */
export function listKept(tx: Transaction, spaceId: number, { startsAt, endsAt }: Span): Promise<Span[]> {
  return tx.takenTime.findMany({
    where: { spaceId, closureId: null, isBuffer: false, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    select: { startsAt: true, endsAt: true },
  });
}

/** What an event or a course takes. */
export function findTaken(
  tx: Transaction,
  kind: PlannedKind,
  id: number,
): Promise<(Span & { spaceId: number })[]> {
  return tx.takenTime.findMany({
    where: { [OWNER_COLUMN[kind]]: id },
    select: { spaceId: true, startsAt: true, endsAt: true },
  });
}

/** A conflict with the stretch that was met, which of a booking may be its buffer. */
export type FoundConflict = Conflict & { taken: Span };

/** Who is asking: closures meet neither buffers nor each other; nobody meets what is their own. */
export interface Asking {
  owner: string;
  isClosure: boolean;
}

const conflictSelect = {
  spaceId: true,
  startsAt: true,
  endsAt: true,
  owner: true,
  booking: { select: { id: true, firstName: true, lastName: true, startsAt: true, endsAt: true } },
  event: { select: { id: true, title: true } },
  course: { select: { id: true, title: true } },
  closure: { select: { id: true, reason: true } },
} as const;

/**
 * What stands in the way of taking `spans` in some rooms, in order of time: one entry for each stretch, bookings by
 * their own time without the buffer.
 */
export async function findConflicts(
  tx: Queryable,
  spaceIds: readonly number[],
  spans: readonly Span[],
  { owner, isClosure }: Asking,
): Promise<FoundConflict[]> {
  if (spaceIds.length === 0 || spans.length === 0) return [];
  const first = new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime())));
  const last = new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime())));
  const rows = await tx.takenTime.findMany({
    where: {
      spaceId: { in: [...spaceIds] },
      owner: { not: owner },
      ...(isClosure ? { isBuffer: false, closureId: null } : {}),
      startsAt: { lt: last },
      endsAt: { gt: first },
    },
    select: conflictSelect,
    orderBy: [{ startsAt: "asc" }, { spaceId: "asc" }],
  });
  const conflicts = new Map<string, FoundConflict>();
  for (const row of rows) {
    if (!spans.some((span) => span.startsAt < row.endsAt && row.startsAt < span.endsAt)) continue;
    const conflict = toConflict(row);
    const key = `${row.spaceId} ${row.owner} ${conflict.startsAt}`;
    const met = conflicts.get(key)?.taken ?? row;
    // The buffer of a booking follows it: what is met of both is one stretch.
    const taken = {
      startsAt: met.startsAt < row.startsAt ? met.startsAt : row.startsAt,
      endsAt: met.endsAt > row.endsAt ? met.endsAt : row.endsAt,
    };
    conflicts.set(key, { ...conflict, taken });
  }
  return [...conflicts.values()];
}

type ConflictRow = Prisma.TakenTimeGetPayload<{ select: typeof conflictSelect }>;

function toConflict(row: ConflictRow): Conflict {
  const of = (kind: TakenKind, id: number, title: string, span: Span = row): Conflict => ({
    kind,
    id,
    title,
    spaceId: row.spaceId,
    startsAt: span.startsAt.toISOString(),
    endsAt: span.endsAt.toISOString(),
  });
  const { booking, event, course, closure } = row;
  if (booking) {
    const who = of("booking", booking.id, `${booking.firstName} ${booking.lastName}`, booking);
    return { ...who, confirmationNumber: confirmationNumber(booking.id) };
  }
  if (event) return of("event", event.id, event.title);
  if (course) return of("course", course.id, course.title);
  if (closure) return of("closure", closure.id, closure.reason);
  const [kind = "", id = ""] = row.owner.split(":");
  return of(
    kind === "hold" ? "hold" : "external",
    Number(id),
    kind === "hold" ? "Posto riservato" : "Calendario esterno",
  );
}
