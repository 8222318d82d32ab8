import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { closedRuns } from "@/lib/domain/room-time/closed-days";
import { type CalendarDay, laterOf, listDays } from "@/lib/domain/time/calendar-day";
import { firstOfMonth, lastOfMonth } from "@/lib/domain/time/month-grid";
import { CalendarLegend } from "./calendar-legend";
import type { DayInfo } from "./day-info";
import { MonthCalendar } from "./month-calendar";
import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerState } from "./use-picker";

interface ClosedLinesProps {
  month: CalendarDay;
  today: CalendarDay;
  infoOf: (day: CalendarDay) => DayInfo;
}

/** The closed days of the month with their reasons: "24–26 dicembre 2026, chiuso: Natale". */
function ClosedLines({ month, today, infoOf }: ClosedLinesProps) {
  const t = useTranslations("picker");
  const formats = useFormats();
  const word = useTextResolver();
  const first = laterOf(firstOfMonth(month), today);
  const last = lastOfMonth(month);
  if (last < first) return null;
  const runs = closedRuns(listDays(first, last), (day) => {
    const { unavailable } = infoOf(day);
    return unavailable?.code === "CLOSED" ? unavailable.message : null;
  });
  if (runs.length === 0) return null;
  return (
    <ul aria-label={t("closedDays")} className="mt-2 flex flex-col gap-0.5 px-2 text-[0.9rem] lg:px-0">
      {runs.map(({ startDate, endDate, message }) => (
        <li key={startDate} className="text-terra-700">
          {t.rich("closedRun", {
            days: () => <span className="font-medium">{formats.days(startDate, endDate)}</span>,
            reason: withinLine(word(message)),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Adapts "Chiuso: Natale." for the middle of a line. */
const withinLine = (message: string) => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, "");

interface PickerCalendarProps {
  picker: PickerState;
  textInsetClass?: string;
}

export function PickerCalendar({ picker, textInsetClass: textInset }: PickerCalendarProps) {
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
