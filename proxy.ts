import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy.mjs";

/**
 * Pages that are rendered for each request get a policy with a nonce, which Next.js puts on its scripts. Pages that
 * are cached for everybody get theirs from the page cache (lib/http/page-cache.mjs) and are not named here.
 */
export function proxy(request: NextRequest): NextResponse {
  if (process.env.NODE_ENV !== "production") return NextResponse.next();
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = contentSecurityPolicy({ scripts: [`nonce-${nonce}`], isFramable: false });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = {
  matcher: [
    "/spaces",
    "/mybookings/:path*",
    "/admin/:path*",
    "/auth",
    "/profile",
    "/settings",
    "/forgot-password",
    "/reset-password",
    "/password-reset",
    "/verify-email",
  ],
};
