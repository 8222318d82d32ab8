import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { declarationOf } from "@/lib/http/cache/cacheable-addresses";
import { DECLARATION_HEADER, DECLARATION_REQUEST_HEADER } from "@/lib/http/cache/declaration";

/**
 * Next.js's own point in front of the pages, used for one thing: to tell the server (server/README.md) whether the
 * answer at an address may be kept. It runs for no other request.
 */
export const config = {
  matcher: [{ source: "/:path*", has: [{ type: "header", key: "x-cache-declaration-request" }] }],
};

export function proxy(request: NextRequest): NextResponse {
  if (request.headers.get(DECLARATION_REQUEST_HEADER) !== env().PROXY_SECRET)
    return new NextResponse(null, { status: 404 });
  const declaration = declarationOf(request.nextUrl, new Date());
  return new NextResponse(null, {
    status: 204,
    headers: { [DECLARATION_HEADER]: JSON.stringify(declaration) },
  });
}
