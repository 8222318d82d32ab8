import { type Quote, quotePrice, type SpaceRates } from "../money/pricing";
import { isRefusal, type OpeningRules, resolvePeriod } from "../space/availability";
import type { BookingRequest } from "./booking-request";

/**
 * The price of a period in a space, for lists: of the period as it would be booked, cut to the opening
 * hours. Says nothing of whether it is free.
 */
export function quoteRequest(space: OpeningRules & SpaceRates, request: BookingRequest): Quote {
  const period = resolvePeriod(space, request);
  return quotePrice(space, isRefusal(period) ? request : period);
}
