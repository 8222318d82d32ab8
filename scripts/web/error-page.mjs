/**
 * The page for a document that could not be rendered. Next.js answers such a request with an empty page that scripts
 * fill later, without a policy for scripts; this one says what happened by itself.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDocument } from "./is-document.mjs";

const TEMPLATE = readFileSync(join(import.meta.dirname, "error-page.html"), "utf8");
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page that says that the document at `url` could not be rendered. */
export const errorAnswer = (url, requestId) => {
  const body = Buffer.from(
    TEMPLATE.replace("{{requestId}}", requestId).replace("{{address}}", () => escapeHtml(url)),
  );
  return {
    status: 500,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
    },
    body,
  };
};

/** From now on, an answer of 500 or more to a request for a page is replaced by the page that says so. */
export function withErrorPage(request, response, requestId) {
  if (!isDocument(request)) return;
  const { writeHead, write, end } = response;
  let page = null;

  response.writeHead = (status, ...rest) => {
    if (status < 500) return writeHead.call(response, status, ...rest);
    for (const name of response.getHeaderNames())
      if (name !== "strict-transport-security") response.removeHeader(name);
    const { headers, body } = errorAnswer(request.url, requestId);
    page = body;
    return writeHead.call(response, status, { ...headers, "content-length": body.byteLength });
  };
  // What Next.js has to say of its own page is dropped.
  const startsFailure = () => {
    if (!response.headersSent && response.statusCode >= 500) response.writeHead(response.statusCode);
    return page !== null;
  };
  response.write = (...args) => startsFailure() || write.apply(response, args);
  response.end = (...args) => {
    if (!startsFailure()) return end.apply(response, args);
    const done = args.find((argument) => typeof argument === "function");
    return end.call(response, page, done);
  };
}
