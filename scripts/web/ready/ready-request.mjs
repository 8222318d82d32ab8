/**
 * Which requests have an answer that is the same for everybody, under which key it is kept, and what it is made of: what
 * has to be unchanged for a kept answer to be shown again.
 */
import { asksForPeriod, NOWHERE } from "../addresses.mjs";
import { isPartRequest } from "../framework-headers.mjs";
import { normalSearch } from "./search-query.mjs";

const SPACES = "/spaces";
const API_SPACES = "/api/spaces";

const HTML = "text/html";
/** Pages on which nothing is sold, whose versions may be a moment old, by the type that their answer has. */
const NOTHING_SOLD = new Map([
  ["/", HTML],
  ["/dove-siamo", HTML],
  ["/embed", HTML],
  ["/embed/search", HTML],
  ["/legal/cancellation-policy", HTML],
  ["/legal/privacy-policy", HTML],
  ["/legal/terms-conditions", HTML],
  ["/sitemap.xml", "application/xml"],
  ["/events/feed.xml", "application/rss+xml"],
  ["/events/calendar.ics", "text/calendar"],
]);
/** Pages that show places or what is bookable. */
const SOLD = new Set(["/events", "/courses"]);
/** Pages of one thing, named by its number and name. */
const DETAIL = /^\/(spaces|events|courses)\/\d{1,9}(-[a-z0-9-]{1,120})?$/;
/** Whether the caller says who she is; then the API answers her alone. */
const isSomebody = ({ authorization, cookie }) => authorization !== undefined || cookie !== undefined;

/** What is kept of a page of which nothing in the query is part: scripts read that in the browser. */
const pageAt = (path, type, { isSold = false, status = 200 } = {}) => ({
  store: "pages",
  key: path,
  url: path,
  status,
  type,
  days: null,
  nearDays: null,
  parts: null,
  isSold,
  standsIn: true,
});

/** The page for unknown addresses. */
export const nowhere = pageAt(NOWHERE, HTML, { status: 404 });

function pageOf(path, url) {
  if (path === NOWHERE) return nowhere;
  const type = NOTHING_SOLD.get(path);
  if (type !== undefined) return pageAt(path, type);
  if ((!SOLD.has(path) && !DETAIL.test(path)) || asksForPeriod(path, url)) return null;
  return pageAt(path, HTML, { isSold: true });
}

function searchOf(path, query, headers) {
  const isPage = path === SPACES;
  if (!isPage && isSomebody(headers)) return null;
  const search = normalSearch(query, { isPage });
  if (search === null) return null;
  const url = search.query === "" ? path : `${path}?${search.query}`;
  return {
    store: isPage ? "searches" : "data",
    key: url,
    url,
    status: 200,
    type: isPage ? HTML : "application/json",
    days: search.days,
    nearDays: search.nearDays,
    parts: ["spaces", "settings"],
    isSold: true,
    standsIn: false,
  };
}

/**
 * @returns {null | {
 *   store: "pages" | "searches" | "data", key: string, url: string, status: number, type: string,
 *   days: Days | null, nearDays: Days | null, parts: string[] | null, isSold: boolean, standsIn: boolean
 * }} `url` is the address to render; `status` and `type` (of content) what an answer has that is kept; `parts` of the
 * catalogue that it shows, null for all; `days` whose bookings it shows; `nearDays` whose bookings it shows if it says so
 * itself; `standsIn` whether an old copy may be shown while the database is gone
 * @typedef {import("./search-query.mjs").Days} Days
 */
export function readyRequest(request) {
  const { method, url, headers } = request;
  if ((method !== "GET" && method !== "HEAD") || isPartRequest(request)) return null;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (path === SPACES || path === API_SPACES) return searchOf(path, at < 0 ? "" : url.slice(at + 1), headers);
  return pageOf(path, url);
}
