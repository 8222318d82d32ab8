import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { api } from "@/lib/client/api-client";
import { useRestoredChoice } from "@/lib/client/booking/use-restored-choice";
import { useAvailability, useHorizon } from "@/lib/client/room-time/use-availability";
import { movedParam } from "@/lib/client/site/moved-param";
import { useToday } from "@/lib/client/site/use-today";
import { crossesTakenDay, isRange } from "@/lib/domain/room-time/booking-selection";
import { DAY_PART_ORDER, type DayPart } from "@/lib/domain/room-time/day-parts";
import { hasFreeHours } from "@/lib/domain/room-time/free-hours";
import { type Period, periodOfPart } from "@/lib/domain/room-time/period";
import { choiceReducer, choiceToPeriod, NO_CHOICE } from "@/lib/domain/room-time/picker-choice";
import type { Unavailable } from "@/lib/domain/room-time/why-not";
import { periodParams } from "@/lib/domain/search/space-search-url";
import { type CalendarDay, laterOf } from "@/lib/domain/time/calendar-day";
import { firstOfMonth } from "@/lib/domain/time/month-grid";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { dayInfo, isSelectable } from "./day-info";
import type { PickerSpace } from "./picker-space";

const QUOTE_STALE_AFTER_MS = 60_000;

/**
 * The server's quote for a period in a space: its price and whether it can be booked. Disabled while `request` is null.
 * @param moved the id of the booking that is being moved, whose own time counts as free
 */
function useQuote(spaceId: number, request: Period | null, moved?: number) {
  const query = request === null ? "" : `${periodParams(request)}${movedParam(moved)}`;
  return useQuery({
    queryKey: ["quote", spaceId, query],
    queryFn: () => api.get<SpaceQuote>(`/api/spaces/${spaceId}/quote?${query}`),
    enabled: request !== null,
    staleTime: QUOTE_STALE_AFTER_MS,
    refetchOnMount: true,
  });
}

/**
 * The state of the picker: the chosen period, the displayed month, the availability and the quote. The calendar starts
 * in the month of the chosen day, otherwise of the first day that can be booked.
 * @param searched the period of the search that led to this page
 * @param moved the booking that is being moved: its own time counts as free, and the calendar starts in its month
 */
export function usePicker(
  space: PickerSpace,
  searched: Period | null,
  todayOnServer: CalendarDay,
  { isStored: isKept = true, moved }: { isStored?: boolean; moved?: Pick<Booking, "id" | "startDate"> } = {},
) {
  const today = useToday(todayOnServer);
  const horizonMonths = useHorizon();
  const [choice, dispatch] = useReducer(choiceReducer, NO_CHOICE);
  useRestoredChoice(space.id, searched, choice, dispatch, isKept);

  const { startDate, endDate } = choice.selection;
  const [turnedTo, setTurnedTo] = useState<CalendarDay | null>(null);
  const given = turnedTo ?? startDate ?? moved?.startDate ?? null;
  // Availability is needed for the chosen days too, even if their month is no longer displayed.
  const reach = [given ?? today, endDate ?? today].reduce(laterOf);
  const { byDate, isPending, isError, refresh } = useAvailability(
    space.id,
    reach,
    today,
    horizonMonths,
    moved?.id,
  );

  const partsOn = useCallback((day: CalendarDay) => byDate.get(day)?.periods ?? null, [byDate]);
  const { minBookingHours } = space;
  /** A day counts as available while some of its hours can be booked, as in the search by hours. */
  const hasHours = useCallback(
    (day: CalendarDay) => hasFreeHours(byDate.get(day)?.hourSlots ?? [], minBookingHours),
    [byDate, minBookingHours],
  );
  const infoOf = useCallback(
    (day: CalendarDay) => dayInfo(day, today, partsOn(day), hasHours(day)),
    [today, partsOn, hasHours],
  );
  const firstBookable = useMemo(
    () => [...byDate.keys()].find((day) => isSelectable(infoOf(day))) ?? today,
    [byDate, infoOf, today],
  );
  const month = turnedTo ?? firstOfMonth(laterOf(given ?? firstBookable, today));
  const periodsOn = (day: CalendarDay) => {
    const parts = partsOn(day);
    return parts && DAY_PART_ORDER.filter((part) => parts[part].isAvailable);
  };
  const [refused, setRefused] = useState<CalendarDay | null>(null);
  const [pressedPart, setPressedPart] = useState<{ day: CalendarDay; part: DayPart } | null>(null);
  /** A day that was clicked while its availability was loading; selected once it is known. */
  const [pendingDay, setPendingDay] = useState<CalendarDay | null>(null);

  function selectDay(day: CalendarDay): void {
    const isStillLoading = infoOf(day).state === "unknown" && isPending;
    setPendingDay(isStillLoading ? day : null);
    if (isStillLoading) return;
    const canSelect = isSelectable(infoOf(day));
    setRefused(canSelect ? null : day);
    setPressedPart(null);
    if (!canSelect) dispatch({ type: "clear" });
    else {
      setTurnedTo(firstOfMonth(day));
      const startsAnew = choice.hours === null && crossesTakenDay(choice.selection, day, periodsOn);
      dispatch({ type: startsAnew ? "startAt" : "clickDay", day });
    }
  }

  useEffect(() => {
    if (pendingDay !== null && !isPending) selectDay(pendingDay);
  });

  const request = useMemo(() => choiceToPeriod(choice), [choice]);
  const quote = useQuote(space.id, request, moved?.id);

  /** The taken part of the chosen day that was clicked. Alternatives to it are shown until a period is chosen. */
  const takenPart = request === null && pressedPart?.day === startDate ? pressedPart.part : null;
  function pressTakenPart(part: DayPart): void {
    if (startDate === null) return;
    dispatch({ type: "startAt", day: startDate });
    setPressedPart(part === takenPart ? null : { day: startDate, part });
  }

  /** The requested period that is not available, with the reason if it is known. */
  function unavailableRequest(): { period: Period; why: Unavailable | null } | null {
    if (refused !== null && refused >= today)
      return { period: periodOfPart("giornata", refused, refused), why: infoOf(refused).unavailable };
    if (startDate !== null && takenPart !== null)
      return {
        period: periodOfPart(takenPart, startDate, startDate),
        why: partsOn(startDate)?.[takenPart].unavailable ?? null,
      };
    if (request === null || quote.data?.isAvailable !== false) return null;
    return { period: request, why: quote.data.unavailable ?? null };
  }

  return {
    today,
    horizonMonths,
    choice,
    dispatch,
    month,
    turnTo: setTurnedTo,
    availability: { isPending, isError, refresh },
    partsOn,
    bookableOn: (day: CalendarDay) => periodsOn(day) ?? [],
    hasHours,
    infoOf,
    selectDay,
    refused,
    clearRefused: () => setRefused(null),
    takenPart,
    pressTakenPart,
    unavailableRequest: unavailableRequest(),
    isRange: isRange(choice.selection),
    request,
    quote,
    moved: moved?.id,
  };
}

export type PickerState = ReturnType<typeof usePicker>;
