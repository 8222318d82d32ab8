/**
 * Next.js's cache of pages that are the same for everybody. Its own point for extension, used for three things:
 * what a build prerendered without a database is never served; no copy is older than a minute as long as the database
 * is there, so that several processes agree; and each stored page gets the policy with the hashes of its inline scripts.
 */
import { createHash } from "node:crypto";
import { contentSecurityPolicy, isFramable } from "./content-security-policy.mjs";

/** DESIGN.md, "Rendering": at most 60 s old in any case. */
const MAX_AGE_MS = 60_000;
const MAX_ENTRIES = 500;
/** How long a copy may stand in for a page that cannot be rendered because the database is gone. */
const STAND_IN_MS = 24 * 60 * 60_000;
const PING_TIMEOUT_MS = 2_000;
const TAGS_HEADER = "x-next-cache-tags";
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** Shared by all instances of this process, oldest use first. */
const entries = new Map();

function scriptHashes(html) {
  const hashes = new Set();
  for (const [, source] of html.matchAll(INLINE_SCRIPT)) {
    if (source) hashes.add(`sha256-${createHash("sha256").update(source).digest("base64")}`);
  }
  return [...hashes];
}

/** When the render of each page that is not stored began, and when each tag was last revalidated. */
const renderStarts = new Map();
const revalidations = new Map();

/** Whether a page was changed while it was rendered: what was read then may be old already. */
function wasOvertaken(key, tags) {
  const started = renderStarts.get(key) ?? Number.POSITIVE_INFINITY;
  renderStarts.delete(key);
  return [...tags].some((tag) => (revalidations.get(tag) ?? 0) >= started);
}

const tagsOf = (value, context) =>
  new Set([...(context?.tags ?? []), ...String(value?.headers?.[TAGS_HEADER] ?? "").split(",")]);

/** Whether the database that the pages are made from (lib/data/client.ts) does not answer. */
async function isDatabaseGone() {
  const connection = globalThis.databaseConnection;
  if (!connection) return false;
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PING_TIMEOUT_MS, true);
  });
  const answer = connection.pool.query("SELECT 1").then(
    () => false,
    () => true,
  );
  const isGone = await Promise.race([answer, late]);
  clearTimeout(timer);
  return isGone;
}

/** The path is the readable end of the opaque key; it only decides who may frame the page. */
const pathIn = (key) => key.slice(key.indexOf("$") + 1);

export default class PageCache {
  async get(key) {
    const entry = entries.get(key);
    if (entry === undefined) return this.#miss(key);
    const age = Date.now() - entry.lastModified;
    if (age > MAX_AGE_MS) {
      // An old page is better than none. Next.js would render it anew at once if it knew how old it is.
      if (age < STAND_IN_MS && (await isDatabaseGone())) return { ...entry, lastModified: Date.now() };
      entries.delete(key);
      return this.#miss(key);
    }
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  /** Next.js renders what is not here. */
  #miss(key) {
    if (renderStarts.size > MAX_ENTRIES) renderStarts.clear();
    renderStarts.set(key, Date.now());
    return null;
  }

  async set(key, value, context) {
    if (value === null) return void entries.delete(key);
    if (value.kind === "APP_PAGE" && typeof value.html === "string") {
      value.headers ??= {};
      value.headers["content-security-policy"] = contentSecurityPolicy({
        scripts: scriptHashes(value.html),
        isFramable: isFramable(pathIn(key)),
      });
    }
    // Next.js adds these headers to an answer that it has just rendered, which carries the address of a redirect
    // already: the copy that is kept needs it, the answer must not get it twice.
    const kept = value.headers ? { ...value, headers: { ...value.headers } } : value;
    if (value.headers) delete value.headers.location;
    const tags = tagsOf(value, context);
    // The visitor who waits gets it; the next one gets a new one.
    if (wasOvertaken(key, tags)) return;
    entries.set(key, { value: kept, lastModified: Date.now(), tags, cacheControl: context?.cacheControl });
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES) entries.delete(oldest);
  }

  async revalidateTag(tags) {
    const wanted = [tags].flat();
    for (const tag of wanted) revalidations.set(tag, Date.now());
    for (const [key, entry] of entries) if (wanted.some((tag) => entry.tags.has(tag))) entries.delete(key);
  }

  resetRequestCache() {}
}
