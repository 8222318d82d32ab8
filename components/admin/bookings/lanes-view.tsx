"use client";

import { useEffect, useRef } from "react";
import { type CalendarView, type LanePeriod, layoutLane } from "@/lib/domain/booking/calendar-lanes";
import { externalPeriod } from "@/lib/domain/booking/external-period";
import { type CalendarDay, countDays, partsOfDay } from "@/lib/domain/time/calendar-day";
import { dayOfWeek, listDays } from "@/lib/domain/time/dates";
import { formatLongDay, WEEKDAY_NAMES } from "@/lib/domain/time/day-format";
import type { Booking } from "@/lib/schemas/booking";
import type { ExternalEntry } from "@/lib/schemas/external-calendar";
import type { Space } from "@/lib/schemas/space";
import { cn } from "@/lib/utils";
import { BookingBar } from "./booking-bar";
import { ExternalBar } from "./external-bar";

const ROW_REM = 2.9;
/** Hours named over the lanes of a day. */
const DAY_HOURS = ["08", "10", "12", "14", "16", "18", "20"] as const;

/** What scrolls sideways must be reachable by keyboard, also where no booking is in it. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0 } as const;

interface LanesViewProps {
  view: Exclude<CalendarView, "month">;
  first: CalendarDay;
  last: CalendarDay;
  today: CalendarDay;
  spaces: readonly Space[];
  bookings: readonly Booking[];
  external: readonly ExternalEntry[];
  onOpen: (booking: Booking) => void;
  onOpenDay: (day: CalendarDay) => void;
}

/** A week or a day: one lane a space, each booking a bar on it. */
export function LanesView(props: LanesViewProps) {
  const { view, first, last, today, spaces, bookings, external, onOpen, onOpenDay } = props;
  const days = listDays(first, last);
  const isWeek = view === "week";
  const frame = useRef<HTMLElement>(null);
  // On a phone the week is wider than the screen: today is what matters.
  useEffect(() => {
    const column = countDays(first, today) - 1;
    if (frame.current && isWeek && today <= last && column >= 0)
      frame.current.scrollLeft = (column / 7) * frame.current.scrollWidth;
  }, [first, last, today, isWeek]);
  return (
    <section
      ref={frame}
      aria-label={isWeek ? "Settimana" : "Giorno"}
      {...SCROLLS_BY_KEYBOARD}
      className="relative overflow-x-auto rounded-md"
    >
      <div className={cn(isWeek && "min-w-[46rem]")}>
        <div className="sm:pl-36">
          {isWeek ? <DayHeads days={days} today={today} onOpenDay={onOpenDay} /> : <HourHeads />}
        </div>
        <ul className="m-0 flex list-none flex-col gap-2 p-0">
          {spaces.map((space) => (
            <Lane
              key={space.id}
              space={space}
              days={days}
              today={today}
              isWeek={isWeek}
              bookings={bookings.filter(({ spaceId }) => spaceId === space.id)}
              external={external.filter(({ spaceId }) => spaceId === space.id)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

const periodOf = ({ startDate, endDate, startTime, endTime }: Booking): LanePeriod => ({
  startDate,
  endDate,
  startTime,
  endTime,
});

function Lane({
  space,
  days,
  today,
  isWeek,
  bookings,
  external,
  onOpen,
}: {
  space: Space;
  days: readonly CalendarDay[];
  today: CalendarDay;
  isWeek: boolean;
  bookings: readonly Booking[];
  external: readonly ExternalEntry[];
  onOpen: (booking: Booking) => void;
}) {
  const items = [
    ...bookings.map((booking) => ({ ...periodOf(booking), booking })),
    ...external.map((entry) => ({ ...externalPeriod(entry), entry })),
  ];
  const { bars, rows } = layoutLane(items, days[0] ?? today, days.at(-1) ?? today);
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1 sm:grid-cols-[8.5rem_1fr] sm:items-center sm:gap-2">
      <span className="sticky left-0 w-fit max-w-full truncate text-[0.92rem] font-semibold">
        {space.name}
        {bars.length === 0 && <span className="sr-only">: nessuna prenotazione</span>}
      </span>
      <div className="relative min-w-0" style={{ height: `${rows * ROW_REM}rem` }}>
        <div aria-hidden className="absolute inset-0 flex gap-1">
          {days.map((day) => (
            <span
              key={day}
              className={cn(
                "flex-1 rounded-sm soft:bg-sand-100",
                isWeek && day === today && "bg-sage-50 ring-1 ring-sage-200 ring-inset",
              )}
            />
          ))}
        </div>
        <ul className="m-0 list-none p-0" aria-label={`Prenotazioni di ${space.name}`}>
          {bars.map((bar) => (
            <li
              key={"entry" in bar.item ? `external-${bar.item.entry.id}` : bar.item.booking.id}
              className="absolute p-px"
              style={{
                left: `${bar.start * 100}%`,
                width: `${bar.width * 100}%`,
                top: `${bar.row * ROW_REM}rem`,
                height: `${ROW_REM}rem`,
              }}
            >
              {"entry" in bar.item ? (
                <ExternalBar entry={bar.item.entry} isCutLeft={bar.isCutLeft} isCutRight={bar.isCutRight} />
              ) : (
                <BookingBar
                  booking={bar.item.booking}
                  isCutLeft={bar.isCutLeft}
                  isCutRight={bar.isCutRight}
                  onOpen={onOpen}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function DayHeads({
  days,
  today,
  onOpenDay,
}: {
  days: readonly CalendarDay[];
  today: CalendarDay;
  onOpenDay: (day: CalendarDay) => void;
}) {
  return (
    <div className="mb-1 flex gap-1">
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-current={day === today ? "date" : undefined}
          onClick={() => onOpenDay(day)}
          className="min-h-11 flex-1 rounded-md text-[0.84rem] font-semibold text-ink-2 hover:bg-sand-100 aria-[current]:text-sage-800"
        >
          <span className="sr-only">{formatLongDay(day)}: apri il giorno</span>
          <span aria-hidden>
            {WEEKDAY_NAMES[dayOfWeek(day)]?.slice(0, 3)}{" "}
            <span
              className={cn(
                "tabular-nums",
                day === today && "rounded-full bg-sage-700 px-2 py-0.5 text-on-sage",
              )}
            >
              {partsOfDay(day).date}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

function HourHeads() {
  return (
    <div
      aria-hidden
      className="mb-1 flex justify-between text-[0.8rem] font-semibold text-ink-2 tabular-nums"
    >
      {DAY_HOURS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  );
}
