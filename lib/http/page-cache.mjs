/**
 * Next.js's cache of pages that are the same for everybody. Its own point for extension, used for three things: what a
 * build prerendered without a database is never served; a copy is served only as long as nothing that pages show has
 * changed, in whichever process; and each stored page gets the policy with the hashes of its inline scripts.
 * Whole pages are kept once more in front of Next.js, as they go out (scripts/web/ready); what is served from here are
 * mostly the parts of pages that scripts ask for.
 */
import { contentSecurityPolicy, isFramable } from "./content-security-policy.mjs";
import { inlineScriptSources } from "./inline-scripts.mjs";

const MAX_ENTRIES = 500;
const MINUTE_MS = 60_000;
/** How long a copy may stand in for a page that cannot be rendered because the database is gone. */
const STAND_IN_MS = 24 * 60 * MINUTE_MS;
const EVERYTHING = { parts: null, days: null };

/** Shared by all instances of this process, oldest use first. */
const entries = new Map();
/** The version under which each page that is not here is being rendered: the one taken before its data was read. */
const renderedUnder = new Map();

/** What must not have changed: what pages show, and the minute, since events begin and places close by the clock. */
async function currentVersion() {
  const content = await globalThis.contentVersions.current(EVERYTHING);
  return `${content}@${Math.floor(Date.now() / MINUTE_MS)}`;
}

/** The path is the readable end of the opaque key; it only decides who may frame the page. */
const pathIn = (key) => key.slice(key.indexOf("$") + 1);

export default class PageCache {
  async get(key) {
    // A build has none: it renders pages without a database, for nobody.
    if (!globalThis.contentVersions) return null;
    const entry = entries.get(key);
    let version;
    try {
      version = await currentVersion();
    } catch {
      // An old page is better than none while the database does not answer.
      const isGoodEnough = entry !== undefined && Date.now() - entry.storedAt < STAND_IN_MS;
      return isGoodEnough ? { ...entry, lastModified: Date.now() } : null;
    }
    if (entry?.version === version) {
      entries.delete(key);
      entries.set(key, entry);
      // Next.js would look at the age as well; here only the version counts.
      return { ...entry, lastModified: Date.now() };
    }
    entries.delete(key);
    if (renderedUnder.size > MAX_ENTRIES) renderedUnder.clear();
    // Of two renderings at once the older version counts, whichever is stored first.
    if (!renderedUnder.has(key)) renderedUnder.set(key, version);
    return null;
  }

  async set(key, value, context) {
    if (value === null) return void entries.delete(key);
    // What failed, or was asked for in a way that there is not, is the answer to one request.
    if (value.kind === "APP_ROUTE" && value.status >= 400) return void renderedUnder.delete(key);
    if (value.kind === "APP_PAGE" && typeof value.html === "string") {
      value.headers ??= {};
      value.headers["content-security-policy"] = contentSecurityPolicy({
        scripts: inlineScriptSources(value.html),
        isFramable: isFramable(pathIn(key)),
      });
    }
    // Next.js adds these headers to a page that it has just rendered, which carries the address of a redirect
    // already: the copy that is kept needs it, the answer must not get it twice.
    const kept = value.headers ? { ...value, headers: { ...value.headers } } : value;
    if (value.kind === "APP_PAGE" && value.headers) delete value.headers.location;
    const version = renderedUnder.get(key);
    renderedUnder.delete(key);
    // The visitor who waits gets it; the next one gets a new one.
    if (version === undefined) return;
    entries.set(key, { value: kept, version, storedAt: Date.now(), cacheControl: context?.cacheControl });
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES) entries.delete(oldest);
  }

  /** Versions say what has changed. */
  async revalidateTag() {}

  resetRequestCache() {}
}
