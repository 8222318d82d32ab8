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

/** For pages of customers: visitors go to the home page (specification, section 6). */
export async function requireUserPage(): Promise<SignedInUser> {
  return (await currentUser()) ?? redirect(paths.home);
}

/** For the panel: secretaries and administrators; everybody else goes to the home page. */
export async function requireAdminPage(): Promise<SignedInUser> {
  const user = await currentUser();
  return user?.isAdmin ? user : redirect(paths.home);
}
