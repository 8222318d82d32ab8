import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Board } from "@/lib/schemas/panel/board";

/** Everything that occupies rooms from `first` to `last`; while other days load, the previous data stays. */
export const useBoard = (first: CalendarDay, last: CalendarDay) =>
  useQuery<Board>({
    queryKey: [`/api/board?from=${first}&to=${last}`],
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
