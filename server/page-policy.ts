import { createHash, randomBytes } from "node:crypto";

/**
 * The Content-Security-Policy of pages: nothing from foreign hosts, and no inline scripts except those that Next.js
 * itself writes. Next.js adds the nonce from the request's policy to each of its scripts.
 *
 * Its own alternative to a nonce (`experimental.sri`) covers only the files of the build; the inline scripts with a
 * page's data would have to be allowed without restriction.
 */

const NONCE_BYTES = 16;

/** @param scripts sources such as `nonce-…` and `sha256-…` */
export function contentSecurityPolicy(scripts: readonly string[], isFramable: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts.map((source) => `'${source}'`)].join(" ")}`,
    // Style attributes come with the primitives (positions of popovers); they cannot run code.
    "style-src 'self' 'unsafe-inline'",
    // Administrators may enter the https address of a picture elsewhere; pictures run no code.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${isFramable ? "*" : "'none'"}`,
  ].join("; ");
}

/** Short, since Next.js writes it about thirty times into a page. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString("base64url");

/** The policy for one response, which also passes the nonce to Next.js. */
export function policyWithNonce(nonce: string): string {
  return contentSecurityPolicy([`nonce-${nonce}`], false);
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Replaces the nonce in cached pages. It has the same length, since Next.js counts the bytes of its data. */
const NO_NONCE = "kept-pages-have-hashes";

/**
 * Prepares a rendered page for the cache: replaces the nonce, so that every rendering is the same, and lists the
 * scripts that had it by their hashes. An injected script had no nonce, and so gets no hash.
 */
export function withHashes(
  page: Buffer,
  nonce: string,
  isFramable: boolean,
): { body: Buffer; policy: string } {
  const html = page.toString();
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(`nonce="${nonce}"`) || source === "") continue;
    const sent = source.replaceAll(nonce, NO_NONCE);
    hashes.add(`sha256-${createHash("sha256").update(sent).digest("base64")}`);
  }
  return {
    body: Buffer.from(html.replaceAll(nonce, NO_NONCE)),
    policy: contentSecurityPolicy([...hashes], isFramable),
  };
}
