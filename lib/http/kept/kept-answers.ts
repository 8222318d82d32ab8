import { paths } from "@/lib/paths";
import type { Declaration } from "./declaration";
import { nextMidnight, nextMinute } from "./ends";
import { roomCalendar, roomQuote } from "./room-time-declaration";
import { searchData, searchPage } from "./search-declaration";

/**
 * Every address whose answer is the same for everybody, with what its kept copy depends on. All others are rendered for
 * each request.
 */

const HTML = "text/html";
const DAY_MS = 24 * 60 * 60_000;
/** How old the versions may be where nothing is sold. */
const MOMENT_MS = 100;
/** An entry of the catalogue, by its id and name, such as "13-sala-salvia". */
const THING = String.raw`\d{1,9}(?:-[a-z0-9-]{1,120})?`;
/** A room by its bare id: with a period in the query it redirects to the page of the room (next.config.mjs). */
const NUMBER_OF_SPACE = /^\/spaces\/\d+$/;

type Declare = (path: string, params: URLSearchParams, now: Date) => Declaration | null;

interface Page {
  type?: string;
  status?: number;
  /**
   * Whether it can be booked or signed up for there: versions are then read for each request, and a copy lasts a
   * minute.
   */
  isSold?: boolean;
  isFramable?: boolean;
}

/** A page that the server renders without the query; where the query matters, the browser reads it. */
const page =
  ({ type = HTML, status = 200, isSold = false, isFramable = false }: Page = {}): Declare =>
  (path, _params, now) => ({
    address: path,
    route: path,
    status,
    type,
    parts: null,
    days: null,
    ends: isSold ? nextMinute(now) : nextMidnight(now),
    ifMarked: null,
    slackMs: isSold ? 0 : MOMENT_MS,
    standInMs: DAY_MS,
    audience: "everybody",
    // Browsers keep no 404: the page may exist later.
    holder: status === 404 ? "nobody" : "browser",
    isFramable,
  });

const sold = page({ isSold: true });
const picture = page({ type: "image/png" });

const detail: Declare = (path, params, now) =>
  NUMBER_OF_SPACE.test(path) && params.has("startDate") ? null : sold(path, params, now);

/** By path; the first match counts. */
const KEPT: readonly (readonly [path: string | RegExp, declare: Declare])[] = [
  [paths.home, page()],
  [paths.whereWeAre, page()],
  [paths.cancellationPolicy, page()],
  [paths.privacy, page()],
  [paths.terms, page()],
  [paths.embed, page()],
  [paths.embeddedSearch, page({ isFramable: true })],
  [paths.events, sold],
  [paths.courses, sold],
  [paths.spaces, searchPage],
  ["/api/spaces", searchData],
  [/^\/api\/spaces\/[1-9]\d{0,8}\/availability$/, roomCalendar],
  [/^\/api\/spaces\/[1-9]\d{0,8}\/quote$/, roomQuote],
  [paths.eventsFeed, page({ type: "application/rss+xml" })],
  [paths.eventsCalendar, page({ type: "text/calendar" })],
  ["/sitemap.xml", page({ type: "application/xml" })],
  ["/og.png", picture],
  [new RegExp(`^/(?:spaces|events|courses)/${THING}$`), detail],
  [new RegExp(`^/(?:spaces|events|courses)/${THING}/og\\.png$`), picture],
  // What Next.js answers where there is no page (app/global-not-found.tsx).
  ["/_not-found", page({ status: 404 })],
];

/**
 * What is declared of the answer at an address.
 * @param now decides until when the answer holds
 * @returns null for an answer that is made for each request
 */
export function declarationOf(url: URL, now: Date): Declaration | null {
  const { pathname } = url;
  const found = KEPT.find(([path]) => (typeof path === "string" ? path === pathname : path.test(pathname)));
  return found?.[1](pathname, url.searchParams, now) ?? null;
}
