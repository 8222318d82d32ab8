import { useTranslations } from "next-intl";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { CalendarField } from "./calendar-field";
import { PeriodFields } from "./period-fields";
import type { SearchLook } from "./search-cell";
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
  const day = { look, bind, required: false };
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
