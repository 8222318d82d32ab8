"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listAll } from "@/lib/client/list-all";
import { useQuote } from "@/lib/client/use-quote";
import { findClashes } from "@/lib/domain/booking/booking-clashes";
import type { BookingRequest } from "@/lib/domain/period/booking-request";
import { isCalendarDay, isWallTime } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import type { Space } from "@/lib/schemas/space";

export interface MoveValues {
  spaceId: number;
  isFullDay: boolean;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

const valuesOf = ({ spaceId, isFullDay, startDate, endDate, startTime, endTime }: Booking): MoveValues => ({
  spaceId,
  isFullDay,
  startDate,
  endDate,
  startTime,
  endTime,
});

/** The period that the fields stand for, or null while one is missing or they make no sense. */
function requestOf(values: MoveValues): BookingRequest | null {
  const { isFullDay, startDate, startTime, endTime } = values;
  const endDate = isFullDay ? values.endDate : startDate;
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null;
  if (isFullDay) return { startDate, endDate, isFullDay, startTime: null, endTime: null };
  if (!isWallTime(startTime) || !isWallTime(endTime) || endTime <= startTime) return null;
  return { startDate, endDate, isFullDay, startTime, endTime };
}

/** The fields of a move, what it would cost, and who is in the way. */
export function useMove(booking: Booking) {
  const [values, setValues] = useState(() => valuesOf(booking));
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const space = spaces.data?.find(({ id }) => id === values.spaceId);
  const request = requestOf(values);
  const quote = useQuote(values.spaceId, request);

  const path = request
    ? `/api/bookings?spaceId=${values.spaceId}&from=${request.startDate}&to=${request.endDate}`
    : "";
  const near = useQuery({
    queryKey: ["/api/bookings", "near", path],
    queryFn: ({ signal }) => listAll<Booking>(path, { signal }),
    enabled: request !== null,
    refetchOnMount: "always",
  });
  const placed = (near.data ?? []).map((one) => ({
    ...one,
    booking: one,
    startsAt: new Date(one.startsAt),
    endsAt: new Date(one.endsAt),
  }));
  const clashes =
    space && request ? findClashes(space, request, placed, booking.id).map((clash) => clash.booking) : [];
  // The quote counts the booking itself as taken; where it is in the way of nobody but itself, it is not.
  const isInOwnPlace =
    space !== undefined &&
    request !== null &&
    clashes.length < findClashes(space, request, placed, null).length;

  const first = valuesOf(booking);
  const isChanged = (Object.keys(first) as (keyof MoveValues)[]).some((key) => first[key] !== values[key]);
  return {
    values,
    change: (part: Partial<MoveValues>) => setValues({ ...values, ...part }),
    isChanged,
    spaces: spaces.data ?? [],
    space,
    request,
    quote,
    clashes,
    isUnavailable:
      quote.data?.isAvailable === false && clashes.length === 0 && !isInOwnPlace && !near.isPending,
  };
}
