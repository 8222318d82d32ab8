import { checkLimit, consumeLimit, giveBack, type RateLimitName } from "@/lib/data/site/rate-limit";
import { isRecord } from "@/lib/domain/site/is-record";

/** The address of the record that a path names, without the action: "/api/bookings/5" for "/api/bookings/5/move". */
export function recordPathOf(path: string, params: unknown): string | null {
  if (!isRecord(params)) return null;
  const name = params.id ?? params.token;
  if (typeof name !== "string" && typeof name !== "number") return null;
  const end = path.lastIndexOf(`/${name}`);
  return end < 0 ? null : path.slice(0, end + 1) + name;
}

type Limit = [RateLimitName, ...string[]];

/**
 * Runs a change that sends mail, and limits such changes per caller, and per caller and record.
 * @param who the account, or the client's address without an account
 * @param thing the changed record's address; null if the path names none
 * @throws AppError RATE_LIMITED
 */
export async function withMailLimit<T>(who: string, thing: string | null, run: () => Promise<T>): Promise<T> {
  const limits: Limit[] = [["change", who]];
  // Counted per account, so that one caller cannot use up another's limit.
  if (thing !== null) limits.push(["changeOfOne", who, thing]);
  return limiting(limits, run);
}

/**
 * Counts before the change and undoes the count if the change fails, so that parallel requests cannot exceed the
 * limits.
 */
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

/**
 * The part of itself that an account changes: "sessions" for one of its sessions, empty for the account itself, null
 * for any other path.
 */
export function ownPartOf(path: string): string | null {
  const found = /^\/api\/users\/me(?:\/([^/]+)|$)/.exec(path);
  return found && (found[1] ?? "");
}

/**
 * Runs an account's change to itself, limited per hour and kind, since each leaves an entry in the audit log.
 * @throws AppError RATE_LIMITED
 */
export const withAccountWriteLimit = <T>(
  accountId: number,
  kind: string,
  run: () => Promise<T>,
): Promise<T> => limiting([["ownWrite", String(accountId), kind]], run);
