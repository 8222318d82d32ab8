import "server-only";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import type { Account } from "@/lib/schemas/person/account";

const NOT_VERIFIED = text("refusals.person.emailNotVerified");

/**
 * Required before anything beside the password can give or guard access (second factor, calendar address): an account
 * with an unverified address may have been registered by a stranger, and the owner of the address must not find such
 * things in the way after resetting the password.
 * @param account read under its lock; null where it no longer exists
 * @throws AppError FORBIDDEN; UNAUTHENTICATED without an account
 */
export function requireVerifiedEmail(account: Account | null): void {
  if (account === null) throw new AppError("UNAUTHENTICATED");
  if (!account.isVerified) throw new AppError("FORBIDDEN", { message: NOT_VERIFIED });
}
