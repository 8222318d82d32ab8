import "server-only";
import type { Queryable, Transaction } from "./client";
import { Prisma } from "./generated/client";
import { inTransaction } from "./transaction";

/**
 * The outbox of a transaction: rows that the transaction writes but never reads, such as mails, audit log entries,
 * webhook messages and the stored response of the request. They are written by one statement before the commit, which
 * saves a round trip for each.
 */

const waiting = new WeakMap<Queryable, Prisma.Sql[]>();

/** Combines data-changing statements into one; none of them sees the effects of the others. */
const asOne = (writes: readonly Prisma.Sql[]): Prisma.Sql => {
  const named = writes.map((write, index) => Prisma.sql`${Prisma.raw(`write_${index}`)} AS (${write})`);
  return Prisma.sql`WITH ${Prisma.join(named)} SELECT 1`;
};

/**
 * Defers a write to the end of a transaction begun by `inTransactionWithOutbox`; writes immediately otherwise.
 * @param write an INSERT, UPDATE or DELETE whose order relative to the others does not matter
 */
export async function deferWrite(on: Queryable, write: Prisma.Sql): Promise<void> {
  const writes = waiting.get(on);
  if (writes) writes.push(write);
  else await on.$executeRaw(write);
}

/** As `inTransaction`, but writes passed to `deferWrite` run at the end, in one statement. */
export function inTransactionWithOutbox<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
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
