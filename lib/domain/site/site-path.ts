/**
 * Guards redirects to an address from the query ("/auth?next=/mybookings"): the normalised path within this site, or
 * null for anything that leads elsewhere, such as another origin, "//host", or a backslash or control character that
 * browsers treat as a slash. Checked after normalisation, since "/.//host" becomes "//host".
 */
export function sitePath(value: string | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  const here = "https://site.invalid";
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  if (url.origin !== here || !/^\/(?![/\\])/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The page with the login and registration forms. */
export const LOGIN_PATH = "/auth";
/** The query parameter with the path to go to after the login. */
export const NEXT_PARAM = "next";
