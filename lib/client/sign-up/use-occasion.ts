import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Occasion } from "@/lib/schemas/sign-up/sign-up";

/**
 * When and where the participant comes if they start on a day; undefined until it is loaded.
 * @param startDate null for an event, and for a course without days
 * @param singleTime the time of a single lesson on that day
 */
export function useOccasion(
  { kind, id }: OfferingRef,
  startDate: string | null,
  singleTime: string | null = null,
): Occasion | undefined {
  const lesson = singleTime === null ? "" : `&singleTime=${singleTime}`;
  const query = startDate === null ? "" : `?startDate=${startDate}${lesson}`;
  const path = kind === "event" ? `/api/events/${id}/occasion` : `/api/courses/${id}/occasion${query}`;
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Occasion>(path, { signal }),
  });
  return data;
}
