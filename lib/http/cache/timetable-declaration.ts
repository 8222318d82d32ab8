import { dayOf } from "@/lib/domain/time/dates";
import { pathWithQuery } from "@/lib/paths";
import { timetableFilterSchema, timetableQuerySchema } from "@/lib/schemas/catalogue/timetable";
import { type Declaration, nonEmptyParams } from "./declaration";
import { nextMinute } from "./expiry";

/**
 * The timetable, as a page and as data. It names rooms, courses, events, teachers, closures and free seats, and
 * therefore depends on all parts. Equivalent queries share a copy; responses to invalid queries are not cached.
 */

const addressOf = (path: string, query: Readonly<Record<string, string | number | undefined>>): string =>
  pathWithQuery(
    path,
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value?.toString()])),
  );

const declare = (
  { address, route }: Pick<Declaration, "address" | "route">,
  how: Pick<Declaration, "type" | "audience" | "isPerLanguage" | "cacheControl" | "isFramable">,
  now: Date,
): Declaration => ({
  ...{ address, route, status: 200, parts: null, days: null, ifContains: null },
  ...how,
  expiresAt: nextMinute(now),
  maxVersionAgeMs: 0,
  staleIfErrorMs: 0,
});

const page =
  (isFramable: boolean) =>
  (path: string, params: URLSearchParams, now: Date): Declaration | null => {
    const { data } = timetableFilterSchema.safeParse(nonEmptyParams(params));
    if (data === undefined) return null;
    const { from, teacherId, spaceId } = data;
    const address = addressOf(path, { from, teacherId, spaceId });
    const how = {
      type: "text/html",
      audience: "everybody",
      isPerLanguage: false,
      cacheControl: "no-cache",
    } as const;
    return declare({ address, route: path }, { ...how, isFramable }, now);
  };

export const timetablePage = page(false);
export const embeddedTimetable = page(true);

export function timetableData(path: string, params: URLSearchParams, now: Date): Declaration | null {
  const { data } = timetableQuerySchema.safeParse(nonEmptyParams(params));
  if (data === undefined) return null;
  const { from = dayOf(now), days, teacherId, spaceId } = data;
  const address = addressOf(path, { from, days, teacherId, spaceId });
  const how = {
    type: "application/json",
    audience: "anonymous",
    isPerLanguage: true,
    cacheControl: "no-store",
  } as const;
  return declare({ address, route: path }, { ...how, isFramable: false }, now);
}
