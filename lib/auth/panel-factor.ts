import "server-only";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import type { ResolvedSession, SignedInUser } from "./resolve-session";

const MESSAGE = text("refusals.panel.needsSecondFactor");

/** The calls that a staff account may make without its second factor: signing in and out, and enrolling. */
const OWN_ACCOUNT = /^\/api\/(auth|users\/me)(\/|$)/;

/**
 * Applies the setting that staff accounts need a second factor. An account without it is refused every call that needs
 * a session, except calls about its own account.
 * @param path the path of the call
 * @returns the user of the call. On public calls, staff without the factor count as customers
 * @throws AppError FORBIDDEN
 */
export function requirePanelFactor(
  path: string,
  isPublic: boolean,
  { user, lacksFactor }: Pick<ResolvedSession, "user" | "lacksFactor">,
): SignedInUser | null {
  if (user === null || !lacksFactor || OWN_ACCOUNT.test(path)) return user;
  if (!isPublic) throw new AppError("FORBIDDEN", { message: MESSAGE });
  return { ...user, isAdmin: false, role: "customer" };
}
