import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";

/**
 * The page for a document that could not be rendered. Next.js answers such a request with an empty document that scripts
 * fill later; this one says what happened by itself, also where Next.js does not answer at all.
 */
const TEMPLATE = readFileSync(join(process.cwd(), "server/error-page.html"), "utf8");
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Answers that the document at `url` could not be rendered. */
export function sendErrorPage(response: ServerResponse, url: string, requestId: string): void {
  const page = TEMPLATE.replace("{{requestId}}", requestId).replace("{{address}}", () => escapeHtml(url));
  response.writeHead(500, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(page),
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  });
  response.end(page);
}
