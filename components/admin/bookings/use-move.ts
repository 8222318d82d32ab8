"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listAll } from "@/lib/client/list-all";
import { useQuote } from "@/lib/client/use-quote";
import { findClashes } from "@/lib/domain/booking/booking-clashes";
import { type Period, type PeriodField, readPeriod } from "@/lib/domain/period/period";
import type { Booking } from "@/lib/schemas/booking";
import type { Space } from "@/lib/schemas/space";

/** Times are texts of their own: they are kept while the switch says that they do not count. */
export type MoveValues = { spaceId: number; isFullDay: boolean } & Record<PeriodField, string>;

const valuesOf = ({ spaceId, isFullDay, startDate, endDate, startTime, endTime }: Booking): MoveValues => ({
  spaceId,
  isFullDay,
  startDate,
  endDate,
  startTime,
  endTime,
});

/** The period that the fields stand for, or null while one is missing or they make no sense. */
function periodOf({ spaceId: _, ...fields }: MoveValues): Period | null {
  return readPeriod(fields.isFullDay ? fields : { ...fields, endDate: fields.startDate }).period;
}

/** The fields of a move, what it would cost, and who is in the way. */
export function useMove(booking: Booking) {
  const [values, setValues] = useState(() => valuesOf(booking));
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const space = spaces.data?.find(({ id }) => id === values.spaceId);
  const request = periodOf(values);
  const quote = useQuote(values.spaceId, request, booking.id);

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
    /** Why not, as the server says: also by what is no booking, such as a course or a closure. */
    unavailable: quote.data?.unavailable ?? null,
  };
}
