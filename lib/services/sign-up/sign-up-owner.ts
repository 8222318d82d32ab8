import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findVerifiedUserId } from "@/lib/data/person/users";

/**
 * Whose a sign-up for a course or an event is: of the customer who is signed in; one that the panel makes for somebody
 * is of the account that has verified the address, else nobody's.
 */
export async function signUpOwner(email: string, user: SignedInUser | null): Promise<number | null> {
  return user?.isAdmin ? findVerifiedUserId(email) : (user?.id ?? null);
}
