"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listAll } from "@/lib/client/list-all";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import type { ExternalEntry } from "@/lib/schemas/external-calendar";

const NONE: readonly ExternalEntry[] = [];

/** The entries of followed calendars that touch the days from `first` to `last`. */
export function useExternalEntries(first: CalendarDay, last: CalendarDay): readonly ExternalEntry[] {
  const { data } = useQuery<ExternalEntry[]>({
    queryKey: [`/api/external-entries?from=${first}&to=${last}`],
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  return data ?? NONE;
}

/** The bookings that touch the days from `first` to `last`, canceled ones left out unless asked for. */
export function useCalendarBookings(first: CalendarDay, last: CalendarDay, withCanceled: boolean) {
  const list = useQuery({
    queryKey: ["/api/bookings", "calendar", first, last],
    queryFn: ({ signal }) =>
      listAll<Booking>(`/api/bookings?from=${first}&to=${last}&sort=start-asc`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  const bookings = list.data?.filter(({ status }) => withCanceled || status !== "canceled");
  return { ...list, bookings };
}
