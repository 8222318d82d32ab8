import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { paths } from "@/lib/paths";
import { type ResolvedSession, resolveCookie, type SignedInUser } from "./resolve-session";
import { SESSION_COOKIE } from "./session-cookie";

/** The session of this page, by the cookie. Reading it makes the page one that is rendered for each request. */
const currentSession = cache(async (): Promise<ResolvedSession> => {
  const value = (await cookies()).get(SESSION_COOKIE)?.value ?? null;
  return resolveCookie(value);
});

/** Who looks at this page. */
export const currentUser = async (): Promise<SignedInUser | null> => (await currentSession()).user;

/** Whether the settings ask whoever looks at this page for a second factor that she does not have. */
export const lacksRequiredFactor = async (): Promise<boolean> => (await currentSession()).lacksFactor;

/**
 * For pages of customers: visitors go to the home page, with the login open, and from there on to where they wanted.
 * @param here the path of the page with its query
 */
export async function requireUserPage(here: string): Promise<SignedInUser> {
  return (await currentUser()) ?? redirect(paths.signInFor(here));
}

/**
 * For the panel, whatever the role in it: visitors as above, customers to the home
 * page, and who lacks the second factor that the settings ask for to where it is switched on.
 * @param here the path of the page with its query
 */
export async function requireAdminPage(here: string): Promise<SignedInUser> {
  const user = await requireUserPage(here);
  if (!user.isAdmin) redirect(paths.home);
  // Until then every call of the panel is refused.
  if (await lacksRequiredFactor()) redirect(paths.settings);
  return user;
}
