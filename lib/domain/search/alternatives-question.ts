import type { BookableSpace, BookingCheck } from "../room-time/booking-check";
import type { Span } from "../room-time/busy-spans";
import type { Period } from "../room-time/period";
import type { Quote, SpaceRates } from "../room-time/pricing";

/** What is asked when alternatives to a period are wanted. */

export const ALTERNATIVE_KINDS = ["period", "space", "day"] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** How many days before and after the wish are tried. */
export const NEAR_DAYS = 14;
export interface AlternativeSpace extends BookableSpace, SpaceRates {
  id: number;
  name: string;
  type: string;
  capacity: number;
}

/** A room and its check, over the days that are looked at. */
export interface AlternativeRoom {
  space: AlternativeSpace;
  check: (period: Period) => BookingCheck;
}

export interface AlternativesQuestion {
  /** The room of the wish, with what is taken `NEAR_DAYS` before and after. */
  room: AlternativeRoom;
  /** The others, with what is taken on the days of the wish. */
  others: readonly AlternativeRoom[];
  wish: Period;
  attendees: number;
  /** The other dates of the same wish: none of them may be met. */
  otherDates?: readonly Span[];
  price?: (space: SpaceRates, period: Period) => Quote;
}
