import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import type { PickerSpace } from "@/components/picker/picker-space";
import { QueryProvider } from "@/components/shared/query-provider";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { type Period, readPeriod } from "@/lib/domain/room-time/period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { BookingPicker } from "./booking-picker";

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

/**
 * The picker, starting with the period from the query. The query is read in the browser so that the page can be cached.
 */
export function PickerWithSearch({ space, today }: { space: PickerSpace; today: CalendarDay }) {
  const params = useSearchParams();
  const searched = useMemo(() => searchedPeriod(params), [params]);
  return (
    <LazyMessages of={["asked", "picker", "roomTime", "series", "bookingWords", "waitingForm", "person"]}>
      <QueryProvider>
        <BookingPicker space={space} searched={searched} today={today} />
      </QueryProvider>
    </LazyMessages>
  );
}
