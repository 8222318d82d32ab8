import { env } from "@/lib/env";

/**
 * The address of the client, for rate limits. Next.js puts the address of the socket in X-Forwarded-For when there
 * is none, and the server drops what clients send themselves unless TRUST_PROXY is on (scripts/serve.mjs). The last
 * entry is the one that the nearest proxy has added; earlier ones are whatever the client claims.
 */
export function clientAddress(request: Request): string {
  const entries = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return entries.at(-1)?.trim() || "unknown";
}

/** Whether the request came over https: by the proxy's word when there is one, else by the site's own address. */
export function isSecureRequest(request: Request): boolean {
  if (env().TRUST_PROXY) {
    const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
    if (scheme) return scheme === "https";
  }
  return env().NEXTAUTH_URL.startsWith("https:");
}
