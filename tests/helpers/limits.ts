import { limitKey } from "@/lib/data/site/limit-key";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import { sql } from "./database";

/**
 * Lets the time of a limit pass for what is counted under `parts`, and for nothing else: other files count meanwhile.
 * @throws Error if nothing was counted
 */
export async function forgetLimit(name: RateLimitName, ...parts: string[]): Promise<void> {
  const key = `${name}:${limitKey(process.env.TEST_SITE_SECRET ?? "", parts)}`;
  const forgotten = await sql("DELETE FROM rate_limits WHERE key = $1 RETURNING key", [key]);
  if (forgotten.length === 0) throw new Error(`Nothing was counted towards ${name}.`);
}
