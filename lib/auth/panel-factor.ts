import "server-only";
import { hasSecondFactor } from "@/lib/data/second-factor";
import { findSettings } from "@/lib/data/settings";
import { AppError } from "@/lib/errors";
import type { SignedInUser } from "./resolve-session";

const MESSAGE =
  "Per usare il pannello attiva la verifica in due passaggi nelle impostazioni del tuo account.";

/** What an account of the panel may do without it: sign in and out, and enrol. */
const OWN_ACCOUNT = /^\/api\/(auth|users\/me)(\/|$)/;

/** Whether the settings ask this account for a second factor that it does not have. */
export async function lacksRequiredFactor(user: SignedInUser): Promise<boolean> {
  if (!user.isAdmin) return false;
  const { requiresTotpForAdmins } = await findSettings();
  return requiresTotpForAdmins && !(await hasSecondFactor(user.id));
}

/**
 * Refuses an account of the panel without the second factor that the settings ask for, wherever it is more than a
 * visitor: the panel's calls, and those that show and do more for the panel than for a customer.
 * @param path of the call
 * @returns whom the call is made for: on a public one such an account is as good as a customer's
 * @throws AppError FORBIDDEN
 */
export async function requireFactorOfPanel(
  path: string,
  isPublic: boolean,
  user: SignedInUser | null,
): Promise<SignedInUser | null> {
  if (user === null || OWN_ACCOUNT.test(path) || !(await lacksRequiredFactor(user))) return user;
  if (!isPublic) throw new AppError("FORBIDDEN", { message: MESSAGE });
  return { ...user, isAdmin: false, role: "customer" };
}
