import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { ASK_HEADER, DECLARATION_HEADER } from "@/lib/http/kept/declaration";
import { declarationOf } from "@/lib/http/kept/kept-answers";

/**
 * Next.js's own point in front of the pages, used for one thing: to tell the server (server/README.md) whether the
 * answer at an address may be kept. It runs for no other request.
 */
export const config = { matcher: [{ source: "/:path*", has: [{ type: "header", key: "x-kept-ask" }] }] };

export function proxy(request: NextRequest): NextResponse {
  if (request.headers.get(ASK_HEADER) !== env().DOOR_SECRET) return new NextResponse(null, { status: 404 });
  const declaration = declarationOf(request.nextUrl, new Date());
  return new NextResponse(null, {
    status: 204,
    headers: { [DECLARATION_HEADER]: JSON.stringify(declaration) },
  });
}
