import "server-only";
import type { Transaction } from "@/lib/data/client";

/**
 * Serializes the writers of one space's time, and of the rooms connected with it as wholes and parts, until the
 * transaction ends. Callers that need several spaces use `lockSpaces`. The exclusion constraint guarantees that nothing
 * overlaps; without this lock, parallel inserts of overlapping spans would deadlock.
 */
export async function lockSpace(tx: Transaction, spaceId: number): Promise<void> {
  await lockSpaces(tx, [spaceId]);
}

/**
 * Locks an account and then a space with its connected rooms, in one statement: the materialized account row is locked
 * before the first room.
 */
export async function lockSpaceForAccount(tx: Transaction, userId: number, spaceId: number): Promise<void> {
  await tx.$executeRaw`
    WITH account AS MATERIALIZED (SELECT id FROM users WHERE id = ${userId} FOR UPDATE)
    SELECT 1 FROM spaces CROSS JOIN (SELECT count(*) FROM account) AS locked
    WHERE spaces.id IN (SELECT connected_rooms(${[spaceId]}::int[]))
    ORDER BY spaces.id FOR NO KEY UPDATE OF spaces`;
}

/** Locks several spaces in order of id, so that two writers cannot deadlock. */
export async function lockSpaces(tx: Transaction, spaceIds: Iterable<number>): Promise<void> {
  const ids = [...spaceIds];
  await tx.$queryRaw`SELECT 1 FROM spaces WHERE id IN (SELECT connected_rooms(${ids}::int[])) ORDER BY id FOR NO KEY UPDATE`;
}
