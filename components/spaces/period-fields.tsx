"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { CalendarDay } from "@/lib/domain/calendar-day";
import type { FilterValues } from "@/lib/domain/filter-values";
import { endHourOptions, startHourOptions } from "@/lib/domain/periods";

type PeriodValues = Pick<FilterValues, "startDate" | "endDate" | "isFullDay" | "startTime" | "endTime">;

interface PeriodFieldsProps {
  values: PeriodValues;
  today: CalendarDay;
  onChange: (change: Partial<PeriodValues>) => void;
}

/**
 * When a space is needed: days, or hours of one day. Which fields show follows the switch by style alone,
 * so that it works before JavaScript; the server ignores what does not belong to the mode.
 */
export function PeriodFields({ values, today, onChange }: PeriodFieldsProps) {
  const { startDate, endDate, isFullDay, startTime, endTime } = values;

  function changeStart(start: string): void {
    const isEndBefore = endDate !== "" && endDate < start;
    onChange({ startDate: start, endDate: start === "" || isEndBefore ? start : endDate });
  }

  function changeStartTime(start: string): void {
    const isEndBefore = endTime <= start;
    const next = endHourOptions(start).find((option) => !option.isDisabled)?.hour;
    onChange({ startTime: start, endTime: isEndBefore && next ? next : endTime });
  }

  return (
    <fieldset className="group/period grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">Quando</legend>
      <Field label="Check-in" className="group-has-[[role=switch]:not(:checked)]/period:col-span-2">
        <Input
          type="date"
          name="startDate"
          min={today}
          value={startDate}
          onChange={(event) => changeStart(event.target.value)}
          className="px-2.5"
        />
      </Field>
      <Field label="Check-out" className="group-has-[[role=switch]:not(:checked)]/period:hidden">
        <Input
          type="date"
          name="endDate"
          min={startDate || today}
          value={endDate}
          onChange={(event) => onChange({ endDate: event.target.value })}
          className="px-2.5"
        />
      </Field>
      <label className="col-span-2 flex min-h-11 items-center justify-between gap-3 text-[0.97rem]">
        Tutto il giorno
        <Switch
          name="isFullDay"
          value="true"
          checked={isFullDay}
          onCheckedChange={(checked) => onChange({ isFullDay: checked })}
        />
      </label>
      <Field label="Dalle" className="group-has-[[role=switch]:checked]/period:hidden">
        <Select name="startTime" value={startTime} onChange={(event) => changeStartTime(event.target.value)}>
          {startHourOptions.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </Select>
      </Field>
      <Field label="Alle" className="group-has-[[role=switch]:checked]/period:hidden">
        <Select
          name="endTime"
          value={endTime}
          onChange={(event) => onChange({ endTime: event.target.value })}
        >
          {endHourOptions(startTime).map(({ hour, isDisabled }) => (
            <option key={hour} disabled={isDisabled}>
              {hour}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  );
}
