import "server-only";
import { AppError, wordedError } from "@/lib/errors";
import type { Account } from "@/lib/schemas/person/account";

/**
 * Required before anything besides the password can grant or guard access (second factor, calendar address): a stranger
 * may have registered an account with an unverified address, and its real owner must not be blocked by such things
 * after resetting the password.
 * @param account read under its lock; null when it no longer exists
 * @throws AppError FORBIDDEN; UNAUTHENTICATED without an account
 */
export function requireVerifiedEmail(account: Account | null): void {
  if (account === null) throw new AppError("UNAUTHENTICATED");
  if (!account.isVerified) throw wordedError("FORBIDDEN", "refusals.person.emailNotVerified");
}
