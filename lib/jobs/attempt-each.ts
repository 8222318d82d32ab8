import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { isDatabaseAlive } from "@/lib/data/site/operation";
import { logEvent } from "@/lib/log";

/** The maximum response time of the database after a failure to reach it. */
const TIMEOUT_MS = 2_000;

/**
 * Runs `work` for each item in sequence, also after failures: one bad row must not stop a job for everybody after it.
 * Only if the database is down, the other items are left to the next run.
 * @throws the first failure, at the end, so that the job is logged as failed and retried; further ones are logged here
 */
export async function attemptEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      // A single slow transaction fails in the same way as one on a database that is down.
      const looksDown = isUnreachable(error);
      const isDown = looksDown && !(await isDatabaseAlive(TIMEOUT_MS));
      // Callers do not log failures that look like an outage.
      if (failures.length > 0 || (looksDown && !isDown)) logEvent("job-item-failed", {}, error);
      failures.push(error);
      if (isDown) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
