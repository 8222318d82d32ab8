import "server-only";
import type { Transaction } from "@/lib/data/client";

/**
 * Serialises the writers of one space's time, and of the rooms that are connected with it as wholes and parts, until the
 * transaction ends. Callers that need several spaces use `lockSpaces`. The exclusion constraint is what guarantees that
 * nothing overlaps; without this lock, parallel inserts of overlapping spans would deadlock.
 */
export async function lockSpace(tx: Transaction, spaceId: number): Promise<void> {
  await lockSpaces(tx, [spaceId]);
}

/** Locks several spaces in the order of their ids, so that two writers cannot deadlock. */
export async function lockSpaces(tx: Transaction, spaceIds: Iterable<number>): Promise<void> {
  const ids = [...spaceIds];
  await tx.$queryRaw`SELECT 1 FROM spaces WHERE id IN (SELECT connected_rooms(${ids}::int[])) ORDER BY id FOR NO KEY UPDATE`;
}
