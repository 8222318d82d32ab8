import { useTranslations } from "next-intl";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BindField } from "./bind-field";
import { DateField } from "./date-field";
import { PeriodFields } from "./period-fields";
import type { PeriodValue } from "./period-value";
import type { SearchLook } from "./search-cell";

interface PlainPeriodProps {
  bind: BindField;
  value: PeriodValue;
  /** Today in Rome when the page was made; earlier days cannot be chosen. */
  today: CalendarDay;
  look?: SearchLook;
  /** False where a search goes without days too. */
  required?: boolean;
  cellClassName?: string;
}

/** The period of a search as the server draws it, for a form without any code. */
export function PlainPeriod({ today, look = "stacked", required = true, ...props }: PlainPeriodProps) {
  const t = useTranslations("searchForm");
  const { bind, value } = props;
  const field = { look, bind, required };
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
