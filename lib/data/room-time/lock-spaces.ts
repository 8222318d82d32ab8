import "server-only";
import type { Transaction } from "@/lib/data/client";

/**
 * Serialises the writers of one space's time until the transaction ends. Callers that need several spaces use
 * `lockSpaces`. The exclusion constraint is what guarantees that nothing overlaps; without this lock, parallel inserts
 * of overlapping spans would deadlock.
 */
export async function lockSpace(tx: Transaction, spaceId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`;
}

/** Locks several spaces in the order of their ids, so that two writers cannot deadlock. */
export async function lockSpaces(tx: Transaction, spaceIds: Iterable<number>): Promise<void> {
  for (const spaceId of [...new Set(spaceIds)].sort((a, b) => a - b)) await lockSpace(tx, spaceId);
}
