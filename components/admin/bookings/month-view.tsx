"use client";

import { type KeyboardEvent, useRef } from "react";
import { halvesOn, type LanePeriod, touchesDay, viewRange } from "@/lib/domain/booking/calendar-lanes";
import { externalPeriod } from "@/lib/domain/booking/external-period";
import { type CalendarDay, partsOfDay } from "@/lib/domain/time/calendar-day";
import { addDays, listDays } from "@/lib/domain/time/dates";
import { formatLongDay, WEEKDAY_NAMES } from "@/lib/domain/time/day-format";
import { dayReachedBy } from "@/lib/domain/time/month-grid";
import type { Booking } from "@/lib/schemas/booking";
import type { ExternalEntry } from "@/lib/schemas/external-calendar";
import type { Space } from "@/lib/schemas/space";
import { cn } from "@/lib/utils";

const MONDAY_FIRST = [...WEEKDAY_NAMES.slice(1), WEEKDAY_NAMES[0]] as const;

type PlacedEntry = ExternalEntry & LanePeriod;

interface MonthViewProps {
  month: CalendarDay;
  today: CalendarDay;
  spaces: readonly Space[];
  bookings: readonly Booking[];
  external: readonly ExternalEntry[];
  onOpenDay: (day: CalendarDay) => void;
}

/** A month: in each day one thin lane a space, its halves filled where they are taken. A day opens its own view. */
export function MonthView({ month, today, spaces, bookings, external, onOpenDay }: MonthViewProps) {
  const gridRef = useRef<HTMLTableElement>(null);
  const { first, last } = viewRange("month", month);
  const entries = external.map((entry) => ({ ...entry, ...externalPeriod(entry) }));
  const weeks = Array.from({ length: listDays(first, last).length / 7 }, (_, week) =>
    listDays(addDays(first, week * 7), addDays(first, week * 7 + 6)),
  );

  function move(event: KeyboardEvent): void {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const to = from && dayReachedBy(event.key, from);
    const target = to && gridRef.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <table ref={gridRef} onKeyDown={move} className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">
        Prenotazioni del mese. Le frecce della tastiera passano da un giorno all'altro.
      </caption>
      <thead>
        <tr>
          {MONDAY_FIRST.map((name) => (
            <th key={name} scope="col" className="pb-1 text-[0.8rem] font-semibold text-ink-2">
              <span aria-hidden>{name?.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0">
                <MonthDay
                  day={day}
                  isToday={day === today}
                  isOutside={day.slice(0, 7) !== month.slice(0, 7)}
                  spaces={spaces}
                  bookings={bookings.filter((booking) => touchesDay(booking, day))}
                  external={entries.filter((entry) => touchesDay(entry, day))}
                  onOpenDay={onOpenDay}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayWords(day: CalendarDay, bookings: readonly Booking[], external: number): string {
  const live = bookings.filter(({ status }) => status !== "canceled");
  const pending = live.filter(({ status }) => status === "pending").length;
  const count =
    live.length === 0
      ? "nessuna prenotazione"
      : live.length === 1
        ? "1 prenotazione"
        : `${live.length} prenotazioni`;
  const others =
    external === 0 ? "" : external === 1 ? ", 1 impegno esterno" : `, ${external} impegni esterni`;
  return `${formatLongDay(day)}: ${count}${pending > 0 ? `, ${pending} in attesa` : ""}${others}`;
}

function MonthDay({
  day,
  isToday,
  isOutside,
  spaces,
  bookings,
  external,
  onOpenDay,
}: {
  day: CalendarDay;
  isToday: boolean;
  isOutside: boolean;
  spaces: readonly Space[];
  bookings: readonly Booking[];
  external: readonly PlacedEntry[];
  onOpenDay: (day: CalendarDay) => void;
}) {
  const count = bookings.filter(({ status }) => status !== "canceled").length;
  return (
    <button
      type="button"
      data-day={day}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onOpenDay(day)}
      className={cn(
        "flex min-h-18 w-full flex-col gap-1 rounded-md border border-sand-200 soft:bg-surface p-1 text-left transition-colors hover:border-sage-300 hover:bg-sage-50 sm:min-h-24 sm:p-2",
        isOutside && "bg-sand-50 text-ink-2",
      )}
    >
      <span className="sr-only">{dayWords(day, bookings, external.length)}</span>
      <span
        aria-hidden
        className="flex items-center justify-between gap-1 text-[0.86rem] font-semibold tabular-nums"
      >
        <span className={cn(isToday && "rounded-full bg-sage-700 px-1.5 text-on-sage")}>
          {partsOfDay(day).date}
        </span>
        {count > 0 && (
          <span className="text-[0.78rem] font-medium text-ink-2 max-sm:hidden">{count} pren.</span>
        )}
      </span>
      <span aria-hidden className="mt-auto flex w-full flex-col gap-[3px]">
        {spaces.map((space) => (
          <ThinLane
            key={space.id}
            day={day}
            bookings={bookings.filter(({ spaceId }) => spaceId === space.id)}
            external={external.filter(({ spaceId }) => spaceId === space.id)}
          />
        ))}
      </span>
    </button>
  );
}

const HALF_LOOK = {
  confirmed: "bg-sage-600",
  pending: "bg-honey-100 ring-1 ring-honey-700 ring-inset lane-hatched",
  canceled: "ring-1 ring-sand-400 ring-inset",
  external: "bg-lotus-300",
  free: "bg-sand-100",
} as const;

function ThinLane({
  day,
  bookings,
  external,
}: {
  day: CalendarDay;
  bookings: readonly Booking[];
  external: readonly PlacedEntry[];
}) {
  const lookOf = (half: "morning" | "afternoon") => {
    const taken = bookings.filter((booking) => halvesOn(booking, day)[half]);
    const live = taken.find(({ status }) => status !== "canceled");
    if (live) return HALF_LOOK[live.status];
    if (external.some((entry) => halvesOn(entry, day)[half])) return HALF_LOOK.external;
    return HALF_LOOK[taken[0]?.status ?? "free"];
  };
  return (
    <span className="flex h-[5px] gap-[2px] sm:h-1.5">
      <span className={cn("flex-1 rounded-l-full", lookOf("morning"))} />
      <span className={cn("flex-1 rounded-r-full", lookOf("afternoon"))} />
    </span>
  );
}
