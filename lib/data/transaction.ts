import "server-only";
import { prisma, type Transaction } from "./client";
import { isLockConflict } from "./database-errors";

/**
 * Runs `work` in a transaction and retries it from the beginning after a deadlock or a lock timeout. `work` may
 * therefore run several times and must have no effects outside of the transaction. Use it to lock a person's rows
 * together with rows they own, which other code locks in the opposite order.
 */
export async function inTransaction<T>(
  work: (tx: Transaction) => Promise<T>,
  { tries = 3 }: { tries?: number } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma().$transaction(work);
    } catch (error) {
      if (attempt === tries || !isLockConflict(error)) throw error;
    }
  }
}
