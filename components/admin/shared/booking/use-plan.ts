import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type BookingTerms, NO_TERMS, termsParams } from "@/lib/client/booking/booking-terms";
import type { Period } from "@/lib/domain/room-time/period";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { Plan } from "@/lib/schemas/panel/board";

interface PlanOf {
  spaceId: number;
  period: Period | null;
  bookingId?: number | undefined;
  /** The person whose price applies; null for a new person. When a booking is moved, its own customer's. */
  personId?: number | null;
  terms?: BookingTerms;
  attendees?: number;
}

export function planPath({
  spaceId,
  period,
  bookingId,
  personId = null,
  terms = NO_TERMS,
  attendees = 1,
}: PlanOf): string {
  const query = period === null ? new URLSearchParams() : periodParams(period);
  query.set("spaceId", String(spaceId));
  if (bookingId !== undefined) query.set("bookingId", String(bookingId));
  if (personId !== null) query.set("personId", String(personId));
  return `/api/board/plan?${query}${termsParams(terms, attendees)}`;
}

/** Price and conflicts of a period in a room. Always from the server, never from the cache. */
export const usePlan = (of: PlanOf) =>
  useQuery<Plan>({
    queryKey: [planPath(of)],
    enabled: of.period !== null,
    staleTime: 5_000,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
