import "server-only";
import { AppError } from "@/lib/errors";
import type { Account } from "@/lib/schemas/person/account";

const NOT_VERIFIED = "Prima conferma il tuo indirizzo e-mail con il link che ti abbiamo inviato.";

/**
 * For what gives or guards access beside the password: as long as nobody has shown that the address of the account is
 * hers, it may be somebody else's, who must find nothing in her way when she resets the password.
 * @param account as it is under its lock; null where it is gone
 * @throws AppError FORBIDDEN; UNAUTHENTICATED without an account
 */
export function requireVerifiedEmail(account: Account | null): void {
  if (account === null) throw new AppError("UNAUTHENTICATED");
  if (!account.isVerified) throw new AppError("FORBIDDEN", { message: NOT_VERIFIED });
}
