import "server-only";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/audit-log";
import { prisma, type Transaction } from "@/lib/data/client";
import { createEvent, deleteEvent, findEventForUpdate, updateEvent } from "@/lib/data/events";
import { AppError } from "@/lib/errors";
import { eventRangesSchema } from "@/lib/schemas/catalogue-ranges";
import type { CentreEvent, EventInput, EventUpdate } from "@/lib/schemas/event";
import { parseInput } from "@/lib/schemas/parse-input";

const unknown = () => new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });

/**
 * Changes the fields of an event that are given. The number of participants is not among them: it follows the
 * registrations.
 * @throws AppError NOT_FOUND; VALIDATION when days or numbers would contradict each other
 */
export async function changeEvent(id: number, change: EventUpdate): Promise<CentreEvent> {
  return prisma().$transaction(async (tx) => {
    const before = await findEventForUpdate(tx, id);
    if (before === null) throw unknown();
    parseInput(eventRangesSchema, { ...before, ...change });
    const after = await updateEvent(tx, id, change);
    await recordChange(tx, { action: "update", entity: "event", entityId: id, before, after });
    return after;
  });
}

export const addEvent = (input: EventInput): Promise<CentreEvent> =>
  addRecorded("event", (tx) => createEvent(tx, input));

/** @throws AppError NOT_FOUND, IN_USE while it has registrations */
export async function removeEvent(id: number): Promise<void> {
  const find = (tx: Transaction) => findEventForUpdate(tx, id);
  if (!(await removeRecorded("event", id, find, (tx) => deleteEvent(tx, id)))) throw unknown();
}
