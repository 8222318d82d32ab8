/**
 * Whether a browser says that this request comes from another site. Requests without Origin and Sec-Fetch-Site
 * come from no browser, which means that no cookie was attached behind its owner's back.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Whether the caller is a browser (DESIGN.md, decision 8). */
export function isBrowser(request: Request): boolean {
  return request.headers.has("sec-fetch-site") || request.headers.has("origin");
}
