import type { OpeningRules } from "./opening-rules";
import type { Period } from "./period";
import { type Quote, quotePrice, type SpaceRates } from "./pricing";
import { isIssue, resolvePeriod } from "./resolve-period";

/** The list price of a period in a space, cut to the opening hours as it would be booked. Ignores availability. */
export function quotePeriod(space: OpeningRules & SpaceRates, request: Period): Quote {
  const period = resolvePeriod(space, request);
  return quotePrice(space, isIssue(period) ? request : period);
}
