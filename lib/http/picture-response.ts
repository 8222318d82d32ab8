import { createHash } from "node:crypto";

/**
 * Names of pictures are random and never reused, so a copy never becomes outdated; but the picture may be deleted.
 * Shared caches revalidate each time, browsers once an hour.
 */
const CACHING = "public, max-age=3600, s-maxage=0, must-revalidate";

/** The response with a picture or PDF; 304 if the client's copy is current. */
export function pictureResponse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { type, headers = {} }: { type: string; headers?: Record<string, string> },
): Response {
  const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  const common = { "Cache-Control": CACHING, ETag: `"${etag}"`, "X-Content-Type-Options": "nosniff" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, "") === common.ETag))
    return new Response(null, { status: 304, headers: common });
  return new Response(bytes, {
    headers: { ...common, ...headers, "Content-Type": type, "Content-Length": String(bytes.byteLength) },
  });
}
