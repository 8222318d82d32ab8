import { createHash } from "node:crypto";

const download = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): Response =>
  new Response(content, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });

const CSV = "text/csv; charset=utf-8";

/** A CSV file download. @param name including the extension, in plain letters */
export const csvResponse = (name: string, content: string): Response => download(name, CSV, content);

export const fileResponse = (
  name: string,
  format: "csv" | "pdf",
  content: string | Uint8Array<ArrayBuffer>,
): Response => download(`${name}.${format}`, format === "csv" ? CSV : "application/pdf", content);

const TYPE = "text/calendar; charset=utf-8";

/** An iCalendar response. A download is saved as `fileName`. */
export function calendarResponse(body: string, fileName: string): Response {
  return new Response(body, {
    headers: { "Content-Type": TYPE, "Content-Disposition": `inline; filename="${fileName}"` },
  });
}

/** The same for programs that poll the address: returns 304 if the client's ETag is current. */
export function calendarFeedResponse(request: Request, body: string): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  const known = request.headers.get("if-none-match") ?? "";
  const isKnown = known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  const answer = calendarResponse(body, "calendario.ics");
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
