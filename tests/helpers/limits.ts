import { limitKey } from "@/lib/data/site/limit-key";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import { sql } from "./database";
import { siteSecret } from "./site";

/** Changes one counter; others are in use by the files that run beside this one. */
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
 * Lets the time of a limit pass for what is counted under `parts`.
 * @throws Error if nothing was counted
 */
export const forgetLimit = (name: RateLimitName, ...parts: string[]): Promise<void> =>
  changeCounter("DELETE FROM rate_limits", name, parts);

/**
 * Counts more attempts, as if they had been made, for what is counted under `parts` already.
 * @throws Error if nothing was counted
 */
export const countMore = (name: RateLimitName, attempts: number, ...parts: string[]): Promise<void> =>
  changeCounter("UPDATE rate_limits SET points = points + $2", name, parts, attempts);
