import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Exchange } from "./exchange";

/**
 * The page for a document that could not be rendered. Next.js sends an empty document in that case, which scripts fill
 * later; this page needs neither scripts nor a response of Next.js.
 */
const TEMPLATE = readFileSync(join(process.cwd(), "server/error-page.html"), "utf8");
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const UNAVAILABLE = JSON.stringify({
  message: "Il servizio è momentaneamente non disponibile. Riprova tra poco.",
  code: "UNAVAILABLE",
});

export function sendErrorPage({ requestId, request, response }: Exchange): void {
  const page = TEMPLATE.replace("{{requestId}}", requestId).replace("{{address}}", () =>
    escapeHtml(request.url ?? "/"),
  );
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

/** Responds to a request to which Next.js did not respond: with the error page or, for the API, the JSON error body. */
export function sendUnavailable(exchange: Exchange): void {
  const { requestId, request, response } = exchange;
  if (!request.url?.startsWith("/api/")) {
    sendErrorPage(exchange);
    return;
  }
  response.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "5",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  });
  response.end(UNAVAILABLE);
}
