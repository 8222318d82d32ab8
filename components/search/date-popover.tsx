"use client";

import type { RefObject } from "react";
import { Calendar } from "@/components/ui/calendar";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { dateOfDay, dayOfDate, today } from "@/lib/client/browser-date";
import { type CalendarDay, laterOf } from "@/lib/domain/time/calendar-day";

/** The calendar of a DateField, at its button. Closes on a choice, on Escape and on a press outside. */
export function DatePopover({
  label,
  anchorRef,
  value,
  min,
  onChoose,
  onClose,
}: {
  label: string;
  anchorRef: RefObject<HTMLButtonElement | null>;
  value: CalendarDay | null;
  min: CalendarDay;
  onChoose: (day: CalendarDay) => void;
  onClose: () => void;
}) {
  // A page may have been kept since yesterday. Asked here and not before: the time zones take a phone long to load.
  const first = dateOfDay(laterOf(min, today()));
  const chosen = value ? dateOfDay(value) : undefined;
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        aria-label={`${label}: scegli una data`}
        className="w-[min(23rem,calc(100vw-1rem))] p-3"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchorRef.current?.focus();
        }}
        onInteractOutside={(event) => {
          // A press on the button itself closes by the button; closing here too would open it again.
          if (event.target instanceof Node && anchorRef.current?.contains(event.target))
            event.preventDefault();
        }}
      >
        <Calendar
          mode="single"
          autoFocus
          required
          today={dateOfDay(today())}
          selected={chosen}
          defaultMonth={chosen ?? first}
          startMonth={first}
          disabled={{ before: first }}
          onSelect={(date) => onChoose(dayOfDate(date))}
        />
      </PopoverContent>
    </Popover>
  );
}
