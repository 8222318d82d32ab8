import type { Translations } from "../language/translations";
import type { BookableSpace, BookingCheck } from "../room-time/booking-check";
import type { Span } from "../room-time/busy-spans";
import type { Period } from "../room-time/period";
import type { Quote, SpaceRates } from "../room-time/pricing";

export const ALTERNATIVE_KINDS = ["period", "space", "day"] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** How many days before and after the requested period are tried. */
export const NEAR_DAYS = 14;
export interface AlternativeSpace extends BookableSpace, SpaceRates {
  id: number;
  slug: string;
  name: string;
  translations?: Translations;
  type: string;
  capacity: number;
  /** The rooms that form this room. */
  partIds?: readonly number[];
}

/** A room with its availability check for the days that are tried. */
export interface AlternativeRoom {
  space: AlternativeSpace;
  check: (period: Period) => BookingCheck;
}

export interface AlternativesQuestion {
  /** The requested room; its check covers `NEAR_DAYS` before and after the requested period. */
  room: AlternativeRoom;
  /** All rooms; their checks cover the requested days. */
  others: readonly AlternativeRoom[];
  requested: Period;
  attendees: number;
  /** The other dates of the same series, which an alternative must not overlap. */
  otherDates?: readonly Span[];
  price?: (space: SpaceRates, period: Period) => Quote;
}
