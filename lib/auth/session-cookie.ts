export const SESSION_COOKIE = "session-token";

/** The value of a cookie in a Cookie header; null if it is missing. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const separator = part.indexOf("=");
    if (part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim();
  }
  return null;
}

/**
 * The Set-Cookie header of the session. `maxAge` in seconds: null for a browser session, 0 to delete the cookie.
 */
export function sessionCookie(value: string, maxAge: number | null, isSecure: boolean): string {
  const parts = [`${SESSION_COOKIE}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  if (isSecure) parts.push("Secure");
  return parts.join("; ");
}
