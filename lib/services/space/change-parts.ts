import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { findPartConflicts } from "@/lib/data/room-time/taken-times";
import { listSpaces } from "@/lib/data/space/spaces";
import { affectedRooms, partsIssue } from "@/lib/domain/room-time/room-parts";
import { toInstant } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { claimFreedTime, redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import { offerTimeOfRooms } from "@/lib/services/vacancy/waiting-offers";
import { clashError, planCoursesOf } from "./room-plans";

/** Changes of a room's parts. Callers hold `lockRoomParts` and the locks of all rooms concerned. */

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
 * Requires that a room can consist of these parts.
 * @param before the current room; null for a new one
 * @throws AppError VALIDATION at `partIds`; CLASHES with `conflicts` when a new part and the room are taken at the same
 * time
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
 * Must be called after the parts have changed. Closures and the followed calendar of the room take the time of new
 * parts, lessons give way to the closures of all rooms concerned, and freed time of former parts is offered to the
 * waiting list.
 */
export async function applyPartsChange(
  tx: Transaction,
  before: Whole,
  partIds: readonly number[],
): Promise<void> {
  const parts = await listRoomParts(tx);
  for (const id of added(before.partIds, partIds)) await claimFreedTime(tx, id, ALL_TIME, parts);
  const former = added(partIds, before.partIds);
  if (former.length === 0) return;
  await planCoursesOf(tx, [before.id, ...former]);
  await redistributeFreedTime(
    tx,
    [before.id, ...former].map((spaceId) => ({ spaceId, ...ALL_TIME })),
  );
}

/** Redistributes the time of the parts of a deleted room. */
export async function freeParts(tx: Transaction, partIds: readonly number[]): Promise<void> {
  if (partIds.length === 0) return;
  await planCoursesOf(tx, partIds);
  await redistributeFreedTime(
    tx,
    partIds.map((spaceId) => ({ spaceId, ...ALL_TIME })),
  );
}

/** Offers the time of a room and the rooms that share its time, after a change of its bookability. */
export async function offerTimeConcerned(tx: Transaction, spaceId: number, now: Date): Promise<void> {
  await offerTimeOfRooms(tx, affectedRooms(await listRoomParts(tx), spaceId), now);
}
