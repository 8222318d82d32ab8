import { availabilityDays } from "@/lib/domain/room-time/availability-windows";
import { periodParams } from "@/lib/domain/search/space-search-url";
import { countDays, dayOf } from "@/lib/domain/time/dates";
import {
  availabilityQuerySchema,
  MAX_AVAILABILITY_DAYS,
  quoteQuerySchema,
} from "@/lib/schemas/search/space-search";
import { type DayRange, type Declaration, nonEmptyParams } from "./declaration";
import { searchExpiry } from "./expiry";

/**
 * A room's calendar and the quote of a period, for callers without a session. They depend on the room's occupied time
 * on the days shown, and on the rooms and rules of the centre. Equivalent queries share a copy. Not cached: invalid
 * queries, queries for moving a booking, quotes with extras, whose stock is shared by all rooms, and quotes with promo
 * codes.
 */

/**
 * Reasons name courses, events and closures; the site's cancellation policy determines until when canceling is free.
 */
const PARTS = ["spaces", "settings", "site", "courses", "events", "closures"];

const declare = (
  { address, route }: Pick<Declaration, "address" | "route">,
  days: DayRange,
  now: Date,
): Declaration => ({
  address,
  route,
  status: 200,
  type: "application/json",
  parts: PARTS,
  days,
  expiresAt: searchExpiry(days.from, now),
  ifContains: null,
  maxVersionAgeMs: 0,
  staleIfErrorMs: 0,
  audience: "anonymous",
  isPerLanguage: true,
  cacheControl: "no-store",
  isFramable: false,
});

/** The room in "/api/spaces/14/…". */
const roomOf = (path: string): number => Number(path.split("/")[3]);

export function roomCalendar(path: string, params: URLSearchParams, now: Date): Declaration | null {
  const { data } = availabilityQuerySchema.safeParse(nonEmptyParams(params));
  if (data === undefined || data.bookingId !== undefined) return null;
  const { startDate, endDate } = availabilityDays(data, dayOf(now));
  if (endDate < startDate || countDays(startDate, endDate) > MAX_AVAILABILITY_DAYS) return null;
  const address = `${path}?startDate=${startDate}&endDate=${endDate}`;
  const days = { from: startDate, to: endDate, room: roomOf(path) };
  return declare({ address, route: "/api/spaces/{id}/availability" }, days, now);
}

export function roomQuote(path: string, params: URLSearchParams, now: Date): Declaration | null {
  const { data } = quoteQuerySchema.safeParse(nonEmptyParams(params));
  if (data === undefined || data.bookingId !== undefined || data.extras.length > 0) return null;
  if (data.promoCode !== null) return null;
  const { startDate, endDate } = data.period;
  const address = `${path}?${periodParams(data.period)}`;
  const days = { from: startDate, to: endDate, room: roomOf(path) };
  return declare({ address, route: "/api/spaces/{id}/quote" }, days, now);
}
