import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { CalendarDays } from "@/components/ui/icons";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { DatePopoverProps } from "./date-popover";
import { DateField, type DateFieldProps, PeriodFields } from "./period-fields";
import { SearchCell, type SearchLook, searchControl } from "./search-cell";
import type { SearchFields } from "./use-search-form";

interface LivePeriodProps {
  fields: SearchFields;
  /** The day in Rome when the page was rendered; earlier days cannot be chosen. */
  today: CalendarDay;
  look?: SearchLook;
  cellClassName?: string;
}

/** The period of an interactive search, whose days are chosen in calendars. */
export function LivePeriod({ fields, today, look = "stacked", cellClassName }: LivePeriodProps) {
  const t = useTranslations("searchForm");
  const { bind, values, change } = fields;
  const day = { look, bind };
  return (
    <PeriodFields
      bind={bind}
      value={values}
      look={look}
      isAlive
      cellClassName={cellClassName}
      renderStart={(className) => (
        <CalendarField
          {...day}
          label={t("checkIn")}
          name="startDate"
          value={values.startDate}
          min={today}
          disabled={false}
          onChoose={(chosen) => change("startDate", chosen)}
          className={className}
        />
      )}
      renderEnd={(className) => (
        <CalendarField
          {...day}
          label={t("checkOut")}
          name="endDate"
          value={values.endDate}
          min={values.startDate || today}
          disabled={values.startDate === ""}
          onChoose={(chosen) => change("endDate", chosen)}
          className={className}
        />
      )}
    />
  );
}

const loadCalendar = async () => (await import("./date-popover")).DatePopover;

type DayCalendarProps = DatePopoverProps & { onLost: () => void };

function NoCalendar({ onLost }: DayCalendarProps) {
  useEffect(onLost, [onLost]);
  return null;
}

const DayCalendar = lazyWithRetry<DayCalendarProps>(loadCalendar, NoCalendar);

interface CalendarFieldProps extends DateFieldProps {
  /** "" until a day is chosen. */
  value: CalendarDay | "";
  disabled: boolean;
  onChoose: (day: CalendarDay) => void;
}

/**
 * A day chosen in a calendar, whose code is loaded when the pointer or the focus reaches the field. If it cannot be
 * loaded, the browser's own date field is used.
 */
function CalendarField({ value, disabled, onChoose, ...field }: CalendarFieldProps) {
  const t = useTranslations("searchForm");
  const formats = useFormats();
  const { look, label, name, min, className } = field;
  const id = `search-${name}`;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  if (isLost) return <DateField {...field} />;
  const prepare = () => void loadCalendar().catch(() => {});
  return (
    <SearchCell look={look} label={label} htmlFor={id} className={className}>
      <button
        ref={button}
        id={id}
        type="button"
        disabled={disabled}
        // The accessible name includes the chosen day.
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onFocus={prepare}
        onPointerEnter={prepare}
        className={cn(searchControl(look), "flex items-center justify-between gap-2")}
      >
        <span id={`${id}-value`} className={cn("min-w-0 truncate", value === "" && "font-normal text-ink-2")}>
          {value ? formats.shortDay(value) : t("chooseDate")}
        </span>
        <CalendarDays className={cn("size-5 shrink-0 text-ink-2", look === "bar" && "max-sm:hidden")} />
      </button>
      {isOpen && (
        <Suspense fallback={<LoadingNotice />}>
          <DayCalendar
            anchor={button}
            label={label}
            value={value}
            min={min}
            onChoose={(day) => {
              setOpen(false);
              onChoose(day);
            }}
            onClose={() => setOpen(false)}
            onLost={() => setLost(true)}
          />
        </Suspense>
      )}
    </SearchCell>
  );
}
