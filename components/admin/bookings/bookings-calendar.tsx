"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ViewButton } from "@/components/admin/view-button";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { type CalendarView, stepView, viewRange, viewTitle } from "@/lib/domain/booking/calendar-lanes";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import type { Space } from "@/lib/schemas/space";
import { cn } from "@/lib/utils";
import { CalendarKey } from "./calendar-key";
import { LanesView } from "./lanes-view";
import { MonthView } from "./month-view";
import { useCalendarBookings, useExternalEntries } from "./use-calendar-bookings";

const VIEWS: readonly { view: CalendarView; label: string }[] = [
  { view: "month", label: "Mese" },
  { view: "week", label: "Settimana" },
  { view: "day", label: "Giorno" },
];

/** Month, week and day of all spaces, one lane a space. */
export function BookingsCalendar({
  today,
  onOpen,
}: {
  today: CalendarDay;
  onOpen: (booking: Booking) => void;
}) {
  const isWide = useMediaQuery("(min-width: 48rem)", true);
  const [chosenView, setView] = useState<CalendarView | null>(null);
  const view = chosenView ?? (isWide ? "week" : "day");
  const [day, setDay] = useState(today);
  const [withCanceled, setWithCanceled] = useState(false);
  const { first, last } = viewRange(view, day);
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const { bookings, isPlaceholderData, isError, error, refetch } = useCalendarBookings(
    first,
    last,
    withCanceled,
  );

  const external = useExternalEntries(first, last);

  const showDay = (next: CalendarDay) => {
    setDay(next);
    setView("day");
  };
  const stepName = { month: "mese", week: "settimana", day: "giorno" }[view];
  const isReady = bookings !== undefined && spaces.data !== undefined;

  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-xl border bg-surface p-3 shadow-rest sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex items-center">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Indietro di un ${stepName}`.replace("un settimana", "una settimana")}
            onClick={() => setDay(stepView(view, day, -1))}
          >
            <ChevronLeft />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Avanti di un ${stepName}`.replace("un settimana", "una settimana")}
            onClick={() => setDay(stepView(view, day, 1))}
          >
            <ChevronRight />
          </Button>
        </div>
        <h3 aria-live="polite" className="grow text-[1.3rem] first-letter:uppercase">
          {viewTitle(view, day)}
        </h3>
        <Button variant="outline" size="sm" disabled={day === today} onClick={() => setDay(today)}>
          Oggi
        </Button>
        <Input
          type="date"
          aria-label="Vai al giorno"
          className="w-auto grow sm:grow-0"
          value={day}
          onChange={(event) => event.target.value && setDay(event.target.value)}
        />
        <fieldset aria-label="Periodo" className="m-0 flex gap-1 rounded-full border-0 bg-sand-100 p-1">
          {VIEWS.map(({ view: one, label }) => (
            <ViewButton key={one} isOn={view === one} onClick={() => setView(one)}>
              {label}
            </ViewButton>
          ))}
        </fieldset>
      </div>
      {isError && !bookings && <TableError error={error} onRetry={() => void refetch()} />}
      {!isReady && !isError && <TableSkeleton rows={5} />}
      {isReady && (
        <div
          aria-busy={isPlaceholderData}
          className={cn("min-w-0 transition-opacity", isPlaceholderData && "opacity-55")}
        >
          {view === "month" ? (
            <MonthView
              month={day}
              today={today}
              spaces={spaces.data}
              bookings={bookings}
              external={external}
              onOpenDay={showDay}
            />
          ) : (
            <LanesView
              view={view}
              first={first}
              last={last}
              today={today}
              spaces={spaces.data}
              bookings={bookings}
              external={external}
              onOpen={onOpen}
              onOpenDay={showDay}
            />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-sand-100 pt-3">
        <CalendarKey withExternal={external.length > 0} />
        <CheckboxField checked={withCanceled} onCheckedChange={setWithCanceled}>
          Mostra anche le annullate
        </CheckboxField>
      </div>
    </div>
  );
}
