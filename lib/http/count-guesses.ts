import { checkLimit, consumeLimit, giveBack } from "@/lib/data/site/rate-limit";
import { AppError, type ErrorCode } from "@/lib/errors";

/** What a token or code that nobody has is refused with. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  "RESET_TOKEN_INVALID",
  "VERIFY_TOKEN_INVALID",
  "TOTP_INVALID",
  "NOT_FOUND",
]);

/**
 * Runs a call that takes a token or code. It counts as a guess until it turns out that somebody has that token, so
 * that many at once are no way around the limit.
 * @throws AppError RATE_LIMITED
 */
export async function countingGuesses<T>(address: string, run: () => Promise<T>): Promise<T> {
  await checkLimit("guess", address);
  await consumeLimit("guess", address);
  let isUnknown = false;
  try {
    return await run();
  } catch (error) {
    isUnknown = error instanceof AppError && UNKNOWN.has(error.code);
    throw error;
  } finally {
    if (!isUnknown) await giveBack("guess", address);
  }
}
