import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { findPartConflicts } from "@/lib/data/room-time/taken-times";
import { listSpaces } from "@/lib/data/space/spaces";
import { partsIssue, roomsConcerned } from "@/lib/domain/room-time/room-parts";
import { toInstant } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { fillFreedTime, redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import { offerTimeOfRooms } from "@/lib/services/vacancy/waiting-offers";
import { clashError, planCoursesOf } from "./room-plans";

/** The parts that a room is made of, as they change. Callers hold `lockRoomParts` and the locks of all rooms concerned. */

export const ALL_TIME = {
  startsAt: toInstant("1900-01-01", "00:00"),
  endsAt: toInstant("2200-12-31", "00:00"),
};

const ISSUES = {
  itself: VALIDATION.partsItself,
  unknown: VALIDATION.partsUnknown,
  nested: VALIDATION.partsNested,
};

interface Whole {
  id: number;
  partIds: readonly number[];
}

const added = (before: readonly number[], after: readonly number[]) =>
  after.filter((id) => !before.includes(id));

/**
 * Requires that a room can be made of these parts.
 * @param before the room as it is; null for a new one
 * @throws AppError VALIDATION at `partIds`; CLASHES with `conflicts` where something takes a new part at a time at which
 *   something takes the room
 */
export async function requireParts(
  tx: Transaction,
  before: Whole | null,
  partIds: readonly number[],
  now: Date,
): Promise<void> {
  const issue = partsIssue(before?.id ?? null, partIds, await listSpaces(tx));
  if (issue !== null) throw fieldError("partIds", ISSUES[issue]);
  if (before === null) return;
  const conflicts = await findPartConflicts(tx, before.id, added(before.partIds, partIds), now);
  if (conflicts.length > 0) throw clashError(conflicts);
}

/**
 * To be called after the parts have changed: closures and the followed calendar of the room take the time of new parts,
 * lessons give way to closures of all of them, and what former parts are free of is offered to those who wait.
 */
export async function settleParts(tx: Transaction, before: Whole, partIds: readonly number[]): Promise<void> {
  const parts = await listRoomParts(tx);
  for (const id of added(before.partIds, partIds)) await fillFreedTime(tx, id, ALL_TIME, parts);
  const former = added(partIds, before.partIds);
  if (former.length === 0) return;
  await planCoursesOf(tx, [before.id, ...former]);
  await redistributeFreedTime(
    tx,
    [before.id, ...former].map((spaceId) => ({ spaceId, ...ALL_TIME })),
  );
}

/** Gives away the time of rooms whose whole is gone. */
export async function freeParts(tx: Transaction, partIds: readonly number[]): Promise<void> {
  if (partIds.length === 0) return;
  await planCoursesOf(tx, partIds);
  await redistributeFreedTime(
    tx,
    partIds.map((spaceId) => ({ spaceId, ...ALL_TIME })),
  );
}

/** Offers the time of a room, its parts and wholes, after a change of what decides when it can be booked. */
export async function offerTimeConcerned(tx: Transaction, spaceId: number, now: Date): Promise<void> {
  await offerTimeOfRooms(tx, roomsConcerned(await listRoomParts(tx), spaceId), now);
}
