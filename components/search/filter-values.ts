import { EMPTY_PERIOD, type PeriodValue } from "@/components/search/period-value";
import { type Period, readPeriod } from "@/lib/domain/room-time/period";
import {
  CAPACITY_RANGES,
  type CapacityRange,
  maxPriceFromSlider,
  PRICE_SLIDER,
  SERVICES,
  type ServiceKey,
  SPACE_TYPES,
  type SpaceSort,
  type SpaceType,
} from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { laterOf } from "@/lib/domain/time/calendar-day";

export const MAX_PEOPLE = 999;

/** The fields of a search form, named like the parameters of the URL; "" for no choice. */
export interface FilterValues extends PeriodValue {
  type: SpaceType | "";
  /** Euros per day; the end of the slider means no limit. */
  maxPrice: number;
  /** The capacity range of a URL in the former format; replaced by a number of people. */
  capacity: CapacityRange | "";
  /** The minimum capacity, as typed. */
  people: string;
  services: ServiceKey[];
}

export const NO_FILTERS: FilterValues = {
  ...EMPTY_PERIOD,
  type: "",
  maxPrice: PRICE_SLIDER.max,
  capacity: "",
  people: "",
  services: [],
};

/** The form's values for a search. The defaults are full days and, for searches by the hour, 09:00 to 18:00. */
export function filterValuesOf({ request, filters }: SpaceSearch): FilterValues {
  return {
    startDate: request?.startDate ?? NO_FILTERS.startDate,
    endDate: request?.endDate ?? NO_FILTERS.endDate,
    isFullDay: request?.isFullDay ?? NO_FILTERS.isFullDay,
    startTime: request?.startTime ?? NO_FILTERS.startTime,
    endTime: request?.endTime ?? NO_FILTERS.endTime,
    type: filters.type ?? NO_FILTERS.type,
    maxPrice: filters.maxPrice ?? NO_FILTERS.maxPrice,
    capacity: filters.capacity ?? NO_FILTERS.capacity,
    people: filters.people === undefined ? NO_FILTERS.people : String(filters.people),
    services: [...(filters.services ?? NO_FILTERS.services)],
  };
}

const oneOf = <T extends string>(values: readonly T[], text: string): T | "" =>
  values.find((value) => value === text) ?? "";

export function filterValuesIn(data: FormData): FilterValues {
  const text = (name: keyof FilterValues) => String(data.get(name) ?? NO_FILTERS[name]);
  const services = data.getAll("services");
  return {
    startDate: text("startDate"),
    endDate: text("endDate"),
    isFullDay: data.has("isFullDay"),
    startTime: text("startTime"),
    endTime: text("endTime"),
    type: oneOf(SPACE_TYPES, text("type")),
    maxPrice: Number(text("maxPrice")),
    capacity: oneOf(CAPACITY_RANGES, text("capacity")),
    people: text("people"),
    services: SERVICES.filter((service) => services.includes(service)),
  };
}

/** The typed number of people; null for any number. */
export function peopleOf({ people }: Pick<FilterValues, "people">): number | null {
  const typed = Math.trunc(Number(people));
  return typed >= 1 ? Math.min(MAX_PEOPLE, typed) : null;
}

/** Hours apply to a single day. An end before the start is replaced by the start. Null until there is a first day. */
export function periodOf(value: PeriodValue): Period | null {
  const { startDate, endDate, isFullDay, startTime, endTime } = value;
  if (startDate === "") return null;
  const last = isFullDay ? laterOf(endDate || startDate, startDate) : startDate;
  return readPeriod({ startDate, endDate: last, isFullDay, startTime, endTime }).period;
}

export function searchFromFilters(values: FilterValues, sort: SpaceSort): SpaceSearch {
  const people = peopleOf(values);
  return {
    request: periodOf(values),
    filters: {
      type: values.type || undefined,
      maxPrice: maxPriceFromSlider(values.maxPrice),
      people: people ?? undefined,
      capacity: people === null ? values.capacity || undefined : undefined,
      services: values.services,
      sort,
    },
  };
}
