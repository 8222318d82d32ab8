import "server-only";
import {
  createEvent,
  deleteEvent,
  findEvent,
  findEventForUpdate,
  updateEvent,
} from "@/lib/data/catalogue/events";
import { prisma, type Transaction } from "@/lib/data/client";
import { addRecorded, recordChange, removeRecorded, restoreRecorded } from "@/lib/data/site/audit-log";
import { restorableSince } from "@/lib/domain/site/undo";
import { AppError } from "@/lib/errors";
import type { CentreEvent, EventInput, EventUpdate } from "@/lib/schemas/catalogue/event";
import { parseInput } from "@/lib/schemas/parse-input";
import { eventRangesSchema } from "@/lib/schemas/room-time/catalogue-ranges";
import { lockRooms, planEvent, requireSpaces, takeNothing } from "@/lib/services/space/room-plans";
import { placesFreed } from "./free-places";

const unknown = () => new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });

/** What decides when an event takes its room. */
const PLAN = ["spaceId", "eventDate", "endDate", "startTime", "endTime", "isActive"] as const;

/** Hours of an event of before this rule are not held against a change that does not touch them. */
function checkedHours(before: CentreEvent, { startTime, endTime, spaceId }: EventUpdate) {
  const isTouched = startTime !== undefined || endTime !== undefined || spaceId !== undefined;
  return isTouched || before.startTime < before.endTime ? {} : { startTime: "00:00", endTime: "23:59" };
}

async function insert(tx: Transaction, input: EventInput, id?: number): Promise<CentreEvent> {
  await lockRooms(tx, [input.spaceId]);
  await requireSpaces(tx, [input.spaceId]);
  const event = await createEvent(tx, input, id);
  await planEvent(tx, event);
  return event;
}

/**
 * Creates an event, which takes the time of its room.
 * @throws AppError NOT_FOUND when there is no such room, CLASHES when its time is taken
 */
export const addEvent = (input: EventInput): Promise<CentreEvent> =>
  addRecorded("event", (tx) => insert(tx, input));

/**
 * Puts an event back that was deleted a moment ago, under its own id, so that its links hold.
 * @throws AppError NOT_FOUND when none was deleted, or its room is gone; CLASHES when its time was taken meanwhile
 */
export async function restoreEvent(id: number, input: EventInput, now: Date): Promise<CentreEvent> {
  const restored = await restoreRecorded("event", id, restorableSince(now), (tx) => insert(tx, input, id));
  if (restored === null) throw unknown();
  return restored;
}

/**
 * Changes the fields of an event that are given. The number of participants is not among them: it follows the
 * registrations.
 * @throws AppError NOT_FOUND; VALIDATION when days, hours or numbers would contradict each other; CLASHES
 */
export async function changeEvent(id: number, change: EventUpdate, now: Date): Promise<CentreEvent> {
  return prisma().$transaction(async (tx) => {
    const seen = await findEvent(id, tx);
    await lockRooms(tx, [seen?.spaceId, change.spaceId]);
    const before = await findEventForUpdate(tx, id);
    if (before === null) throw unknown();
    // Moved to another room while we waited: that one is waited for as well.
    if (before.spaceId !== seen?.spaceId) await lockRooms(tx, [before.spaceId]);
    parseInput(eventRangesSchema, { ...before, ...checkedHours(before, change), ...change });
    if (change.spaceId !== undefined) await requireSpaces(tx, [change.spaceId]);
    const after = await updateEvent(tx, id, change);
    if (PLAN.some((field) => after[field] !== before[field])) await planEvent(tx, after);
    await recordChange(tx, { action: "update", entity: "event", entityId: id, before, after });
    await placesFreed(tx, { eventId: id }, now);
    return after;
  });
}

/** @throws AppError NOT_FOUND, IN_USE while it has registrations */
export async function removeEvent(id: number): Promise<void> {
  const find = async (tx: Transaction) => {
    await lockRooms(tx, [(await findEvent(id, tx))?.spaceId]);
    return findEventForUpdate(tx, id);
  };
  const remove = async (tx: Transaction) => {
    await takeNothing(tx, "event", id);
    await deleteEvent(tx, id);
  };
  if (!(await removeRecorded("event", id, find, remove))) throw unknown();
}
