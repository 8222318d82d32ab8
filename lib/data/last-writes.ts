import "server-only";
import type { Queryable, Transaction } from "./client";
import { Prisma } from "./generated/client";
import { inTransaction } from "./transaction";

/**
 * What a change writes only to tell of itself, and its own transaction never reads: its mails, its entries of the log, its
 * messages to other programs, the kept answer to its request. All of it goes into one statement before the commit, instead
 * of a round trip for each.
 */

const waiting = new WeakMap<Queryable, Prisma.Sql[]>();

/** Statements that change data, as one: none of them sees what the others write. */
const asOne = (writes: readonly Prisma.Sql[]): Prisma.Sql => {
  const named = writes.map((write, index) => Prisma.sql`${Prisma.raw(`write_${index}`)} AS (${write})`);
  return Prisma.sql`WITH ${Prisma.join(named)} SELECT 1`;
};

/**
 * Writes at the end of a transaction that was begun by `inToldTransaction`; at once in any other, and outside of one.
 * @param write an INSERT, UPDATE or DELETE, whose order among the others does not matter
 */
export async function writeLast(on: Queryable, write: Prisma.Sql): Promise<void> {
  const writes = waiting.get(on);
  if (writes) writes.push(write);
  else await on.$executeRaw(write);
}

/** As `inTransaction`, for a change whose mails, log entries and messages are written last (`writeLast`). */
export function inToldTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(async (tx) => {
    const writes: Prisma.Sql[] = [];
    waiting.set(tx, writes);
    const result = await work(tx);
    waiting.delete(tx);
    const [only, ...others] = writes;
    if (only !== undefined) await tx.$executeRaw(others.length === 0 ? only : asOne(writes));
    return result;
  });
}
