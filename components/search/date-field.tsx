"use client";

import { CalendarDays as calendarDays } from "lucide";
import { Suspense, useId, useRef, useState } from "react";
import { Coming } from "@/components/ui/coming";
import { drawIcon } from "@/components/ui/draw-icon";
import { useHydrated } from "@/components/ui/hydration";
import { late } from "@/components/ui/late";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatShortDay } from "@/lib/domain/time/day-format";
import { cn } from "@/lib/utils";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";

const CalendarDays = drawIcon(calendarDays);

const loadPopover = async () => ({ default: (await import("./date-popover")).DatePopover });
const DatePopover = late(async () => (await loadPopover()).default);

export interface DateFieldProps {
  look: SearchLook;
  label: string;
  /** The parameter of the form. */
  name: string;
  value: CalendarDay | null;
  onChange: (day: CalendarDay) => void;
  /** The first day that can be chosen. */
  min: CalendarDay;
  disabled?: boolean;
  /** Without JavaScript the browser insists on a day. */
  required?: boolean;
  className?: string;
}

/**
 * A day. A native date input in the server's HTML, so that the form works before JavaScript; then a button with a
 * calendar, whose code is fetched when the pointer or the focus comes near.
 */
export function DateField({
  look,
  label,
  name,
  value,
  onChange,
  min,
  disabled,
  required = true,
  className,
}: DateFieldProps) {
  const id = useId();
  const enhanced = useHydrated();
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  if (!enhanced) {
    return (
      <SearchCell look={look} label={label} htmlFor={id} className={className}>
        <input
          id={id}
          type="date"
          name={name}
          required={required}
          min={min}
          defaultValue={value ?? undefined}
          className={searchControl(look)}
        />
      </SearchCell>
    );
  }

  const preload = () => void loadPopover();
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <button
        ref={buttonRef}
        id={id}
        type="button"
        disabled={disabled}
        // What is chosen belongs to the name too.
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={preload}
        onFocus={preload}
        className={cn(searchControl(look), "flex items-center justify-between gap-2")}
      >
        <span id={`${id}-value`} className={cn("min-w-0 truncate", !value && "font-normal text-ink-2")}>
          {value ? formatShortDay(value) : "Scegli una data"}
        </span>
        <CalendarDays className={cn("size-5 shrink-0 text-ink-2", look === "bar" && "max-sm:hidden")} />
      </button>
      {value && <input type="hidden" name={name} value={value} />}
      {open && (
        <Suspense fallback={<Coming />}>
          <DatePopover
            label={label}
            anchorRef={buttonRef}
            value={value}
            min={min}
            onChoose={(day) => {
              onChange(day);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </SearchCell>
  );
}
