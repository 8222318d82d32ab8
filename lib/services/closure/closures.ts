import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  deleteClosure,
  findClosureForUpdate,
  insertClosure,
  listClosures,
  replaceClosure,
} from "@/lib/data/room-time/closures";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettings } from "@/lib/data/site/settings";
import { listSpaceIds } from "@/lib/data/space/spaces";
import { closureSpans } from "@/lib/domain/room-time/closure";
import { roomsTakenWith } from "@/lib/domain/room-time/room-parts";
import { around } from "@/lib/domain/room-time/taken-time";
import { holidaysOf } from "@/lib/domain/time/holidays";
import { AppError, notFoundError, requireFound } from "@/lib/errors";
import {
  type Closure,
  type ClosureInput,
  type ClosurePreview,
  type ClosurePreviewQuery,
  type ClosureSaved,
  type ClosureUpdate,
  closureRangesSchema,
  closureSavedSchema,
} from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import { parseInput } from "@/lib/schemas/parse-input";
import { sentTo } from "@/lib/schemas/sent";
import { cancelForClosure } from "@/lib/services/booking/cancel-for-closure";
import { countConcerned, suspendLessons } from "@/lib/services/sign-up/lessons-off";
import { clashError, planCoursesOf, requireSpaces } from "@/lib/services/space/room-plans";
import { closeRoom, redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import { findClosureConflicts, findSuspended } from "./closure-conflicts";

/** The ids of the closures' rooms and their parts. A null in `spaceIds` stands for the whole centre. */
async function roomsOf(tx: Transaction, spaceIds: readonly (number | null)[]): Promise<number[]> {
  if (spaceIds.includes(null)) return listSpaceIds(tx);
  const parts = await listRoomParts(tx);
  return [...new Set(spaceIds.flatMap((id) => (id === null ? [] : roomsTakenWith(parts, id))))];
}

/** @returns the ids of the closures' rooms and their parts */
async function lockRoomsOf(tx: Transaction, spaceIds: readonly (number | null)[]): Promise<number[]> {
  const ids = spaceIds.includes(null) ? await listSpaceIds(tx) : spaceIds.filter((id) => id !== null);
  // Locks the parts too, which cannot change afterwards.
  await lockSpaces(tx, ids);
  return roomsOf(tx, spaceIds);
}

/** Frees the time that a closure took in these rooms. */
async function freeClosedTime(tx: Transaction, closure: Closure, rooms: readonly number[]): Promise<void> {
  const window = around(closureSpans(closure));
  if (window === null) return;
  await redistributeFreedTime(
    tx,
    rooms.map((spaceId) => ({ spaceId, ...window })),
  );
}

/** How a closure resolves its conflicts. */
interface Terms {
  onConflict?: ClosureInput["onConflict"] | undefined;
  cancelBookings?: readonly number[] | undefined;
  message?: string | undefined;
  notify?: boolean | undefined;
}

type Outcome = Omit<ClosureSaved, keyof Closure>;

const isOneOf = (ids: readonly number[]) => {
  const set = new Set(ids);
  return ({ kind, id }: Conflict) => kind === "booking" && set.has(id);
};

/**
 * Closes the room for the closure's time. Courses release suspended lessons first; then the time around everything that
 * stays is closed, and the bookings in `cancelBookings` are canceled: their time is closed at once and not offered to
 * the waiting list. Courses take back what is open again. Single lessons that are suspended are canceled with a full
 * refund; their participants are notified unless `notify` is false.
 * @throws AppError CLASHES with all conflicts, also when a booking to be canceled has started
 */
async function close(
  tx: Transaction,
  closure: Closure,
  before: Closure | null,
  { onConflict, cancelBookings = [], message = "", notify: tells = true }: Terms,
  now: Date,
): Promise<Outcome> {
  const rooms = await roomsOf(tx, [closure.spaceId]);
  const concerned = before === null ? rooms : await roomsOf(tx, [closure.spaceId, before.spaceId]);
  await planCoursesOf(tx, concerned);
  const { inTheWay, lessons } = await findClosureConflicts(tx, closure, rooms);
  const refuse = () => clashError(inTheWay, lessons);
  const isToBeCanceled = isOneOf(cancelBookings);
  if (onConflict !== "keep" && !inTheWay.every(isToBeCanceled)) throw refuse();
  // A new closure frees no time; a changed one frees what it no longer covers.
  for (const spaceId of rooms) await closeRoom(tx, spaceId, closure);
  if (before !== null) await freeClosedTime(tx, before, concerned);

  const idsToCancel = [...new Set(inTheWay.filter(isToBeCanceled).map(({ id }) => id))];
  const { canceled, mailed } = await cancelForClosure(tx, idsToCancel, message, now);
  if (onConflict !== "keep" && canceled.length < idsToCancel.length) throw refuse();
  const isCanceled = isOneOf(canceled.map(({ id }) => id));
  const suspended = await findSuspended(tx, closure, before);
  const told = await suspendLessons(tx, suspended, { reason: closure.reason, tells }, now);
  return {
    conflicts: [...inTheWay.filter((one) => !isCanceled(one)), ...lessons],
    canceled: canceled.map(({ id, confirmationNumber }) => ({ id, confirmationNumber })),
    mailed,
    ...sentTo(told),
  };
}

/**
 * Closes a room with its parts, or the whole centre, and cancels the named bookings, all or nothing.
 * @throws AppError NOT_FOUND when the room does not exist; CLASHES with existing bookings that are neither kept nor
 * canceled
 */
export async function addClosure(
  { onConflict, cancelBookings, message, notify, ...input }: ClosureInput,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<ClosureSaved> {
  return createOnce(claim, { status: 201, schema: closureSavedSchema }, async (tx) => {
    await lockRoomsOf(tx, [input.spaceId]);
    await requireSpaces(tx, [input.spaceId]);
    const after = await insertClosure(tx, input);
    const outcome = await close(tx, after, null, { onConflict, cancelBookings, message, notify }, now);
    await recordChange(tx, { action: "create", entity: "closure", entityId: after.id, after });
    return { ...after, ...outcome };
  });
}

/**
 * Changes the given fields of a closure and frees the time that it no longer covers.
 * @throws AppError NOT_FOUND; VALIDATION when days or hours would be inconsistent; CLASHES as `addClosure`
 */
export async function changeClosure(
  id: number,
  { onConflict, cancelBookings, message, notify, ...change }: ClosureUpdate,
  now: Date,
): Promise<ClosureSaved> {
  return prisma().$transaction(async (tx) => {
    const [seen] = await listClosures({ id }, tx);
    if (seen === undefined) throw notFoundError("closure");
    await lockRoomsOf(tx, [seen.spaceId, change.spaceId === undefined ? seen.spaceId : change.spaceId]);
    const before = requireFound(await findClosureForUpdate(tx, id), "closure");
    if (before.spaceId !== seen.spaceId) throw new AppError("UNAVAILABLE");
    const after = { ...before, ...change };
    parseInput(closureRangesSchema, after);
    await requireSpaces(tx, [after.spaceId]);
    const closure = await replaceClosure(tx, after);
    const terms = { onConflict, cancelBookings, message, notify };
    const outcome = await close(tx, closure, before, terms, now);
    await recordChange(tx, { action: "update", entity: "closure", entityId: id, before, after });
    return { ...closure, ...outcome };
  });
}

/** Carries a preview out of the transaction that it rolls back. */
class Previewed extends Error {
  constructor(readonly preview: ClosurePreview) {
    super("Rolled back: only looked at");
  }
}

/**
 * The conflicts of a closure if it were saved now, and the number of people to notify. Writes nothing: it works in a
 * transaction that is rolled back.
 * @param input.id the closure to change; null for a new one
 * @throws AppError NOT_FOUND when the closure or room does not exist
 */
export async function previewClosure(
  { id, ...input }: ClosurePreviewQuery,
  now: Date,
): Promise<ClosurePreview> {
  const look = async (tx: Transaction): Promise<ClosurePreview> => {
    const [before = null] = id === null ? [] : await listClosures({ id }, tx);
    if (id !== null && before === null) throw notFoundError("closure");
    const concerned = await lockRoomsOf(tx, [input.spaceId, ...(before === null ? [] : [before.spaceId])]);
    await requireSpaces(tx, [input.spaceId]);
    const fields = { ...input, reason: before?.reason ?? "" };
    const closure =
      before === null
        ? await insertClosure(tx, fields)
        : await replaceClosure(tx, { ...fields, id: before.id });
    await planCoursesOf(tx, concerned);
    const rooms = await roomsOf(tx, [closure.spaceId]);
    const { inTheWay, lessons } = await findClosureConflicts(tx, closure, rooms);
    const recipients = await countConcerned(tx, await findSuspended(tx, closure, before), now);
    return { conflicts: inTheWay, lessons, recipients };
  };
  try {
    return await prisma().$transaction(async (tx) => {
      throw new Previewed(await look(tx));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.preview;
    throw error;
  }
}

/**
 * Deletes a closure: suspended lessons take place again, and the rest of the time is freed.
 * @throws AppError NOT_FOUND
 */
export async function liftClosure(id: number): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const [seen] = await listClosures({ id }, tx);
    if (seen === undefined) throw notFoundError("closure");
    const rooms = await lockRoomsOf(tx, [seen.spaceId]);
    if ((await findClosureForUpdate(tx, id)) === null) throw notFoundError("closure");
    await deleteClosure(tx, id);
    await recordChange(tx, { action: "delete", entity: "closure", entityId: id, before: seen });
    await planCoursesOf(tx, rooms);
    await freeClosedTime(tx, seen, rooms);
  });
}

export async function listHolidays(year: number) {
  const { observesHolidays, patronSaintDay } = await findSettings();
  return holidaysOf(year, patronSaintDay).map((holiday) => ({ ...holiday, isObserved: observesHolidays }));
}
