"use client";

import { useEffect, useRef } from "react";
import { Calendar } from "@/components/ui/calendar";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { dateOfDay, dayOfDate, today } from "@/lib/client/browser-date";
import { laterOf } from "@/lib/domain/time/calendar-day";

/**
 * The calendar of a DateField, at its button: writes the day into its input. Closes on a choice, on Escape and on a
 * press outside.
 */
export function DatePopover({
  cell,
  onChoose,
  onClose,
}: {
  /** The field: its label, its input and its button. */
  cell: HTMLElement;
  onChoose: () => void;
  onClose: () => void;
}) {
  const button = useRef(cell.querySelector("button"));
  const input = cell.querySelector("input");
  useEffect(() => {
    const opener = button.current;
    opener?.setAttribute("aria-expanded", "true");
    return () => opener?.setAttribute("aria-expanded", "false");
  }, []);
  // A page may have been kept since yesterday. Asked here and not before: the time zones take a phone long to load.
  const first = dateOfDay(laterOf(input?.min ?? "", today()));
  const chosen = input?.value ? dateOfDay(input.value) : undefined;
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={button} />
      <PopoverContent
        aria-label={`${cell.querySelector("label")?.textContent}: scegli una data`}
        className="w-[min(23rem,calc(100vw-1rem))] p-3"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        onInteractOutside={(event) => {
          // A press on the field itself closes by the field; closing here too would open it again.
          if (event.target instanceof Node && cell.contains(event.target)) event.preventDefault();
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
          onSelect={(date) => {
            if (input) input.value = dayOfDate(date);
            onChoose();
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
