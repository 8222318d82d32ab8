import "server-only";
import { prisma, type Transaction } from "./client";
import { isLockConflict } from "./database-errors";

/**
 * Runs `work` in a transaction, once more from the beginning when PostgreSQL ends it because it and another one wait for
 * each other, or because a lock did not come in time. `work` may therefore run several times, and does nothing outside of
 * the transaction. For what locks the rows of a person together with what is theirs: others begin at the other end.
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
