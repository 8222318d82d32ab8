/**
 * Which requests have an answer that is the same for everybody, under which key it is kept, and what it is made of: what
 * has to be unchanged for a kept answer to be shown again.
 */
import { normalSearch } from "./search-query.mjs";

const SPACES = "/spaces";
const API_SPACES = "/api/spaces";

/** Pages on which nothing is sold, whose versions may be a moment old. */
const NOTHING_SOLD = new Set([
  "/",
  "/embed",
  "/embed/search",
  "/legal/cancellation-policy",
  "/legal/privacy-policy",
  "/legal/terms-conditions",
  "/sitemap.xml",
  "/events/feed.xml",
  "/events/calendar.ics",
]);
/** Pages that show places or what is bookable. */
const SOLD = new Set(["/events", "/courses"]);
/** Pages of one thing, named by its number and name. */
const DETAIL = /^\/(spaces|events|courses)\/\d{1,9}(-[a-z0-9-]{1,120})?$/;
/** Requests of Next.js's own scripts for parts of a page. */
const PART_HEADERS = ["rsc", "next-action", "next-router-prefetch", "next-router-state-tree"];

const isPart = (headers) => PART_HEADERS.some((name) => headers[name] !== undefined);

/** Whether the caller says who she is; then the API answers her alone. */
const isSomebody = ({ authorization, cookie }) => authorization !== undefined || cookie !== undefined;

function pageOf(path, url) {
  const isSold = SOLD.has(path) || DETAIL.test(path);
  if (!isSold && !NOTHING_SOLD.has(path)) return null;
  // Nothing in the query of such a page changes it; scripts read it in the browser, and redirects keep it.
  return { store: "pages", key: path, url, days: null, nearDays: null, parts: null, isSold, standsIn: true };
}

function searchOf(path, query, headers) {
  const isPage = path === SPACES;
  if (!isPage && isSomebody(headers)) return null;
  const search = normalSearch(query, { isPage });
  if (search === null) return null;
  const url = search.query === "" ? path : `${path}?${search.query}`;
  const store = isPage ? "searches" : "data";
  return {
    store,
    key: url,
    url,
    days: search.days,
    nearDays: search.nearDays,
    parts: ["spaces", "settings"],
    isSold: true,
    standsIn: false,
  };
}

/**
 * @returns {null | {
 *   store: "pages" | "searches" | "data", key: string, url: string,
 *   days: Days | null, nearDays: Days | null, parts: string[] | null, isSold: boolean, standsIn: boolean
 * }} `url` is the address to render; `parts` of the catalogue that it shows, null for all; `days` whose bookings it
 * shows; `nearDays` whose bookings it shows if it says so itself; `standsIn` whether an old copy may be shown while the
 * database is gone
 * @typedef {import("./search-query.mjs").Days} Days
 */
export function readyRequest({ method, url, headers }) {
  if (method !== "GET" && method !== "HEAD") return null;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (isPart(headers)) return null;
  if (path === SPACES || path === API_SPACES) return searchOf(path, at < 0 ? "" : url.slice(at + 1), headers);
  return pageOf(path, url);
}
