import { cn } from "@/components/ui/cn";
import { ChevronDown } from "@/components/ui/icons";
import { Switch } from "@/components/ui/switch";
import { endHourOptions, startHourOptions } from "@/lib/domain/room-time/day-parts";
import type { CalendarDay, WallTime } from "@/lib/domain/time/calendar-day";
import { DateField } from "./date-field";
import type { PeriodValue } from "./period-value";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";

export interface PeriodFieldsProps {
  /** What the address asks for. */
  value: PeriodValue;
  /** Today in Rome when the page was made; earlier days cannot be chosen. */
  today: CalendarDay;
  look?: SearchLook;
  /** False where a search goes without days too. */
  required?: boolean;
  /** For each cell of the bar or the panel. */
  cellClassName?: string;
}

/**
 * Check-in, check-out, "Tutto il giorno" and, without it, the hours of one day. Named startDate, endDate, isFullDay,
 * startTime and endTime, for a GET form around it that works before JavaScript too: the switch itself shows and hides
 * the hours. `LiveForm` makes them alive.
 */
export function PeriodFields({
  value,
  today,
  look = "stacked",
  required = true,
  cellClassName,
}: PeriodFieldsProps) {
  const hours = cn("group-has-[[name=isFullDay]:checked]/period:hidden", cellClassName);
  return (
    <div
      className={cn(
        "group/period",
        // In a bar the cells belong to the grid of the form itself.
        look === "bar" ? "contents lg:*:flex-1" : "grid grid-cols-2 gap-x-3 gap-y-4",
      )}
    >
      <DateField
        look={look}
        label="Check-in"
        name="startDate"
        value={value.startDate}
        min={today}
        required={required}
        className={cn(
          "max-lg:group-data-alive/form:not-group-has-[[name=isFullDay]:checked]/period:col-span-2",
          cellClassName,
        )}
      />
      <DateField
        look={look}
        label="Check-out"
        name="endDate"
        value={value.endDate}
        min={value.startDate ?? today}
        required={required}
        waits={value.startDate === null}
        // Hours belong to one day: once the form is alive, the check-in is the check-out then.
        className={cn(
          "group-data-alive/form:not-group-has-[[name=isFullDay]:checked]/period:hidden",
          cellClassName,
        )}
      />
      <HourField
        look={look}
        label="Dalle"
        name="startTime"
        value={value.startTime}
        options={startHourOptions}
        className={hours}
      />
      <HourField
        look={look}
        label="Alle"
        name="endTime"
        value={value.endTime}
        // Before JavaScript the start can change unseen, so every end stays open.
        options={endHourOptions(null).map(({ hour }) => hour)}
        className={hours}
      />
      <div
        className={cn(
          "relative flex min-w-0",
          look === "bar"
            ? "h-17 flex-col justify-between gap-1 px-4 py-2.5 lg:max-w-40"
            : "col-span-2 min-h-12 items-center justify-between gap-3",
          cellClassName,
        )}
      >
        <label
          htmlFor="search-isFullDay"
          className={
            look === "bar"
              ? "text-[0.8rem] font-semibold whitespace-nowrap text-ink-2"
              : "grow text-[0.94rem] font-semibold"
          }
        >
          Tutto il giorno
        </label>
        <Switch id="search-isFullDay" name="isFullDay" value="true" defaultChecked={value.isFullDay} />
      </div>
    </div>
  );
}

interface HourFieldProps {
  look: SearchLook;
  label: string;
  name: "startTime" | "endTime";
  value: WallTime;
  options: readonly WallTime[];
  className: string;
}

function HourField({ look, label, name, value, options, className }: HourFieldProps) {
  const id = `search-${name}`;
  // An address may ask for half past.
  const hours = options.includes(value) ? options : [...options, value].sort();
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <span className="relative block">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={cn(searchControl(look), "appearance-none pr-9 tabular-nums")}
        >
          {hours.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </select>
        <ChevronDown
          className={cn(
            "pointer-events-none absolute right-3 size-5 text-ink-2",
            look === "bar" ? "bottom-3.5" : "top-3.5",
          )}
        />
      </span>
    </SearchCell>
  );
}
