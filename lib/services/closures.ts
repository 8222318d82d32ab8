import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { lockSpaces } from "@/lib/data/booking-lock";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  deleteClosure,
  findClosureForUpdate,
  insertClosure,
  listClosures,
  replaceClosure,
} from "@/lib/data/closures";
import { findSettings } from "@/lib/data/settings";
import { listSpaceIds } from "@/lib/data/spaces";
import { findConflicts } from "@/lib/data/taken-times";
import { closureSpans } from "@/lib/domain/space/closure";
import { around, CLOSURE_OWNER } from "@/lib/domain/space/taken-time";
import { holidaysOf } from "@/lib/domain/time/holidays";
import { AppError } from "@/lib/errors";
import {
  type Closure,
  type ClosureInput,
  type ClosureUpdate,
  closureRangesSchema,
} from "@/lib/schemas/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import { parseInput } from "@/lib/schemas/parse-input";
import { closeRoom, timeFreed } from "./free-time";
import { clashes, planCoursesOf, requireSpaces } from "./room-plans";

const missing = () => new AppError("NOT_FOUND", { message: "La chiusura richiesta non esiste." });

/** The rooms that closures of some places concern; null stands for the whole centre. */
async function roomsOf(tx: Transaction, places: readonly (number | null)[]): Promise<number[]> {
  return places.includes(null) ? listSpaceIds(tx) : [...new Set(places.filter((place) => place !== null))];
}

async function lockClosed(tx: Transaction, places: readonly (number | null)[]): Promise<number[]> {
  const ids = await roomsOf(tx, places);
  await lockSpaces(tx, ids);
  return ids;
}

/** What a closure leaves is free in these rooms. */
async function reopened(tx: Transaction, closure: Closure, rooms: readonly number[]): Promise<void> {
  const window = around(closureSpans(closure));
  if (window === null) return;
  await timeFreed(
    tx,
    rooms.map((spaceId) => ({ spaceId, ...window })),
  );
}

/** Sessions give way first; then what is left open is listed, and the rest closed. Courses get back what is open again. */
async function close(
  tx: Transaction,
  closure: Closure,
  before: Closure | null,
  keeps: boolean,
): Promise<Conflict[]> {
  const rooms = await roomsOf(tx, [closure.spaceId]);
  const concerned = before === null ? rooms : await roomsOf(tx, [closure.spaceId, before.spaceId]);
  const spans = closureSpans(closure);
  await planCoursesOf(tx, concerned);
  const found = await findConflicts(tx, rooms, spans, { owner: CLOSURE_OWNER, isClosure: true });
  const conflicts = found.map(({ taken: _, ...conflict }) => conflict);
  if (conflicts.length > 0 && !keeps) throw clashes(conflicts);
  // A new closure frees nothing, and takes nothing from the others; what it was before is free.
  for (const spaceId of rooms) await closeRoom(tx, spaceId, closure);
  if (before !== null) await reopened(tx, before, concerned);
  return conflicts;
}

/**
 * Closes a room or the whole centre.
 * @throws AppError NOT_FOUND when there is no such room; CLASHES with what is booked already, unless it is kept
 */
export async function addClosure({
  onConflict,
  ...input
}: ClosureInput): Promise<Closure & { conflicts: Conflict[] }> {
  return prisma().$transaction(async (tx) => {
    await lockClosed(tx, [input.spaceId]);
    await requireSpaces(tx, [input.spaceId]);
    const after = await insertClosure(tx, input);
    const conflicts = await close(tx, after, null, onConflict === "keep");
    await recordChange(tx, { action: "create", entity: "closure", entityId: after.id, after });
    return { ...after, conflicts };
  });
}

/**
 * Changes the fields of a closure that are given; what it leaves comes free.
 * @throws AppError NOT_FOUND; VALIDATION when days or hours would contradict each other; CLASHES as above
 */
export async function changeClosure(
  id: number,
  { onConflict, ...change }: ClosureUpdate,
): Promise<Closure & { conflicts: Conflict[] }> {
  return prisma().$transaction(async (tx) => {
    const [seen] = await listClosures({ id }, tx);
    if (seen === undefined) throw missing();
    await lockClosed(tx, [seen.spaceId, change.spaceId === undefined ? seen.spaceId : change.spaceId]);
    const before = await findClosureForUpdate(tx, id);
    if (before === null) throw missing();
    if (before.spaceId !== seen.spaceId) throw new AppError("UNAVAILABLE");
    const after = { ...before, ...change };
    parseInput(closureRangesSchema, after);
    await requireSpaces(tx, [after.spaceId]);
    const closure = await replaceClosure(tx, after);
    const conflicts = await close(tx, closure, before, onConflict === "keep");
    await recordChange(tx, { action: "update", entity: "closure", entityId: id, before, after });
    return { ...closure, conflicts };
  });
}

/** Opens again: sessions that gave way come back, the rest of the time is free. @throws AppError NOT_FOUND */
export async function liftClosure(id: number): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const [seen] = await listClosures({ id }, tx);
    if (seen === undefined) throw missing();
    const rooms = await lockClosed(tx, [seen.spaceId]);
    if ((await findClosureForUpdate(tx, id)) === null) throw missing();
    await deleteClosure(tx, id);
    await recordChange(tx, { action: "delete", entity: "closure", entityId: id, before: seen });
    await planCoursesOf(tx, rooms);
    await reopened(tx, seen, rooms);
  });
}

/** The holidays of a year, and whether the centre observes them. */
export async function listHolidays(year: number) {
  const { observesHolidays, patronSaintDay } = await findSettings();
  return holidaysOf(year, patronSaintDay).map((holiday) => ({ ...holiday, isObserved: observesHolidays }));
}
