import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BindField } from "./bind-field";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";

export interface DateFieldProps {
  look: SearchLook;
  label: string;
  name: "startDate" | "endDate";
  bind: BindField;
  min: CalendarDay;
  required: boolean;
  className?: string | undefined;
}

/** A day in the browser's own date input: before hydration, and if the code of the calendar cannot be loaded. */
export function DateField({ look, label, name, bind, min, required, className }: DateFieldProps) {
  const id = `search-${name}`;
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <input
        id={id}
        type="date"
        required={required}
        min={min}
        className={searchControl(look)}
        {...bind(name)}
      />
    </SearchCell>
  );
}
