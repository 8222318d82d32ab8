import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatMonth } from "@/lib/domain/time/day-format";
import { monthWeeks } from "@/lib/domain/time/month-grid";
import { CalendarLegend } from "./calendar-legend";
import {
  CALENDAR_LOOK,
  CalendarIntro,
  ChooseDayFirst,
  CONTINUE_BUTTON_LOOK,
  CONTINUE_LABEL,
  CONTINUE_LOOK,
  MONDAY_FIRST,
  MONTH_LOOK,
  PICKER_LOOK,
  StepsFrame,
  WeekdayHead,
} from "./picker-frame";

/** The picker before its script has loaded: as large, to the pixel, as the picker of who has chosen nothing. */
export function PickerSkeleton({ today }: { today: CalendarDay }) {
  return (
    <div className={PICKER_LOOK}>
      <section aria-label="Seleziona le date" className={CALENDAR_LOOK}>
        <CalendarIntro />
        <p className="mb-2 flex h-11 items-center justify-center font-display-soft text-xl">
          {formatMonth(today)}
        </p>
        <table aria-hidden className={MONTH_LOOK}>
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
      <StepsFrame>
        <ChooseDayFirst />
      </StepsFrame>
      <div className={CONTINUE_LOOK}>
        <Button variant="action" className={CONTINUE_BUTTON_LOOK} disabled>
          {CONTINUE_LABEL}
        </Button>
      </div>
    </div>
  );
}
