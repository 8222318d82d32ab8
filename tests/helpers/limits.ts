import { limitKey } from "@/lib/data/site/limit-key";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import { sql } from "./database";
import { siteSecret } from "./site";

/** Changes a single counter, since test files that run concurrently use others. */
async function changeCounter(
  change: string,
  name: RateLimitName,
  parts: string[],
  ...values: unknown[]
): Promise<void> {
  const key = `${name}:${limitKey(siteSecret(), parts)}`;
  const changed = await sql(`${change} WHERE key = $1 RETURNING key`, [key, ...values]);
  if (changed.length === 0) throw new Error(`Nothing was counted towards ${name}.`);
}

/**
 * Resets the limit that is counted under `parts`, as if its time had passed.
 * @throws Error if nothing was counted
 */
export const resetLimit = (name: RateLimitName, ...parts: string[]): Promise<void> =>
  changeCounter("DELETE FROM rate_limits", name, parts);

/**
 * Adds attempts to the limit that is already counted under `parts`.
 * @throws Error if nothing was counted
 */
export const addAttempts = (name: RateLimitName, attempts: number, ...parts: string[]): Promise<void> =>
  changeCounter("UPDATE rate_limits SET points = points + $2", name, parts, attempts);
