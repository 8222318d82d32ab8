import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isSessionOver } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Board } from "@/lib/schemas/panel/board";

/**
 * Everything that occupies rooms from `first` to `last`; while other days load, the previous data stays. Nothing is
 * shown once the session has ended.
 */
export function useBoard(first: CalendarDay, last: CalendarDay) {
  const query = useQuery<Board>({
    queryKey: [`/api/board?from=${first}&to=${last}`],
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
  return isSessionOver(query.error) ? { ...query, data: undefined } : query;
}
