/**
 * A path of this site as a query carries it ("/auth?next=/mybookings"), or null for anything that leads elsewhere: another
 * origin, "//host", a backslash or a control character that a browser reads as one. Judged as it is after
 * normalisation: "/.//host" is "//host" by then.
 */
export function sitePath(value: string | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  const here = "https://site.invalid";
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  if (url.origin !== here || !/^\/(?![/\\])/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
