import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { declarationOf } from "@/lib/http/cache/cacheable-addresses";
import { DECLARATION_HEADER, DECLARATION_REQUEST_HEADER } from "@/lib/http/cache/declaration";

/**
 * The hook of Next.js that runs before the pages. Used only to return the cache declaration of an address to the server
 * (server/README.md); it runs for no other request.
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
