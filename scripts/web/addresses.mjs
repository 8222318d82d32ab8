/** What an address is to the site, before Next.js sees it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { addressPattern, isPage, isRenderedPerRequest } from "./pages.mjs";

/** An address that no page has: rendered for it, the page for unknown addresses names nobody's. */
export const NOWHERE = "/_not-found";
/** What the folder app/ answers beside pages, api/ and uploads/; a test compares. */
export const ROUTES = [
  "/courses/[slug]/og.png",
  "/events/[slug]/calendar.ics",
  "/events/[slug]/og.png",
  "/events/calendar.ics",
  "/events/feed.xml",
  "/favicon.ico",
  "/icon.svg",
  "/manifest.webmanifest",
  "/og.png",
  "/robots.txt",
  "/sitemap.xml",
  "/spaces/[slug]/current",
  "/spaces/[slug]/og.png",
];
const PREFIXES = ["/api/", "/uploads/", "/_next/static/"];
/** Where the query is part of what is asked for, beside the pages that are rendered for each request. */
const WITH_QUERY = /^\/(?:api\/|uploads\/|_next\/image$|_next\/static\/)/;
/** The bare number of a space leads to its page, with the period that is asked for (next.config.mjs). */
const NUMBER_OF_SPACE = /^\/spaces\/\d+$/;

/** An escape of a sign that needs none: another spelling of an address, which Next.js would write into the page. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

const routes = ROUTES.map((address) => addressPattern(address));

export const pathOf = (url) => url.split("?", 1)[0];

/** Whether an address is the bare number of a space with a period, which Next.js answers with a redirect. */
export const asksForPeriod = (path, url) =>
  NUMBER_OF_SPACE.test(path) && new URLSearchParams(url.slice(path.length)).has("startDate");

/** Makes the function that tells whether the site in the folder `root` has anything at a path. */
export function knownAddresses(root) {
  const files = new Set(
    readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(root, "public").length))
      .map((file) => file.replaceAll("\\", "/")),
  );
  return (path) =>
    path === "/_next/image" ||
    PREFIXES.some((prefix) => path.startsWith(prefix)) ||
    (!NEEDLESS_ESCAPE.test(path) && (isPage(path) || routes.some((pattern) => pattern.test(path)))) ||
    files.has(decodeURIComponent(path));
}

/** Whether a path is that of a page of which one rendering serves everybody. */
export const isRenderedOnce = (path) => isPage(path) && !isRenderedPerRequest(path);

/** Whether what Next.js answers at a path depends on the query. Where it adds or removes a slash it keeps the query. */
export const dependsOnQuery = (path, url) =>
  isRenderedPerRequest(path) ||
  WITH_QUERY.test(path) ||
  asksForPeriod(path, url) ||
  (path !== "/" && path.endsWith("/"));

/**
 * The address without what nothing depends on: Next.js writes the whole address into the page that it renders, and
 * keeps it for everybody.
 */
export function withoutIdleQuery(url) {
  const path = pathOf(url);
  return dependsOnQuery(path, url) ? url : path;
}
