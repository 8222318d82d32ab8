import { env } from "@/lib/env";

/** The requested host. X-Forwarded-Host is used only behind a trusted proxy. */
function requestedHost(request: Request): string | null {
  const forwarded = env().TRUST_PROXY ? request.headers.get("x-forwarded-host")?.split(",")[0]?.trim() : null;
  return (forwarded || request.headers.get("host"))?.toLowerCase() ?? null;
}

/**
 * Whether a trusted proxy reports https. The value http proves nothing: Next.js fills it in when the header is missing.
 */
function isKnownHttps(request: Request): boolean {
  return env().TRUST_PROXY && request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https";
}

/**
 * Whether a browser sent this request from another site. A request without Origin and Sec-Fetch-Site does not come from
 * a browser, so no cookie was attached without the user's intent. `Origin: null` (a sandboxed frame, a cross-site
 * redirect), another port, and http when the site uses https all count as another site.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host, protocol } = new URL(origin);
  if (isKnownHttps(request) && protocol !== "https:") return true;
  // The site's configured address, for proxies that do not forward the requested host.
  if (origin === new URL(env().NEXTAUTH_URL).origin) return false;
  // Parsed as a URL, so that an explicit default port makes no difference.
  const expected = `${protocol}//${requestedHost(request)}`;
  return !URL.canParse(expected) || new URL(expected).host !== host;
}

/**
 * Whether a page from any address other than the site's own sent this request. This includes DNS rebinding, where a
 * foreign name resolves to this server and Host equals Origin. Requests without Origin do not come from a page.
 */
export function isFromOtherAddress(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && origin !== new URL(env().NEXTAUTH_URL).origin;
}

/** Whether the caller is a browser (docs/decisions/02-one-session-two-carriers.md). */
export function isBrowser(request: Request): boolean {
  return request.headers.has("sec-fetch-site") || request.headers.has("origin");
}
