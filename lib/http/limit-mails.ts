import { checkLimit, consumeLimit, giveBack, type RateLimitName } from "@/lib/data/site/rate-limit";
import { isRecord } from "@/lib/domain/site/is-record";

/** The address of the thing that a path names, whatever is done with it: "/api/bookings/5" of "/api/bookings/5/move". */
export function thingOf(path: string, params: unknown): string | null {
  if (!isRecord(params)) return null;
  const name = params.id ?? params.token;
  if (typeof name !== "string" && typeof name !== "number") return null;
  const end = path.lastIndexOf(`/${name}`);
  return end < 0 ? null : path.slice(0, end + 1) + name;
}

/**
 * Runs a change that sends mail, and limits such changes by whom and of what. It is counted before and taken back when it
 * fails, so that parallel requests cannot exceed the limit.
 * @param who the account, or the client's address of somebody without one
 * @param thing what is changed; null where the path names nothing
 * @throws AppError RATE_LIMITED
 */
export async function limitingMails<T>(who: string, thing: string | null, run: () => Promise<T>): Promise<T> {
  const limits: [RateLimitName, ...string[]][] = [["change", who]];
  // Of this account: nobody uses up another's.
  if (thing !== null) limits.push(["changeOfOne", who, thing]);
  for (const limit of limits) await checkLimit(...limit);
  for (const limit of limits) await consumeLimit(...limit);
  try {
    return await run();
  } catch (error) {
    for (const limit of limits) await giveBack(...limit);
    throw error;
  }
}
