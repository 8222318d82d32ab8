/** Names of the scripts that stand in a page itself, for its Content-Security-Policy. */
import { createHash } from "node:crypto";

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What Next.js writes into a page that is the same for everybody: calls of its own two lists, with nothing but data in
 * them. tests/e2e/csp.spec.ts opens every kind of page and would see a new form refused.
 */
const CALLS = [
  "(self.__next_f=self.__next_f||[]).push(",
  "self.__next_f.push(",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];
const END = /\);?$/;

function isData(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a script is the framework's: its code is known, and what varies in it is data. */
function isKnown(source) {
  const call = CALLS.find((known) => source.startsWith(known));
  const end = END.exec(source.slice(-2));
  return call !== undefined && end !== null && isData(source.slice(call.length, -end[0].length));
}

/**
 * The sources that allow the known inline scripts of a page, and no others that somebody may have brought into it:
 * "sha256-…", each once.
 * @param {string} html
 */
export function inlineScriptSources(html) {
  const hashes = new Set();
  for (const [, source] of html.matchAll(INLINE_SCRIPT)) {
    if (isKnown(source)) hashes.add(`sha256-${createHash("sha256").update(source).digest("base64")}`);
  }
  return [...hashes];
}
