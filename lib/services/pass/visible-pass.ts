import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findPass, type OwnedPass } from "@/lib/data/pass/passes";
import { notFoundError } from "@/lib/errors";

/** @throws AppError NOT_FOUND for an unknown pass, and for another person's unless the caller uses the panel */
export async function requireVisiblePass(
  id: number,
  user: Pick<SignedInUser, "id" | "isAdmin">,
  now: Date,
): Promise<OwnedPass> {
  const pass = await findPass(id, now);
  if (pass === null || !(user.isAdmin || pass.userId === user.id)) throw notFoundError("pass");
  return pass;
}
