import { checkLimit, consumeLimit, giveBack, type RateLimitName } from "@/lib/data/site/rate-limit";
import { isRecord } from "@/lib/domain/site/is-record";
import { AppError, type ErrorCode } from "@/lib/errors";

const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  "RESET_TOKEN_INVALID",
  "VERIFY_TOKEN_INVALID",
  "TOTP_INVALID",
  "CODE_INVALID",
  "INVALID_CREDENTIALS",
  "PROMO_INVALID",
  "NOT_FOUND",
]);

/** Whether a call contains a promo code, which could be a guess. */
export const carriesPromoCode = (...parts: readonly unknown[]): boolean =>
  parts.some((part) => isRecord(part) && typeof part.promoCode === "string");

/**
 * Runs a call that takes a token or code, and limits wrong ones per client address. The guess is counted before the
 * call and uncounted if the token turns out to be valid, so that parallel requests cannot exceed the limit.
 * @throws AppError RATE_LIMITED
 */
export async function withGuessLimit<T>(
  address: string,
  run: () => Promise<T>,
  limit: RateLimitName = "guess",
): Promise<T> {
  await checkLimit(limit, address);
  await consumeLimit(limit, address);
  let isUnknown = false;
  try {
    return await run();
  } catch (error) {
    isUnknown = error instanceof AppError && UNKNOWN.has(error.code);
    throw error;
  } finally {
    if (!isUnknown) await giveBack(limit, address);
  }
}
