import { NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { NEAR_DAYS_ATTRIBUTE } from "@/lib/domain/search/near-days-attribute";
import { type SpaceSearch, searchParamsOf } from "@/lib/domain/search/space-search-url";
import { addDays } from "@/lib/domain/time/dates";
import { spaceSearchQuerySchema } from "@/lib/schemas/search/space-search";
import { type PageQuery, parseSpaceSearch } from "@/lib/schemas/search/space-search-params";
import type { Declaration } from "./declaration";
import { nextMidnight, searchExpiry } from "./expiry";

/**
 * Room searches, which depend on the catalogue and on the occupied time of the requested days. Queries that the schema
 * parses to the same search share one address, and so one copy.
 */

const searchOf = (address: string, search: SpaceSearch, now: Date) => {
  const query = searchParamsOf(search).toString();
  const days = search.request && { from: search.request.startDate, to: search.request.endDate };
  return {
    address: query === "" ? address : `${address}?${query}`,
    route: address,
    status: 200,
    parts: ["spaces", "settings", "site"],
    days,
    expiresAt: days ? searchExpiry(days.from, now) : nextMidnight(now),
    maxVersionAgeMs: 0,
    staleIfErrorMs: 0,
    isFramable: false,
  };
};

/** The query as Next.js passes it to a page. */
function pageQuery(params: URLSearchParams): PageQuery {
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

/**
 * The search page. Cached only if the whole query is valid: otherwise it shows notes about ignored parts, or redirects.
 */
export function searchPage(path: string, params: URLSearchParams, now: Date): Declaration | null {
  const { search, notes } = parseSpaceSearch(pageQuery(params));
  if (notes.length > 0 || params.has("space")) return null;
  const declared = searchOf(path, search, now);
  const near = declared.days && {
    from: addDays(declared.days.from, -NEAR_DAYS),
    to: addDays(declared.days.to, NEAR_DAYS),
  };
  return {
    ...declared,
    type: "text/html",
    ifContains: near && { text: NEAR_DAYS_ATTRIBUTE, days: near, expiresAt: searchExpiry(near.from, now) },
    audience: "everybody",
    isPerLanguage: false,
    cacheControl: "no-cache",
  };
}

/** The same search by the API, for callers without a session. Invalid queries return 400 and are not cached. */
export function searchData(path: string, params: URLSearchParams, now: Date): Declaration | null {
  const sent = [...params].filter(([, value]) => value !== "");
  const parsed = spaceSearchQuerySchema.safeParse(Object.fromEntries(sent));
  if (!parsed.success) return null;
  const { request, filters } = parsed.data;
  return {
    ...searchOf(path, { request, filters }, now),
    type: "application/json",
    ifContains: null,
    audience: "anonymous",
    isPerLanguage: true,
    cacheControl: "no-store",
  };
}
