/**
 * The Content-Security-Policy of pages that are rendered for each request: with a nonce, which Next.js reads from the
 * request and puts on its scripts. Pages that are cached for everybody get theirs from the page cache
 * (lib/http/page-cache.mjs), and those that are kept as they go out from scripts/web/ready. Done here and not in Next.js's own proxy.ts, which takes half a millisecond of each page.
 */
import { randomBytes } from "node:crypto";
import { contentSecurityPolicy } from "../../lib/http/content-security-policy.mjs";
import { isRenderedPerRequest } from "./pages.mjs";

const HEADER = "content-security-policy";
const NONCE_BYTES = 16;

/** A policy that a client sends is none of ours; Next.js would read its nonce. */
export function dropClaimedPolicy(request) {
  delete request.headers[HEADER];
  delete request.headers[`${HEADER}-report-only`];
}

/** Gives request and answer the policy, if it is such a page. */
export function applyPagePolicy(request, response) {
  if (!isRenderedPerRequest(request.url.split("?", 1)[0])) return;
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const policy = contentSecurityPolicy({ scripts: [`nonce-${nonce}`], isFramable: false });
  request.headers[HEADER] = policy;
  response.setHeader("Content-Security-Policy", policy);
}
