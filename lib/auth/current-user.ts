import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { paths } from "@/lib/paths";
import { resolveCookie, type SignedInUser } from "./resolve-session";
import { SESSION_COOKIE } from "./session-cookie";

/** Who looks at this page, by the cookie. Reading it makes the page one that is rendered for each request. */
export const currentUser = cache(async (): Promise<SignedInUser | null> => {
  const value = (await cookies()).get(SESSION_COOKIE)?.value ?? null;
  return (await resolveCookie(value)).user;
});

/**
 * For pages of customers: visitors go to the home page, with the login open, and from there on to where they wanted.
 * @param here the path of the page with its query
 */
export async function requireUserPage(here: string): Promise<SignedInUser> {
  return (await currentUser()) ?? redirect(paths.signInFor(here));
}

/**
 * For the panel of secretaries and administrators: visitors as above, and customers to the home page.
 * @param here the path of the page with its query
 */
export async function requireAdminPage(here: string): Promise<SignedInUser> {
  const user = await requireUserPage(here);
  return user.isAdmin ? user : redirect(paths.home);
}
