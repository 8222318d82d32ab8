import { centsIn, daysIn, text, textIn } from "../language/text";
import { dayPartOf } from "../room-time/day-parts";
import type { Period } from "../room-time/period";
import { listDays } from "../time/calendar-day";
import type { SpaceFilters, SpaceSort } from "./space-search";

/** A search of the list of spaces, fully represented in its address. */
export interface SpaceSearch {
  /** The period in which a space must be available, or null. */
  request: Period | null;
  filters: SpaceFilters & { sort: SpaceSort };
}

/** A condition of a search, and the search without that condition. */
interface ActiveFilter {
  key: string;
  /** A translatable text. */
  label: string;
  without: SpaceSearch;
}

/** The query parameters of a period: `startDate=…&endDate=…&isFullDay=true`, with times for hours. */
export function periodParams(request: Period): URLSearchParams {
  const { startDate, endDate, isFullDay, startTime, endTime } = request;
  const params = new URLSearchParams({ startDate, endDate, isFullDay: String(isFullDay) });
  if (!isFullDay && startTime && endTime) {
    params.set("startTime", startTime);
    params.set("endTime", endTime);
  }
  return params;
}

/** The query parameters of a search; defaults are omitted, so that each search has one address. */
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

/** "3 dicembre 2026, mattina", "5–11 dicembre 2026" or "3 dicembre 2026, 09:00–18:00" */
export function describePeriod(request: Period): string {
  const days = daysIn(request.startDate, request.endDate);
  const { isFullDay, startTime, endTime } = request;
  if (isFullDay || !startTime || !endTime) return text("bookingWords.days", { days });
  const part = dayPartOf(startTime, endTime);
  const hours = part ? textIn(text(`bookingWords.within.${part}`)) : `${startTime}–${endTime}`;
  return text("bookingWords.daysAndHours", { days, hours });
}

/** The price limit of the whole period in cents: the daily limit times the number of days. */
export function totalLimit(maxPrice: number, request: Pick<Period, "startDate" | "endDate">): number {
  return Math.round(maxPrice * 100) * listDays(request.startDate, request.endDate).length;
}

/** "fino a 45,00 € al giorno", or "fino a 135,00 € in tutto" once the days are known. */
export function formatPriceLimit(
  maxPrice: number,
  request: Pick<Period, "startDate" | "endDate"> | null,
): string {
  return request === null
    ? text("searchForm.dailyLimit", { amount: centsIn(Math.round(maxPrice * 100)) })
    : text("searchForm.totalLimit", { amount: centsIn(totalLimit(maxPrice, request)) });
}

/** The conditions of a search, in the order of the filter panel; the sort order is not a condition. */
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
    found.push({
      key: "type",
      label: text(`searchForm.types.${type}`),
      without: without({ type: undefined }),
    });
  }
  if (maxPrice !== undefined) {
    const label = formatPriceLimit(maxPrice, request);
    found.push({ key: "maxPrice", label, without: without({ maxPrice: undefined }) });
  }
  if (people !== undefined) {
    const label = text("search.atLeast", { count: people });
    found.push({ key: "people", label, without: without({ people: undefined }) });
  }
  if (capacity) {
    found.push({
      key: "capacity",
      label: text(`search.capacity.${capacity === "20+" ? "20-more" : capacity}`),
      without: without({ capacity: undefined }),
    });
  }
  for (const service of services) {
    const others = services.filter((other) => other !== service);
    found.push({
      key: service,
      label: text(`searchForm.service.${service}`),
      without: without({ services: others }),
    });
  }
  if (availableOnly) {
    found.push({
      key: "availableOnly",
      label: text("search.availableOnly"),
      without: without({ availableOnly: undefined }),
    });
  }
  return found;
}
