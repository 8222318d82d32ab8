import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatMonth } from "@/lib/domain/time/day-format";
import { monthWeeks } from "@/lib/domain/time/month-grid";
import { CalendarLegend } from "./calendar-legend";
import {
  CALENDAR_CLASS,
  CalendarIntro,
  ChooseDayPrompt,
  CONTINUE_BAR_CLASS,
  CONTINUE_BUTTON_CLASS,
  CONTINUE_LABEL,
  MONDAY_FIRST,
  MONTH_TABLE_CLASS,
  PICKER_CLASS,
  StepsPanel,
  WeekdayHead,
} from "./picker-frame";

/** The placeholder of the picker while its code loads: exactly as large as the picker without a choice. */
export function PickerSkeleton({ today }: { today: CalendarDay }) {
  return (
    <div className={PICKER_CLASS}>
      <section aria-label="Seleziona le date" className={CALENDAR_CLASS}>
        <CalendarIntro />
        <p className="mb-2 flex h-11 items-center justify-center font-display-soft text-xl">
          {formatMonth(today)}
        </p>
        <table aria-hidden className={MONTH_TABLE_CLASS}>
          <WeekdayHead />
          <tbody>
            {monthWeeks(today).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, column) => (
                  <td key={MONDAY_FIRST[column]} className="p-0 py-0.5">
                    {day !== null && <Skeleton className="h-12 opacity-60" />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <CalendarLegend />
      </section>
      <StepsPanel>
        <ChooseDayPrompt />
      </StepsPanel>
      <div className={CONTINUE_BAR_CLASS}>
        <Button variant="action" className={CONTINUE_BUTTON_CLASS} disabled>
          {CONTINUE_LABEL}
        </Button>
      </div>
    </div>
  );
}
