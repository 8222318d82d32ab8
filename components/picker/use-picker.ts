"use client";

import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { useQuote } from "@/lib/client/booking/use-quote";
import { useRestoredChoice } from "@/lib/client/booking/use-restored-choice";
import { useAvailability } from "@/lib/client/room-time/use-availability";
import { useHorizon } from "@/lib/client/room-time/use-horizon";
import { useToday } from "@/lib/client/site/use-today";
import { crossesTakenDay, isRange } from "@/lib/domain/room-time/booking-selection";
import { DAY_PART_ORDER, type DayPart } from "@/lib/domain/room-time/day-parts";
import { hasFreeHours } from "@/lib/domain/room-time/free-hours";
import { type Period, periodOfPart } from "@/lib/domain/room-time/period";
import { choiceReducer, choiceToPeriod, NO_CHOICE } from "@/lib/domain/room-time/picker-choice";
import type { Unavailable } from "@/lib/domain/room-time/why-not";
import { type CalendarDay, laterOf } from "@/lib/domain/time/calendar-day";
import { firstOfMonth } from "@/lib/domain/time/month-grid";
import { dayInfo, isSelectable } from "./day-info";
import type { PickerSpace } from "./picker-space";

/** The state of the picker: what is chosen, which month is shown, what is free and what it costs. */
export function usePicker(
  space: PickerSpace,
  searched: Period | null,
  todayOnServer: CalendarDay,
  { isKept = true, moved }: { isKept?: boolean; moved?: number } = {},
) {
  const today = useToday(todayOnServer);
  const horizonMonths = useHorizon();
  const [choice, dispatch] = useReducer(choiceReducer, NO_CHOICE);
  useRestoredChoice(space.id, searched, choice, dispatch, isKept);

  const { startDate, endDate } = choice.selection;
  const [turnedTo, setTurnedTo] = useState<CalendarDay | null>(null);
  const month = turnedTo ?? firstOfMonth(laterOf(startDate ?? today, today));
  // Days chosen in a month that is no longer shown must stay loaded too.
  const reach = [month, endDate ?? today].reduce(laterOf);
  const { byDate, isPending, isError, refresh } = useAvailability(
    space.id,
    reach,
    today,
    horizonMonths,
    moved,
  );

  const partsOn = useCallback((day: CalendarDay) => byDate.get(day)?.periods ?? null, [byDate]);
  const { minBookingHours } = space;
  /** What the search by hours sells, the calendar sells: a day is not full while some hours of it are free. */
  const hasHours = useCallback(
    (day: CalendarDay) => hasFreeHours(byDate.get(day)?.hourSlots ?? [], minBookingHours),
    [byDate, minBookingHours],
  );
  const infoOf = useCallback(
    (day: CalendarDay) => dayInfo(day, today, partsOn(day), hasHours(day)),
    [today, partsOn, hasHours],
  );
  const periodsOn = (day: CalendarDay) => {
    const parts = partsOn(day);
    return parts && DAY_PART_ORDER.filter((part) => parts[part].isAvailable);
  };
  const [refused, setRefused] = useState<CalendarDay | null>(null);
  const [pressedPart, setPressedPart] = useState<{ day: CalendarDay; part: DayPart } | null>(null);
  /** Pressed before it was known whether it is free. */
  const [wanted, setWanted] = useState<CalendarDay | null>(null);

  function selectDay(day: CalendarDay): void {
    const isToCome = infoOf(day).state === "unknown" && isPending;
    setWanted(isToCome ? day : null);
    if (isToCome) return;
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
    if (wanted !== null && !isPending) selectDay(wanted);
  });

  const request = useMemo(() => choiceToPeriod(choice), [choice]);
  const quote = useQuote(space.id, request, moved);

  /** A taken part of the chosen day that was pressed: what follows is about it until something else is chosen. */
  const takenPart = request === null && pressedPart?.day === startDate ? pressedPart.part : null;
  function pressTakenPart(part: DayPart): void {
    if (startDate === null) return;
    dispatch({ type: "startAt", day: startDate });
    setPressedPart(part === takenPart ? null : { day: startDate, part });
  }

  /** The period that was asked for and cannot be had, with the reason where it is known; null while there is none. */
  function unmetWish(): { period: Period; why: Unavailable | null } | null {
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
    /** The parts of a day as the server offers them, null while they are not known. */
    partsOn,
    bookableOn: (day: CalendarDay) => periodsOn(day) ?? [],
    hasHours,
    infoOf,
    selectDay,
    /** The day that was clicked in vain: past or taken. */
    refused,
    forgetRefused: () => setRefused(null),
    /** The part of the chosen day that was pressed although it is taken. */
    takenPart,
    pressTakenPart,
    unmetWish: unmetWish(),
    isRange: isRange(choice.selection),
    request,
    quote,
    /** The booking that is to be moved. */
    moved,
  };
}

export type PickerState = ReturnType<typeof usePicker>;
