import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Calendar } from "@/components/ui/calendar";
import { cn } from "@/components/ui/cn";
import { CalendarDays } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { dateOfDay, dayOfDate, today } from "@/lib/client/browser-date";
import { EARLIEST_BIRTH_YEAR, MINIMUM_AGE } from "@/lib/domain/person/birth-date";
import { addMonths, isCalendarDay } from "@/lib/domain/time/calendar-day";

/** Hides the captions that react-day-picker renders for custom dropdowns: ours are native selects. */
const DROPDOWNS = {
  months: "relative",
  dropdowns: "flex items-center gap-1.5 [&_span>span]:hidden",
  dropdown:
    "min-h-11 cursor-pointer rounded-md border border-input bg-surface px-1.5 text-[0.97rem] font-semibold",
};

/**
 * A birth date: typed, autofilled, chosen with the phone's native picker, or from a calendar with the years from 1920
 * to 18 years ago. Used inside a Field, with the props of react-hook-form's `register`.
 */
export function BirthDateInput({
  chosen,
  onPick,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type"> & {
  /** The day in the field (`YYYY-MM-DD`), for the calendar; empty if there is none. */
  chosen: string;
  onPick: (day: string) => void;
}) {
  const t = useTranslations("person");
  const [open, setOpen] = useState(false);
  const first = `${EARLIEST_BIRTH_YEAR}-01-01`;
  const last = addMonths(today(), -12 * MINIMUM_AGE);
  const selected = isCalendarDay(chosen) ? dateOfDay(chosen) : undefined;
  return (
    <span className="relative block">
      <Input
        {...props}
        type="date"
        min={first}
        max={last}
        className={cn("pr-13 [&::-webkit-calendar-picker-indicator]:hidden", className)}
      />
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          aria-label={t("pickBirthDate")}
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-md text-ink-2 transition-colors hover:text-ink"
        >
          <CalendarDays className="size-5" />
        </PopoverTrigger>
        <PopoverContent
          aria-label={t("dateOfBirth")}
          align="end"
          className="w-[min(23rem,calc(100vw-1rem))] p-3"
        >
          <Calendar
            mode="single"
            autoFocus
            captionLayout="dropdown"
            classNames={DROPDOWNS}
            reverseYears
            selected={selected}
            defaultMonth={selected ?? dateOfDay(addMonths(last, -12 * 17))}
            startMonth={dateOfDay(first)}
            endMonth={dateOfDay(last)}
            disabled={{ after: dateOfDay(last) }}
            onSelect={(date) => {
              if (date) onPick(dayOfDate(date));
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
    </span>
  );
}
