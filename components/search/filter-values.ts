import type { PeriodValue } from "@/components/search/period-value";
import { DEFAULT_HOURS } from "@/lib/domain/room-time/day-parts";
import { type Period, readPeriod } from "@/lib/domain/room-time/period";
import {
  type CapacityRange,
  maxPriceFromSlider,
  PRICE_SLIDER,
  type ServiceKey,
  type SpaceSort,
  type SpaceType,
} from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { laterOf } from "@/lib/domain/time/calendar-day";

/** The most people that can be asked for. */
export const MOST_PEOPLE = 999;

/** The fields of the filter panel as a form holds them; "" is no choice. */
export interface FilterValues {
  period: PeriodValue;
  type: SpaceType | "";
  /** Euros a day; at the end of the slider there is no limit. */
  maxPrice: number;
  /** The range of an old address; a number of people takes its place. */
  capacity: CapacityRange | "";
  /** Rooms for at least so many; null for any. */
  people: number | null;
  services: readonly ServiceKey[];
}

/** What the panel shows for a search. Full days are the default, 09:00 to 18:00 those of the hourly mode. */
export function filterValuesOf({ request, filters }: SpaceSearch): FilterValues {
  return {
    period: {
      startDate: request?.startDate ?? null,
      endDate: request?.endDate ?? null,
      isFullDay: request?.isFullDay ?? true,
      startTime: request?.startTime ?? DEFAULT_HOURS.startTime,
      endTime: request?.endTime ?? DEFAULT_HOURS.endTime,
    },
    type: filters.type ?? "",
    maxPrice: filters.maxPrice ?? PRICE_SLIDER.max,
    capacity: filters.capacity ?? "",
    people: filters.people ?? null,
    services: filters.services ?? [],
  };
}

/** Hours belong to one day; an end before the start is the start. */
export function periodOf(value: PeriodValue): Period | null {
  const { startDate, endDate, isFullDay } = value;
  if (startDate === null) return null;
  const last = isFullDay ? laterOf(endDate ?? startDate, startDate) : startDate;
  return readPeriod({ ...value, endDate: last }).period;
}

/** The search that the panel asks for. */
export function searchFromFilters(values: FilterValues, sort: SpaceSort): SpaceSearch {
  const { period, type, maxPrice, capacity, people, services } = values;
  return {
    request: periodOf(period),
    filters: {
      type: type || undefined,
      maxPrice: maxPriceFromSlider(maxPrice),
      people: people ?? undefined,
      capacity: people === null ? capacity || undefined : undefined,
      services,
      sort,
    },
  };
}
