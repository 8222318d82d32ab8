import { languageOfPath, pathIn } from "@/lib/domain/language/language-paths";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { paths } from "@/lib/paths";
import type { Declaration } from "./declaration";
import { nextMidnight, nextMinute } from "./expiry";
import { roomCalendar, roomQuote } from "./room-time-declaration";
import { searchData, searchPage } from "./search-declaration";
import { embeddedTimetable, timetableData, timetablePage } from "./timetable-declaration";

/**
 * Every address whose response is the same for everybody, with what its cached copy depends on. All others are rendered
 * for each request.
 */

const HTML = "text/html";
const DAY_MS = 24 * 60 * 60_000;
/** The maximum age of the versions if nothing can be booked on the page. */
const SHORT_VERSION_AGE_MS = 100;
/** The id and name of a space, event or course in an address, such as "13-sala-salvia". */
const ITEM_SLUG = String.raw`\d{1,9}(?:-[a-z0-9-]{1,120})?`;
/** The page of a room by its id alone; it redirects if the query has a period (next.config.mjs). */
const BARE_SPACE_ID = /^\/spaces\/\d+$/;

type Declare = (path: string, params: URLSearchParams, now: Date) => Declaration | null;

interface Page {
  type?: string;
  status?: number;
  /**
   * Whether it offers booking or sign-up: versions are then read for each request, and a copy expires after a minute.
   */
  isBookable?: boolean;
  isFramable?: boolean;
}

/** A page that the server renders without the query; if the query matters, the browser reads it. */
const page =
  ({ type = HTML, status = 200, isBookable = false, isFramable = false }: Page = {}): Declare =>
  (path, _params, now) => ({
    address: path,
    route: path,
    status,
    type,
    parts: null,
    days: null,
    expiresAt: isBookable ? nextMinute(now) : nextMidnight(now),
    ifContains: null,
    maxVersionAgeMs: isBookable ? 0 : SHORT_VERSION_AGE_MS,
    staleIfErrorMs: DAY_MS,
    audience: "everybody",
    isPerLanguage: false,
    // Browsers must not store a 404: the page may exist later.
    cacheControl: status === 404 ? "no-store" : "no-cache",
    isFramable,
  });

const bookable = page({ isBookable: true });
const picture = page({ type: "image/png" });

/** The description of the API: 1.6 MB that only another version of the site changes. */
const apiDocument: Declare = (path, params, now) => {
  const declaration = page({ type: "application/json" })(path, params, now);
  return declaration && { ...declaration, parts: [], audience: "anonymous", cacheControl: "no-store" };
};

const detail: Declare = (path, params, now) =>
  BARE_SPACE_ID.test(path) && params.has("startDate") ? null : bookable(path, params, now);

/** By path without the language prefix; the first match counts. */
const CACHEABLE: readonly (readonly [path: string | RegExp, declare: Declare])[] = [
  [paths.home, page()],
  [paths.whereWeAre, page()],
  [paths.becomeMember, page()],
  [paths.cancellationPolicy, page()],
  [paths.privacy, page()],
  [paths.terms, page()],
  [paths.embed, page()],
  [paths.embeddedSearch, page({ isFramable: true })],
  [paths.events, bookable],
  [paths.courses, bookable],
  [paths.teachers, bookable],
  [paths.spaces, searchPage],
  [paths.timetable, timetablePage],
  ["/embed/timetable", embeddedTimetable],
  ["/api/timetable", timetableData],
  ["/api/spaces", searchData],
  ["/api/openapi.json", apiDocument],
  [/^\/api\/spaces\/[1-9]\d{0,8}\/availability$/, roomCalendar],
  [/^\/api\/spaces\/[1-9]\d{0,8}\/quote$/, roomQuote],
  [paths.eventsFeed, page({ type: "application/rss+xml" })],
  [paths.eventsCalendar, page({ type: "text/calendar" })],
  ["/sitemap.xml", page({ type: "application/xml" })],
  ["/og.png", picture],
  [new RegExp(`^/(?:spaces|events|courses|insegnanti)/${ITEM_SLUG}$`), detail],
  [new RegExp(`^/(?:spaces|events|courses)/${ITEM_SLUG}/og\\.png$`), picture],
  // What Next.js serves if there is no page (app/global-not-found.tsx).
  ["/_not-found", page({ status: 404 })],
];

/**
 * The declaration of the response at an address.
 * @param now determines when the response expires
 * @returns null for a response that is rendered for each request
 */
export function declarationOf(url: URL, now: Date): Declaration | null {
  const { language, path } = languageOfPath(url.pathname);
  const found = CACHEABLE.find(([pattern]) =>
    typeof pattern === "string" ? pattern === path : pattern.test(path),
  );
  const declaration = found?.[1](path, url.searchParams, now) ?? null;
  if (declaration === null || language === DEFAULT_LANGUAGE) return declaration;
  const address = pathIn(language, declaration.address);
  // API routes and other addresses without a language have no variant with one: "/en/api/spaces" does not exist.
  return address === declaration.address ? null : { ...declaration, address };
}
