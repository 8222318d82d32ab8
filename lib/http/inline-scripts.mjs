/** Names of the scripts that stand in a page itself, for its Content-Security-Policy. */
import { createHash } from "node:crypto";

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The sources that allow the inline scripts of a page and no others: "sha256-…", each once.
 * @param {string} html
 */
export function inlineScriptSources(html) {
  const hashes = new Set();
  for (const [, source] of html.matchAll(INLINE_SCRIPT)) {
    if (source) hashes.add(`sha256-${createHash("sha256").update(source).digest("base64")}`);
  }
  return [...hashes];
}
