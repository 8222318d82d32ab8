import { cn } from "@/components/ui/cn";
import { CalendarDays } from "@/components/ui/icons";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayWords } from "./day-words";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";

export interface DateFieldProps {
  look: SearchLook;
  label: string;
  /** The parameter of the form. */
  name: "startDate" | "endDate";
  value: CalendarDay | null;
  /** The first day that can be chosen. */
  min: CalendarDay;
  /** Whether there is nothing to choose yet, for who chooses by the calendar. */
  waits?: boolean;
  required?: boolean;
  className?: string | undefined;
}

/**
 * A day. A native date input, so that the form works before JavaScript; once the form is alive, a button with a calendar
 * stands in its place (`LiveForm`), and the input only holds the day.
 */
export function DateField({
  look,
  label,
  name,
  value,
  min,
  waits = false,
  required = true,
  className,
}: DateFieldProps) {
  const id = `search-${name}`;
  return (
    <SearchCell look={look} label={label} htmlFor={id} day={name} className={className}>
      <input
        id={id}
        type="date"
        name={name}
        required={required}
        min={min}
        defaultValue={value ?? ""}
        className={cn(searchControl(look), "group-data-alive/form:hidden")}
      />
      <button
        type="button"
        disabled={waits}
        // What is chosen belongs to the name too.
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={false}
        className={cn(
          searchControl(look),
          "hidden items-center justify-between gap-2 group-data-alive/form:flex",
        )}
      >
        <span
          id={`${id}-value`}
          data-empty={value === null}
          className="min-w-0 truncate data-[empty=true]:font-normal data-[empty=true]:text-ink-2"
        >
          {dayWords(value)}
        </span>
        <CalendarDays className={cn("size-5 shrink-0 text-ink-2", look === "bar" && "max-sm:hidden")} />
      </button>
    </SearchCell>
  );
}
