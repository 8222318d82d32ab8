import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";
import { paths } from "@/lib/paths";
import { type ResolvedSession, resolveCookie, type SignedInUser } from "./resolve-session";
import { SESSION_COOKIE } from "./session-cookie";

/** The session of the current page request, from its cookie. Reading the cookie makes the page dynamic. */
const currentSession = cache(async (): Promise<ResolvedSession> => {
  const value = (await cookies()).get(SESSION_COOKIE)?.value ?? null;
  return resolveCookie(value);
});

/** The signed-in user of the current page request; null for visitors. */
export const currentUser = async (): Promise<SignedInUser | null> => (await currentSession()).user;

/** Whether the settings require a second factor for this page's user and they have none. */
export const lacksRequiredFactor = async (): Promise<boolean> => (await currentSession()).lacksFactor;

/**
 * For customer pages. Redirects visitors to the home page with the login open; they return after signing in.
 * @param here the page's path and query, without the language
 */
export async function requireUserPage(here: string): Promise<SignedInUser> {
  const language = await getLocale();
  return (await currentUser()) ?? redirect(pathIn(language, paths.signInFor(pathIn(language, here))));
}

/**
 * For pages of the panel, for any staff role. Redirects visitors as above, customers to the home page, and staff
 * without a required second factor to the page where they enable it.
 * @param here the page's path and query
 */
export async function requireAdminPage(here: string): Promise<SignedInUser> {
  const user = await requireUserPage(here);
  if (!user.isAdmin) redirect(paths.home);
  // Without the second factor, every API call of the panel is refused.
  if (await lacksRequiredFactor()) redirect(paths.settings);
  return user;
}
