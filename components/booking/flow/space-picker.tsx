import { useTranslations } from "next-intl";
import { CalendarLegend } from "@/components/picker/calendar-legend";
import {
  CalendarIntro,
  ChooseDayPrompt,
  COLUMNS,
  CONTINUE_BAR_CLASS,
  MONTH_TABLE_CLASS,
  PICKER_CLASS,
  StepsPanel,
  WeekdayHead,
} from "@/components/picker/picker-frame";
import { toPickerSpace } from "@/components/picker/picker-space";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";
import { monthWeeks } from "@/lib/domain/time/month-grid";
import type { Space } from "@/lib/schemas/space/space";
import { DeferredPicker } from "./deferred-picker";

export function SpacePicker({ space }: { space: Space }) {
  const today = dayOf(new Date());
  return (
    <DeferredPicker space={toPickerSpace(space)} today={today} skeleton={<PickerSkeleton today={today} />} />
  );
}

/** The placeholder of the picker while its code loads: exactly as large as the picker without a choice. */
function PickerSkeleton({ today }: { today: CalendarDay }) {
  const t = useTranslations("picker");
  const formats = useFormats();
  return (
    <div className={PICKER_CLASS}>
      <section aria-label={t("title")}>
        <CalendarIntro />
        <p className="mb-2 flex h-11 items-center justify-center font-display-soft text-xl">
          {formats.month(today)}
        </p>
        <table aria-hidden className={MONTH_TABLE_CLASS}>
          <WeekdayHead />
          <tbody>
            {monthWeeks(today).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, column) => (
                  <td key={COLUMNS[column]} className="p-0 py-0.5">
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
        <Button variant="action" className="w-full" disabled>
          {t("continue")}
        </Button>
      </div>
    </div>
  );
}
