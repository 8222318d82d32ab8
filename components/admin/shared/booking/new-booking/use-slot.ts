"use client";

import { useCallback, useMemo, useState } from "react";
import { periodOfValues, type SlotValues, slotValues } from "@/components/admin/shared/booking/period-fields";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { today } from "@/lib/client/browser-date";
import type { Period } from "@/lib/domain/room-time/period";
import type { Unavailable } from "@/lib/domain/room-time/why-not";
import type { Plan } from "@/lib/schemas/panel/board";

/** A room and a period that are chosen already, and for how many people where that is known. */
export interface BookingDraft {
  spaceId: number;
  period: Period;
  attendees?: number;
}

/** A period that cannot be had, with the reason if it is known. */
export interface UnavailableRequest {
  period: Period;
  why: Unavailable | null;
}

/** What the calendar says: the chosen period, and what was asked for and cannot be had. */
export interface Picked {
  period: Period | null;
  unavailable: UnavailableRequest | null;
}

const NOTHING: Picked = { period: null, unavailable: null };

const usualPeriod = (): Period => {
  const day = today();
  return { startDate: day, endDate: day, isFullDay: false, startTime: "09:00", endTime: "13:00" };
};

/**
 * Where and when: typed as day and hours or, from the start where nothing is chosen yet, picked in the room's calendar.
 * @param spaceId the room at first
 */
export function useSlot(spaceId: number, draft: BookingDraft | undefined) {
  const [usual] = useState(() => draft?.period ?? usualPeriod());
  const [values, setValues] = useState<SlotValues>(() => slotValues(spaceId, usual));
  const [isByCalendar, setByCalendar] = useState(draft === undefined);
  const [picked, setPicked] = useState<Picked>(NOTHING);
  // The calendar starts anew from a period that was chosen outside of it.
  const [begin, setBegin] = useState<{ count: number; period: Period | null }>({ count: 0, period: null });
  // The same object while nothing changes: a series is planned anew for another one.
  const typed = useMemo(() => periodOfValues(values), [values]);
  const period = isByCalendar ? picked.period : typed;

  const beginWith = (first: Period | null) => {
    setPicked({ period: first, unavailable: null });
    setBegin(({ count }) => ({ count: count + 1, period: first }));
  };
  return {
    spaceId: values.spaceId,
    period,
    unavailable: isByCalendar ? picked.unavailable : null,
    /** Some period, for where there has to be one. */
    fallback: usual,
    values,
    isByCalendar,
    /** Where the calendar begins; another key is another calendar. */
    begin: { key: `${values.spaceId} ${begin.count}`, period: begin.period },
    change: (part: Partial<SlotValues>) => {
      if (part.spaceId !== undefined && isByCalendar) beginWith(picked.period);
      setValues({ ...values, ...part });
    },
    pick: useCallback((one: Picked) => setPicked(one), []),
    /** Takes an alternative. */
    take: (other: BookingDraft) => {
      setValues(slotValues(other.spaceId, other.period));
      beginWith(other.period);
    },
    showCalendar: (isShown: boolean) => {
      if (isShown) beginWith(period);
      else if (period) setValues(slotValues(values.spaceId, period));
      setByCalendar(isShown);
    },
  };
}

export type Slot = ReturnType<typeof useSlot>;

/** What was asked for and cannot be had, for which there are alternatives; null where it can be had. */
export function unavailableRequestOf(
  slot: Slot,
  plan: Plan | undefined,
  series: ChosenSeries | null,
): UnavailableRequest | null {
  if (slot.unavailable !== null) return slot.unavailable;
  const { period } = slot;
  return series === null && period !== null && plan?.unavailable ? { period, why: plan.unavailable } : null;
}
