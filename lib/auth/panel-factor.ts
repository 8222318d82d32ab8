import "server-only";
import { AppError } from "@/lib/errors";
import type { ResolvedSession, SignedInUser } from "./resolve-session";

const MESSAGE =
  "Per usare il pannello attiva la verifica in due passaggi nelle impostazioni del tuo account.";

/** What an account of the panel may do without it: sign in and out, and enrol. */
const OWN_ACCOUNT = /^\/api\/(auth|users\/me)(\/|$)/;

/**
 * Refuses an account of the panel without the second factor that the settings ask for, wherever it is more than a
 * visitor: the panel's calls, and those that show and do more for the panel than for a customer.
 * @param path of the call
 * @returns whom the call is made for: on a public one such an account is as good as a customer's
 * @throws AppError FORBIDDEN
 */
export function requireFactorOfPanel(
  path: string,
  isPublic: boolean,
  { user, lacksFactor }: Pick<ResolvedSession, "user" | "lacksFactor">,
): SignedInUser | null {
  if (user === null || !lacksFactor || OWN_ACCOUNT.test(path)) return user;
  if (!isPublic) throw new AppError("FORBIDDEN", { message: MESSAGE });
  return { ...user, isAdmin: false, role: "customer" };
}
