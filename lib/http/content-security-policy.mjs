/**
 * The Content-Security-Policy of the pages: nothing from foreign hosts, no inline script that is not named by nonce or
 * hash. Plain JavaScript, because the cache handler runs outside the bundle.
 */

/** Pages that other sites may show in a frame; no other page may be framed. */
const FRAMABLE = /^\/embed\/search(\/|$|\?)/;

/**
 * @param {{ scripts: readonly string[], isFramable: boolean }} page `scripts` are sources such as 'nonce-…' and 'sha256-…'
 * @returns {string}
 */
export function contentSecurityPolicy({ scripts, isFramable }) {
  const allowed = scripts.map((source) => `'${source}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed].join(" ")}`,
    // Style attributes come with the primitives (positions of popovers); they cannot run code.
    "style-src 'self' 'unsafe-inline'",
    // Administrators may give the https address of a picture elsewhere; pictures run no code.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${isFramable ? "*" : "'none'"}`,
  ].join("; ");
}

/**
 * @param {string} path
 * @returns {boolean}
 */
export const isFramable = (path) => FRAMABLE.test(path);
