import { useCallback, useMemo, useState } from "react";
import { periodOfValues, type SlotValues, slotValues } from "@/components/admin/shared/booking/period-fields";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { today } from "@/lib/client/browser-date";
import type { Period } from "@/lib/domain/room-time/period";
import type { Unavailable } from "@/lib/domain/room-time/why-not";
import type { Plan } from "@/lib/schemas/panel/board";

export interface BookingDraft {
  spaceId: number;
  period: Period;
  attendees?: number;
}

export interface UnavailableRequest {
  period: Period;
  why: Unavailable | null;
}

/** State of the calendar: the selected period, or the requested but unavailable one. */
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
 * Room and period of a booking: typed as day and hours, or selected in the room's calendar, which is the default
 * without a draft.
 * @param spaceId the initial room
 */
export function useSlot(spaceId: number, draft: BookingDraft | undefined) {
  const [usual] = useState(() => draft?.period ?? usualPeriod());
  const [values, setValues] = useState<SlotValues>(() => slotValues(spaceId, usual));
  const [isByCalendar, setByCalendar] = useState(draft === undefined);
  const [picked, setPicked] = useState<Picked>(NOTHING);
  // The calendar restarts at a period that was chosen outside it.
  const [begin, setBegin] = useState<{ count: number; period: Period | null }>({ count: 0, period: null });
  // Referentially stable, since a new object would cause a series to be planned again.
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
    /** A period for places that require one. */
    fallback: usual,
    values,
    isByCalendar,
    /** Where the calendar starts; a new key remounts it. */
    begin: { key: `${values.spaceId} ${begin.count}`, period: begin.period },
    change: (part: Partial<SlotValues>) => {
      if (part.spaceId !== undefined && isByCalendar) beginWith(picked.period);
      setValues({ ...values, ...part });
    },
    pick: useCallback((one: Picked) => setPicked(one), []),
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

/** The requested but unavailable period, for which alternatives are offered; null if it is available. */
export function unavailableRequestOf(
  slot: Slot,
  plan: Plan | undefined,
  series: ChosenSeries | null,
): UnavailableRequest | null {
  if (slot.unavailable !== null) return slot.unavailable;
  const { period } = slot;
  return series === null && period !== null && plan?.unavailable ? { period, why: plan.unavailable } : null;
}
