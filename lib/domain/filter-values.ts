import { laterOf } from "./calendar-day";
import { DEFAULT_HOURS } from "./periods";
import {
  type CapacityRange,
  maxPriceFromSlider,
  PRICE_SLIDER,
  type ServiceKey,
  type SpaceSort,
  type SpaceType,
} from "./space-search";
import type { SpaceSearch } from "./space-search-url";

/** The fields of the filter panel as a form holds them; "" is no choice. */
export interface FilterValues {
  startDate: string;
  endDate: string;
  isFullDay: boolean;
  startTime: string;
  endTime: string;
  type: SpaceType | "";
  /** Euros a day; at the end of the slider there is no limit. */
  maxPrice: number;
  capacity: CapacityRange | "";
  services: readonly ServiceKey[];
}

/** What the panel shows for a search. Full days are the default, 09:00 to 18:00 those of the hourly mode. */
export function filterValuesOf({ request, filters }: SpaceSearch): FilterValues {
  return {
    startDate: request?.startDate ?? "",
    endDate: request?.endDate ?? "",
    isFullDay: request?.isFullDay ?? true,
    startTime: request?.startTime ?? DEFAULT_HOURS.startTime,
    endTime: request?.endTime ?? DEFAULT_HOURS.endTime,
    type: filters.type ?? "",
    maxPrice: filters.maxPrice ?? PRICE_SLIDER.max,
    capacity: filters.capacity ?? "",
    services: filters.services ?? [],
  };
}

/** The search that the panel asks for. Hours belong to one day; an end before the start is the start. */
export function searchFromFilters(values: FilterValues, sort: SpaceSort): SpaceSearch {
  const { startDate, endDate, isFullDay, startTime, endTime, type, maxPrice, capacity, services } = values;
  const isByHours = !isFullDay;
  const request =
    startDate === ""
      ? null
      : {
          startDate,
          endDate: isByHours ? startDate : laterOf(endDate || startDate, startDate),
          isFullDay,
          startTime: isByHours ? startTime : null,
          endTime: isByHours ? endTime : null,
        };
  return {
    request,
    filters: {
      type: type || undefined,
      maxPrice: maxPriceFromSlider(maxPrice),
      capacity: capacity || undefined,
      services,
      sort,
    },
  };
}
