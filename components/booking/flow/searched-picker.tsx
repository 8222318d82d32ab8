"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import type { PickerSpace } from "@/components/picker/picker-space";
import { QueryProvider } from "@/components/shared/query-provider";
import { type Period, readPeriod } from "@/lib/domain/room-time/period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { BookingPicker } from "./booking-picker";

/** The period in the address where a search led here; anything that is none counts as no period. */
export function searchedPeriod(params: URLSearchParams): Period | null {
  const fullDay = params.get("isFullDay");
  const { period } = readPeriod({
    startDate: params.get("startDate"),
    endDate: params.get("endDate"),
    isFullDay: fullDay === null ? null : fullDay === "true",
    startTime: params.get("startTime"),
    endTime: params.get("endTime"),
  });
  return period;
}

/** The picker with what the address asks for; the page around it is the same for everybody. */
export function SearchedPicker({ space, today }: { space: PickerSpace; today: CalendarDay }) {
  const params = useSearchParams();
  const searched = useMemo(() => searchedPeriod(params), [params]);
  return (
    <QueryProvider>
      <BookingPicker space={space} searched={searched} today={today} />
    </QueryProvider>
  );
}
