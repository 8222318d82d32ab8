import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CalendarDays } from "@/components/ui/icons";
import { weekdayNames } from "@/lib/domain/time/day-format";

/* Classes and parts shared by the picker and its skeleton, so that replacing the skeleton causes no layout shift. */

export const PICKER_CLASS =
  "relative flex flex-col gap-6 rounded-xl border bg-surface px-2 pt-5 shadow-raised";

/** In a dialog, whose padding would otherwise stay visible below it, the bar reaches its edge. */
export const CONTINUE_BAR_CLASS =
  "sticky -bottom-px sm:in-[[role=dialog]]:-bottom-7 z-20 -mx-2 flex flex-col gap-2.5 rounded-b-xl border-t bg-surface px-4.5 pt-3 pb-[max(0.9rem,env(safe-area-inset-bottom))]";

export const MONTH_TABLE_CLASS = "w-full table-fixed border-collapse";
/** The weekdays of the columns, Monday first; 0 is Sunday. */
export const COLUMNS = [1, 2, 3, 4, 5, 6, 0] as const;

export function WeekdayHead() {
  const names = weekdayNames(useLocale());
  return (
    <thead>
      <tr>
        {COLUMNS.map((weekday) => (
          <th key={weekday} scope="col" className="py-1.5 text-[0.8rem] font-semibold text-ink-2">
            <span aria-hidden>{names[weekday].slice(0, 3)}</span>
            <span className="sr-only">{names[weekday]}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function CalendarIntro() {
  const t = useTranslations("picker");
  return (
    <div className="mb-4 flex flex-col gap-1.5 px-2.5">
      <h2 className="text-[1.7rem]">{t("title")}</h2>
      <p className="text-ink-2">{t("lead")}</p>
      <p className="text-[0.92rem] text-ink-2">{t("note")}</p>
    </div>
  );
}

export const StepsPanel = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-6 px-2.5">{children}</div>
);

export function ChooseDayPrompt() {
  const t = useTranslations("picker");
  return (
    <p className="flex items-center gap-3 rounded-md bg-sand-100 px-4 py-4 text-[0.95rem] text-ink-2">
      <CalendarDays className="size-5 shrink-0 text-sage-600" />
      {t("chooseDay")}
    </p>
  );
}
