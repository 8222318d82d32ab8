import { useTranslations } from "next-intl";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BindField } from "./bind-field";
import { DateField, PeriodFields } from "./period-fields";
import type { PeriodValue } from "./period-value";
import type { SearchLook } from "./search-cell";

interface PlainPeriodProps {
  bind: BindField;
  value: PeriodValue;
  /** The day in Rome when the page was rendered; earlier days cannot be chosen. */
  today: CalendarDay;
  look?: SearchLook;
  cellClassName?: string;
}

/** The period of a search in a plain form that needs no code in the browser. */
export function PlainPeriod({ today, look = "stacked", ...props }: PlainPeriodProps) {
  const t = useTranslations("searchForm");
  const { bind, value } = props;
  const field = { look, bind };
  return (
    <PeriodFields
      {...props}
      look={look}
      renderStart={(className) => (
        <DateField {...field} label={t("checkIn")} name="startDate" min={today} className={className} />
      )}
      renderEnd={(className) => (
        <DateField
          {...field}
          label={t("checkOut")}
          name="endDate"
          min={value.startDate || today}
          className={className}
        />
      )}
    />
  );
}
