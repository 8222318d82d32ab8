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
 * `lockSpace`, and in the same statement whose verified address this is.
 * @returns the id of the account, null for nobody's address and for none
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

/** Locks several spaces, always in the order of their ids, so that no two writers wait for each other. */
export async function lockSpaces(tx: Transaction, spaceIds: Iterable<number>): Promise<void> {
  for (const spaceId of [...new Set(spaceIds)].sort((a, b) => a - b)) await lockSpace(tx, spaceId);
}
