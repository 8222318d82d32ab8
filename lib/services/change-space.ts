import "server-only";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/audit-log";
import { lockSpace } from "@/lib/data/bookings";
import { prisma, type Transaction } from "@/lib/data/client";
import { createSpace, deleteSpace, findSpace, updateSpace } from "@/lib/data/spaces";
import { toInstant } from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Space, SpaceInput, SpaceUpdate } from "@/lib/schemas/space";
import { closeAround } from "./free-time";
import { offerTime } from "./waiting-offers";

const unknown = () => new AppError("NOT_FOUND", { message: "Lo spazio richiesto non esiste." });

/** What decides when a room can be booked, and for whom. */
const OPENS = [
  "isAvailable",
  "openingTime",
  "closingTime",
  "minBookingHours",
  "bufferMinutes",
  "capacity",
  "timetable",
] as const satisfies readonly (keyof Space)[];

/**
 * Changes the fields of a space that are given. Where it can be booked from now on, it is offered to those who wait.
 * @throws AppError NOT_FOUND; VALIDATION when the opening would not come before the closing
 */
export async function changeSpace(id: number, change: SpaceUpdate): Promise<Space> {
  return prisma().$transaction(async (tx) => {
    await lockSpace(tx, id);
    const before = await findSpace(id, tx);
    if (before === null) throw unknown();
    const openingTime = change.openingTime ?? before.openingTime;
    const closingTime = change.closingTime ?? before.closingTime;
    if (openingTime >= closingTime) throw fieldError("closingTime", VALIDATION.endTimeBeforeStart);
    const after = await updateSpace(tx, id, change);
    if (after === null) throw unknown();
    if (OPENS.some((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field])))
      await offerTime(tx, id, null, new Date());
    await recordChange(tx, { action: "update", entity: "space", entityId: id, before, after });
    return after;
  });
}

const ALL_TIME = { startsAt: toInstant("1900-01-01", "00:00"), endsAt: toInstant("2200-12-31", "00:00") };

/** Creates a space with its weekly timetable; what closes the whole centre closes it, too. */
export const addSpace = (input: SpaceInput): Promise<Space> =>
  addRecorded("space", async (tx) => {
    const space = await createSpace(tx, input);
    await closeAround(tx, space.id, ALL_TIME);
    return space;
  });

/** @throws AppError NOT_FOUND, IN_USE while it has bookings */
export async function removeSpace(id: number): Promise<void> {
  const find = (tx: Transaction) => findSpace(id, tx);
  if (!(await removeRecorded("space", id, find, (tx) => deleteSpace(tx, id)))) throw unknown();
}
