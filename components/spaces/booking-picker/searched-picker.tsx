"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import type { BookingRequest } from "@/lib/domain/period/booking-request";
import { type CalendarDay, isCalendarDay, isWallTime } from "@/lib/domain/time/calendar-day";
import { BookingPicker } from "./booking-picker";
import type { PickerSpace } from "./picker-space";

/** The period in the address, where a search led here; anything that is none counts as no period. */
export function searchedPeriod(params: URLSearchParams): BookingRequest | null {
  const startDate = params.get("startDate") ?? "";
  const endDate = params.get("endDate") ?? startDate;
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null;
  const startTime = params.get("startTime") ?? "";
  const endTime = params.get("endTime") ?? "";
  const isByHours = params.get("isFullDay") !== "true" && isWallTime(startTime) && isWallTime(endTime);
  if (!isByHours) return { startDate, endDate, isFullDay: true, startTime: null, endTime: null };
  return startTime < endTime ? { startDate, endDate: startDate, isFullDay: false, startTime, endTime } : null;
}

/** The picker with what the address asks for; the page around it is the same for everybody. */
export function SearchedPicker({ space, today }: { space: PickerSpace; today: CalendarDay }) {
  const params = useSearchParams();
  const searched = useMemo(() => searchedPeriod(params), [params]);
  return <BookingPicker space={space} searched={searched} today={today} />;
}
