import "server-only";
import { prisma } from "@/lib/data/client";
import { findEventForUpdate, updateEvent } from "@/lib/data/events";
import { AppError } from "@/lib/errors";
import { eventRangesSchema } from "@/lib/schemas/catalogue-ranges";
import type { CentreEvent, EventUpdate } from "@/lib/schemas/event";
import { parseInput } from "@/lib/schemas/parse-input";

/**
 * Changes the fields of an event that are given. The number of participants is not among them: it follows the
 * registrations.
 * @throws AppError NOT_FOUND; VALIDATION when days or numbers would contradict each other
 */
export async function changeEvent(id: number, change: EventUpdate): Promise<CentreEvent> {
  return prisma().$transaction(async (tx) => {
    const before = await findEventForUpdate(tx, id);
    if (before === null) throw new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });
    parseInput(eventRangesSchema, { ...before, ...change });
    return updateEvent(tx, id, change);
  });
}
