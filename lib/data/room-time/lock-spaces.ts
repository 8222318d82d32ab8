import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";

/**
 * Serialises the writers of one space's time until the transaction ends. Callers that need several spaces use
 * `lockSpaces`. The exclusion constraint is what guarantees that nothing overlaps; without this lock, parallel inserts
 * of overlapping spans would deadlock.
 */
export async function lockSpace(tx: Transaction, spaceId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`;
}

const accountRowSchema = z.object({ userId: z.int().nullable() });

/**
 * `lockSpace`, and in the same statement looks up the account that has verified an e-mail address.
 * @returns the id of the account; null when there is none, or `email` is null
 */
export async function lockSpaceFor(
  tx: Transaction,
  spaceId: number,
  email: string | null,
): Promise<number | null> {
  const sql = Prisma.sql`
    SELECT (SELECT id FROM users WHERE email = ${email}::citext AND is_verified) AS "userId"
    FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`;
  const [row] = await queryRows(tx, accountRowSchema, sql);
  return row?.userId ?? null;
}

/** Locks several spaces in the order of their ids, so that two writers cannot deadlock. */
export async function lockSpaces(tx: Transaction, spaceIds: Iterable<number>): Promise<void> {
  for (const spaceId of [...new Set(spaceIds)].sort((a, b) => a - b)) await lockSpace(tx, spaceId);
}
