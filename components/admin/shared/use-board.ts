"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Board } from "@/lib/schemas/panel/board";

/** All that takes the rooms' time from `first` to `last`; while other days are asked for, the former ones stay. */
export function useBoard(first: CalendarDay, last: CalendarDay) {
  return useQuery<Board>({
    queryKey: [`/api/board?from=${first}&to=${last}`],
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}
