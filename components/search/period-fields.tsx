import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Switch } from "@/components/ui/switch";
import { endHourOptions, startHourOptions } from "@/lib/domain/room-time/day-parts";
import type { CalendarDay, WallTime } from "@/lib/domain/time/calendar-day";
import type { BindField } from "./bind-field";
import type { PeriodValue } from "./period-value";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";

export interface PeriodFieldsProps {
  bind: BindField;
  /** The initial values; in an interactive form, the current ones. */
  value: PeriodValue;
  look?: SearchLook;
  /** The form is interactive and updates dependent fields. */
  isAlive?: boolean;
  /** For each cell of the bar or the panel. */
  cellClassName?: string | undefined;
  /** The fields of the first and of the last day. */
  renderStart: (className: string) => ReactNode;
  renderEnd: (className: string) => ReactNode;
}

/**
 * Check-in, check-out, "Tutto il giorno" and, without it, the hours of one day. Named startDate, endDate, isFullDay,
 * startTime and endTime, for a surrounding GET form that also works without JavaScript: the switch shows and hides the
 * hours by CSS alone.
 */
export function PeriodFields({
  bind,
  value,
  look = "stacked",
  isAlive = false,
  cellClassName,
  renderStart,
  renderEnd,
}: PeriodFieldsProps) {
  const t = useTranslations("searchForm");
  const hours = cn("group-has-[[name=isFullDay]:checked]/period:hidden", cellClassName);
  // Hours apply to a single day: in an interactive form the check-out then follows the check-in and is hidden.
  const isOneDay = isAlive && !value.isFullDay;
  const ends = endHourOptions(isAlive ? value.startTime : null);
  return (
    <div
      className={cn(
        "group/period",
        // In a bar, the cells belong to the grid of the surrounding form.
        look === "bar" ? "contents lg:*:flex-1" : "grid grid-cols-2 gap-x-3 gap-y-4",
      )}
    >
      {renderStart(cn(isOneDay && "max-lg:col-span-2", cellClassName))}
      {!isOneDay && renderEnd(cn(cellClassName))}
      <HourField
        look={look}
        label={t("from")}
        name="startTime"
        bind={bind}
        value={value.startTime}
        options={startHourOptions.map((hour) => ({ hour, isDisabled: false }))}
        className={hours}
      />
      <HourField
        look={look}
        label={t("to")}
        name="endTime"
        bind={bind}
        value={value.endTime}
        options={ends}
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
          {t("fullDay")}
        </label>
        <Switch id="search-isFullDay" value="true" {...bind("isFullDay")} />
      </div>
    </div>
  );
}

interface HourFieldProps {
  look: SearchLook;
  label: string;
  name: "startTime" | "endTime";
  bind: BindField;
  value: WallTime;
  options: readonly { hour: WallTime; isDisabled: boolean }[];
  className: string;
}

const byHour = (a: { hour: WallTime }, b: { hour: WallTime }) => (a.hour < b.hour ? -1 : 1);

function HourField({ look, label, name, bind, value, options, className }: HourFieldProps) {
  const id = `search-${name}`;
  // A URL may contain a half hour.
  const isOffered = options.some(({ hour }) => hour === value);
  const hours = isOffered ? options : [...options, { hour: value, isDisabled: false }].sort(byHour);
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <span className={cn("select", look === "bar" && "select-low")}>
        <select
          id={id}
          className={cn(searchControl(look), "appearance-none pr-9 tabular-nums")}
          {...bind(name)}
        >
          {hours.map(({ hour, isDisabled }) => (
            <option key={hour} {...(isDisabled && { disabled: true })}>
              {hour}
            </option>
          ))}
        </select>
      </span>
    </SearchCell>
  );
}

export interface DateFieldProps {
  look: SearchLook;
  label: string;
  name: "startDate" | "endDate";
  bind: BindField;
  min: CalendarDay;
  className?: string | undefined;
}

/** A day in the browser's own date input: before hydration, and if the code of the calendar cannot be loaded. */
export function DateField({ look, label, name, bind, min, className }: DateFieldProps) {
  const id = `search-${name}`;
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <input id={id} type="date" min={min} className={searchControl(look)} {...bind(name)} />
    </SearchCell>
  );
}
