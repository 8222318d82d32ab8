import { dayPriceCents, type SpaceRates } from "../room-time/pricing";

/** Filters and sort order of the list of spaces (docs/rules.md). */

export const SPACE_TYPES = ["therapy", "yoga", "workshop", "meeting"] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

export const CAPACITY_RANGES = ["1-5", "6-10", "11-20", "20+"] as const;
export type CapacityRange = (typeof CAPACITY_RANGES)[number];

export const SERVICES = ["soundSystem", "storage", "yogaMats", "airConditioning"] as const;
export type ServiceKey = (typeof SERVICES)[number];

export const SPACE_SORTS = ["featured", "price-low", "price-high", "capacity"] as const;
export type SpaceSort = (typeof SPACE_SORTS)[number];

/** Euros per day; the maximum of the slider means no limit. */
export const PRICE_SLIDER = { min: 0, max: 100, step: 5 } as const;

/** The filter for a value of the slider: undefined at its maximum. */
export function maxPriceFromSlider(value: number): number | undefined {
  return value >= PRICE_SLIDER.max ? undefined : value;
}

const CAPACITY_BOUNDS: Record<CapacityRange, { min: number; max: number }> = {
  "1-5": { min: 1, max: 5 },
  "6-10": { min: 6, max: 10 },
  "11-20": { min: 11, max: 20 },
  "20+": { min: 20, max: Number.POSITIVE_INFINITY },
};

export interface SpaceFilters {
  type?: SpaceType | undefined;
  /** Euros per day. */
  maxPrice?: number | undefined;
  /** The minimum capacity. */
  people?: number | undefined;
  capacity?: CapacityRange | undefined;
  /** All of them are required. */
  services?: readonly ServiceKey[] | undefined;
  availableOnly?: boolean | undefined;
}

export interface SearchableSpace extends SpaceRates {
  id: number;
  type: SpaceType;
  capacity: number;
  features: Partial<Record<ServiceKey, boolean>>;
  isPopular: boolean;
  isNew: boolean;
  isAvailable: boolean;
}

/** The spaces that pass all filters, in the requested order; ties are ordered by id. */
export function searchSpaces<T extends SearchableSpace>(
  spaces: readonly T[],
  filters: SpaceFilters,
  sort: SpaceSort = "featured",
): T[] {
  return spaces.filter((space) => passes(space, filters)).sort((a, b) => ORDERS[sort](a, b) || a.id - b.id);
}

function passes(space: SearchableSpace, filters: SpaceFilters): boolean {
  const { type, maxPrice, people, capacity, services = [], availableOnly } = filters;
  if (people !== undefined && space.capacity < people) return false;
  if (type && space.type !== type) return false;
  if (maxPrice !== undefined && !costsAtMost(space, maxPrice)) return false;
  if (capacity && !holds(space, capacity)) return false;
  if (availableOnly && !space.isAvailable) return false;
  return services.every((service) => space.features[service] === true);
}

/** The price of a space on request is unknown, so it never passes a price limit. */
function costsAtMost(space: SearchableSpace, euros: number): boolean {
  const price = dayPriceCents(space);
  return price !== null && price <= euros * 100;
}

function holds(space: SearchableSpace, range: CapacityRange): boolean {
  const { min, max } = CAPACITY_BOUNDS[range];
  return space.capacity >= min && space.capacity <= max;
}

type Order = (a: SearchableSpace, b: SearchableSpace) => number;

/** By day price, ascending for `sign` 1 and descending for -1; spaces on request come last in both orders. */
function byDayPrice(sign: 1 | -1): Order {
  return (a, b) => {
    const priceA = dayPriceCents(a);
    const priceB = dayPriceCents(b);
    if (priceA === null || priceB === null) return Number(priceA === null) - Number(priceB === null);
    return sign * (priceA - priceB);
  };
}

const ORDERS: Record<SpaceSort, Order> = {
  featured: (a, b) => Number(b.isPopular) - Number(a.isPopular) || Number(b.isNew) - Number(a.isNew),
  "price-low": byDayPrice(1),
  "price-high": byDayPrice(-1),
  capacity: (a, b) => b.capacity - a.capacity,
};
