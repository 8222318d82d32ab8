import type { BookingRequest } from "@/lib/domain/period/booking-request";
import { DEFAULT_HOURS } from "@/lib/domain/period/periods";
import {
  type CapacityRange,
  maxPriceFromSlider,
  PRICE_SLIDER,
  type ServiceKey,
  type SpaceSort,
  type SpaceType,
} from "@/lib/domain/space/space-search";
import type { SpaceSearch } from "@/lib/domain/space/space-search-url";
import { type CalendarDay, laterOf, type WallTime } from "@/lib/domain/time/calendar-day";

/** When a space is needed, as form fields hold it; null is no day chosen. */
export interface FilterPeriod {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  isFullDay: boolean;
  startTime: WallTime;
  endTime: WallTime;
}

/** The fields of the filter panel as a form holds them; "" is no choice. */
export interface FilterValues {
  period: FilterPeriod;
  type: SpaceType | "";
  /** Euros a day; at the end of the slider there is no limit. */
  maxPrice: number;
  capacity: CapacityRange | "";
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
    services: filters.services ?? [],
  };
}

/** Hours belong to one day; an end before the start is the start. */
function requestOf({
  startDate,
  endDate,
  isFullDay,
  startTime,
  endTime,
}: FilterPeriod): BookingRequest | null {
  if (startDate === null) return null;
  if (!isFullDay) return { startDate, endDate: startDate, isFullDay, startTime, endTime };
  return {
    startDate,
    endDate: laterOf(endDate ?? startDate, startDate),
    isFullDay,
    startTime: null,
    endTime: null,
  };
}

/** The search that the panel asks for. */
export function searchFromFilters(values: FilterValues, sort: SpaceSort): SpaceSearch {
  const { period, type, maxPrice, capacity, services } = values;
  return {
    request: requestOf(period),
    filters: {
      type: type || undefined,
      maxPrice: maxPriceFromSlider(maxPrice),
      capacity: capacity || undefined,
      services,
      sort,
    },
  };
}
