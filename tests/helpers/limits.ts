import { limitKey } from "@/lib/data/site/limit-key";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import { sql } from "./database";

const keyOf = (name: RateLimitName, parts: readonly string[]) =>
  `${name}:${limitKey(process.env.TEST_SITE_SECRET ?? "", parts)}`;

/** How many attempts are counted towards a limit under `parts`. */
export async function countedTowards(name: RateLimitName, ...parts: string[]): Promise<number> {
  const [counted] = await sql<{ points: number }>("SELECT points FROM rate_limits WHERE key = $1", [
    keyOf(name, parts),
  ]);
  return counted?.points ?? 0;
}

/**
 * Lets the time of a limit pass for what is counted under `parts`, and for nothing else: other files count meanwhile.
 * @throws Error if nothing was counted
 */
export async function forgetLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  const forgotten = await sql("DELETE FROM rate_limits WHERE key = $1 RETURNING key", [keyOf(name, parts)]);
  if (forgotten.length === 0) throw new Error(`Nothing was counted towards ${name}.`);
}
