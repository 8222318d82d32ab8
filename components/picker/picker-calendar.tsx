import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { CalendarLegend } from "./calendar-legend";
import { ClosedLines } from "./closed-lines";
import { MonthCalendar } from "./month-calendar";
import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerState } from "./use-picker";

/** The calendar with its closed days, and the reason why a clicked day is not available. */
export function PickerCalendar({
  picker,
  textInsetClass: textInset,
}: {
  picker: PickerState;
  textInsetClass?: string;
}) {
  const t = useTranslations("picker");
  const { availability, refused } = picker;
  return (
    <>
      {availability.isError && (
        <div className={cn("mb-3", textInset)}>
          <PickerProblem onRetry={() => void availability.refresh()}>{t("noAvailability")}</PickerProblem>
        </div>
      )}
      <MonthCalendar
        month={picker.month}
        today={picker.today}
        horizonMonths={picker.horizonMonths}
        selection={picker.choice.selection}
        infoOf={picker.infoOf}
        isLoading={availability.isPending}
        onSelectDay={picker.selectDay}
        onMonthChange={picker.turnTo}
      />
      <ClosedLines month={picker.month} today={picker.today} infoOf={picker.infoOf} />
      <p role="status" className={cn("mt-2 text-[0.92rem] text-terra-700 empty:hidden", textInset)}>
        {refused && <NotAvailable isRange={false} why={picker.infoOf(refused).unavailable} />}
      </p>
      <CalendarLegend />
    </>
  );
}
