import { formatCents } from "../money/money";
import { DAY_PARTS, dayPartOf } from "../room-time/day-parts";
import type { Period } from "../room-time/period";
import { listDays } from "../time/calendar-day";
import { formatDayRange } from "../time/day-format";
import {
  CAPACITY_LABELS,
  SERVICE_LABELS,
  SPACE_TYPE_LABELS,
  type SpaceFilters,
  type SpaceSort,
} from "./space-search";

/** What the list of spaces is asked for; all of it lives in the address. */
export interface SpaceSearch {
  /** The period that a space must be free for, or null. */
  request: Period | null;
  filters: SpaceFilters & { sort: SpaceSort };
}

/** A condition of a search as people see it, with the search that is left without it. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: SpaceSearch;
}

/** The period as parameters: `startDate=…&endDate=…&isFullDay=true`, with times for hours. */
export function periodParams(request: Period): URLSearchParams {
  const { startDate, endDate, isFullDay, startTime, endTime } = request;
  const params = new URLSearchParams({ startDate, endDate, isFullDay: String(isFullDay) });
  if (!isFullDay && startTime && endTime) {
    params.set("startTime", startTime);
    params.set("endTime", endTime);
  }
  return params;
}

/** The parameters of a search; what is at its default is left out, so that one search has one address. */
export function searchParamsOf({ request, filters }: SpaceSearch): URLSearchParams {
  const params = request === null ? new URLSearchParams() : periodParams(request);
  const { type, maxPrice, people, capacity, services = [], availableOnly, sort } = filters;
  if (type) params.set("type", type);
  if (maxPrice !== undefined) params.set("maxPrice", String(maxPrice));
  if (people !== undefined) params.set("people", String(people));
  if (capacity) params.set("capacity", capacity);
  if (services.length > 0) params.set("services", services.join(","));
  if (availableOnly) params.set("availableOnly", "true");
  if (sort !== "featured") params.set("sort", sort);
  return params;
}

/** "3 dicembre 2026, mattina", "5–11 dicembre 2026" or "3 dicembre 2026, 09:00–18:00". */
export function describePeriod(request: Period): string {
  const days = formatDayRange(request.startDate, request.endDate);
  const { isFullDay, startTime, endTime } = request;
  if (isFullDay || !startTime || !endTime) return days;
  const period = dayPartOf(startTime, endTime);
  return `${days}, ${period ? DAY_PARTS[period].label.toLowerCase() : `${startTime}–${endTime}`}`;
}

/** The most that the chosen period may cost in all, in cents: the limit of a day for each of its days. */
export function totalLimit(maxPrice: number, request: Pick<Period, "startDate" | "endDate">): number {
  return Math.round(maxPrice * 100) * listDays(request.startDate, request.endDate).length;
}

/** "fino a 45,00 € al giorno", or "fino a 135,00 € in tutto" once it is known for which days. */
export function priceLimitWords(
  maxPrice: number,
  request: Pick<Period, "startDate" | "endDate"> | null,
): string {
  return request === null
    ? `fino a ${formatCents(Math.round(maxPrice * 100))} al giorno`
    : `fino a ${formatCents(totalLimit(maxPrice, request))} in tutto`;
}

/** The conditions of a search, in the order of the filter panel; the order of the list is none. */
export function activeFilters(search: SpaceSearch): ActiveFilter[] {
  const { request, filters } = search;
  const { type, maxPrice, people, capacity, services = [], availableOnly } = filters;
  const without = (changed: Partial<SpaceFilters>): SpaceSearch => ({
    request,
    filters: { ...filters, ...changed },
  });
  const found: ActiveFilter[] = [];
  if (request) {
    found.push({ key: "period", label: describePeriod(request), without: { request: null, filters } });
  }
  if (type) {
    found.push({ key: "type", label: SPACE_TYPE_LABELS[type], without: without({ type: undefined }) });
  }
  if (maxPrice !== undefined) {
    const label = priceLimitWords(maxPrice, request);
    found.push({ key: "maxPrice", label, without: without({ maxPrice: undefined }) });
  }
  if (people !== undefined) {
    const label = people === 1 ? "almeno 1 persona" : `almeno ${people} persone`;
    found.push({ key: "people", label, without: without({ people: undefined }) });
  }
  if (capacity) {
    found.push({
      key: "capacity",
      label: CAPACITY_LABELS[capacity],
      without: without({ capacity: undefined }),
    });
  }
  for (const service of services) {
    const others = services.filter((other) => other !== service);
    found.push({ key: service, label: SERVICE_LABELS[service], without: without({ services: others }) });
  }
  if (availableOnly) {
    found.push({
      key: "availableOnly",
      label: "Solo disponibili",
      without: without({ availableOnly: undefined }),
    });
  }
  return found;
}
