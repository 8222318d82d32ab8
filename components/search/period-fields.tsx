"use client";

import { ChevronDown as chevronDown } from "lucide";
import { useId } from "react";
import { drawIcon } from "@/components/ui/draw-icon";
import { useHydrated } from "@/components/ui/hydration";
import { Switch } from "@/components/ui/switch";
import { endHourOptions, startHourOptions } from "@/lib/domain/period/day-parts";
import type { CalendarDay, WallTime } from "@/lib/domain/time/calendar-day";
import { cn } from "@/lib/utils";
import { DateField } from "./date-field";
import { type PeriodValue, withFullDay, withStartDate, withStartTime } from "./period-value";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";

const ChevronDown = drawIcon(chevronDown);

export interface PeriodFieldsProps {
  value: PeriodValue;
  onChange: (value: PeriodValue) => void;
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
 * startTime and endTime, for a GET form around it that works before JavaScript too.
 */
export function PeriodFields({
  value,
  onChange,
  today,
  look = "stacked",
  required = true,
  cellClassName,
}: PeriodFieldsProps) {
  const enhanced = useHydrated();
  const showsHours = !enhanced || !value.isFullDay;
  // Before JavaScript the switch itself shows and hides the hours.
  const hours = enhanced ? "" : "group-has-[[name=isFullDay]:checked]/period:hidden";
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
        onChange={(day) => onChange(withStartDate(value, day))}
        className={cn(enhanced && !value.isFullDay && "max-lg:col-span-2", cellClassName)}
      />
      {!enhanced || value.isFullDay ? (
        <DateField
          look={look}
          label="Check-out"
          name="endDate"
          value={value.endDate}
          min={value.startDate ?? today}
          required={required}
          disabled={value.startDate === null}
          onChange={(endDate) => onChange({ ...value, endDate })}
          className={cellClassName ?? ""}
        />
      ) : (
        value.startDate && <input type="hidden" name="endDate" value={value.startDate} />
      )}
      {showsHours && (
        <>
          <HourField
            look={look}
            label="Dalle"
            name="startTime"
            value={value.startTime}
            options={startHourOptions.map((hour) => ({ hour, isDisabled: false }))}
            onChange={(time) => onChange(withStartTime(value, time))}
            className={cn(hours, cellClassName)}
          />
          <HourField
            look={look}
            label="Alle"
            name="endTime"
            value={value.endTime}
            // Before JavaScript the start can change unseen, so every end stays open.
            options={endHourOptions(enhanced ? value.startTime : null)}
            onChange={(endTime) => onChange({ ...value, endTime })}
            className={cn(hours, cellClassName)}
          />
        </>
      )}
      <FullDaySwitch
        look={look}
        enhanced={enhanced}
        checked={value.isFullDay}
        onChange={(isFullDay) => onChange(withFullDay(value, isFullDay))}
        className={cn(look === "bar" ? "lg:max-w-40" : "col-span-2", cellClassName)}
      />
    </div>
  );
}

interface HourFieldProps {
  look: SearchLook;
  label: string;
  name: string;
  value: WallTime;
  options: { hour: WallTime; isDisabled: boolean }[];
  onChange: (time: WallTime) => void;
  className?: string;
}

function HourField({ look, label, name, value, options, onChange, className }: HourFieldProps) {
  const id = useId();
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <span className="relative block">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cn(searchControl(look), "appearance-none pr-9 tabular-nums")}
        >
          {options.map(({ hour, isDisabled }) => (
            <option key={hour} value={hour} disabled={isDisabled}>
              {hour}
            </option>
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

function FullDaySwitch({
  look,
  enhanced,
  checked,
  onChange,
  className,
}: {
  look: SearchLook;
  enhanced: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
}) {
  const id = useId();
  return (
    <div
      className={cn(
        "relative flex min-w-0",
        look === "bar"
          ? "h-17 flex-col justify-between gap-1 px-4 py-2.5"
          : "min-h-12 items-center justify-between gap-3",
        className,
      )}
    >
      <label
        htmlFor={id}
        className={
          look === "bar"
            ? "text-[0.8rem] font-semibold whitespace-nowrap text-ink-2"
            : "grow text-[0.94rem] font-semibold"
        }
      >
        Tutto il giorno
      </label>
      {enhanced ? (
        <>
          <Switch id={id} checked={checked} onCheckedChange={onChange} />
          <input type="hidden" name="isFullDay" value={String(checked)} />
        </>
      ) : (
        <Switch id={id} name="isFullDay" value="true" defaultChecked={checked} />
      )}
    </div>
  );
}
