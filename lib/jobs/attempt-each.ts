import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { logEvent } from "@/lib/log";

/**
 * Runs `work` for each item in sequence, also after failures: one bad row must not stop a job for everybody after it.
 * If the database cannot be reached for two items in a row, the others are left to the next run.
 * @throws the first failure, at the end, so that the job is logged as failed and retried; further ones are logged here
 */
export async function attemptEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let wasUnreachable = false;
  for (const item of items) {
    let isDown = false;
    try {
      await work(item);
    } catch (error) {
      if (failures.length > 0) logEvent("job-item-failed", {}, error);
      failures.push(error);
      isDown = isUnreachable(error);
    }
    if (isDown && wasUnreachable) break;
    wasUnreachable = isDown;
  }
  if (failures.length > 0) throw failures[0];
}
