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

type Limit = [RateLimitName, ...string[]];

/**
 * Runs a change that sends mail, and limits such changes by whom and of what.
 * @param who the account, or the client's address of somebody without one
 * @param thing what is changed; null where the path names nothing
 * @throws AppError RATE_LIMITED
 */
export async function limitingMails<T>(who: string, thing: string | null, run: () => Promise<T>): Promise<T> {
  const limits: Limit[] = [["change", who]];
  // Of this account: nobody uses up another's.
  if (thing !== null) limits.push(["changeOfOne", who, thing]);
  return limiting(limits, run);
}

/** Counts before a change and takes it back when that fails, so that parallel requests cannot exceed the limits. */
async function limiting<T>(limits: readonly Limit[], run: () => Promise<T>): Promise<T> {
  for (const limit of limits) await checkLimit(...limit);
  for (const limit of limits) await consumeLimit(...limit);
  try {
    return await run();
  } catch (error) {
    for (const limit of limits) await giveBack(...limit);
    throw error;
  }
}

/** Which part of itself an account writes: "sessions" of one of its sessions; empty for the whole, null for anything else. */
export function ownPartOf(path: string): string | null {
  const found = /^\/api\/users\/me(?:\/([^/]+)|$)/.exec(path);
  return found && (found[1] ?? "");
}

/** Runs a write of an account to itself, of each kind so many an hour: it leaves an entry in the log. @throws AppError RATE_LIMITED */
export const limitingOwnWrites = <T>(accountId: number, kind: string, run: () => Promise<T>): Promise<T> =>
  limiting([["ownWrite", String(accountId), kind]], run);
