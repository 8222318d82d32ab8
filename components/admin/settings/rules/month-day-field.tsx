import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { Select } from "@/components/ui/select";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { isYearStart } from "@/lib/domain/membership/membership-year";
import { monthNames } from "@/lib/domain/time/day-format";
import { isMonthDay } from "@/lib/domain/time/month-day";

const MOST_DAYS = 31;

const two = (number: number) => String(number).padStart(2, "0");

interface MonthDayFieldProps {
  name: string;
  isAllowed: (value: string) => boolean;
  canBeNone: boolean;
}

/** A day of the year, chosen as day and month; its value is `MM-DD`, or empty for none. */
function MonthDayField({ name, isAllowed, canBeNone }: MonthDayFieldProps) {
  const t = useTranslations("panel.settings.monthDay");
  const { field } = useController({ name });
  const value: string = typeof field.value === "string" ? field.value : "";
  const [month = "", day = ""] = value.split("-");
  const days = Array.from({ length: MOST_DAYS }, (_, index) => two(index + 1)).filter((one) =>
    isAllowed(`${month || "01"}-${one}`),
  );
  /** If the month does not have the chosen day, its last allowed day is chosen. */
  const choose = (inMonth: string, on: string) => {
    if (inMonth === "") return field.onChange("");
    const chosen = on || "01";
    const last = Array.from({ length: MOST_DAYS }, (_, index) => two(MOST_DAYS - index)).find(
      (one) => one <= chosen && isAllowed(`${inMonth}-${one}`),
    );
    field.onChange(`${inMonth}-${last ?? "01"}`);
  };
  return (
    <div className="grid max-w-96 grid-cols-[6rem_minmax(0,1fr)] gap-3">
      <Select
        aria-label={t("day")}
        disabled={month === ""}
        value={day}
        onBlur={field.onBlur}
        onChange={({ target }) => choose(month, target.value)}
      >
        {month === "" && <option value="" />}
        {days.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </Select>
      <Select
        ref={field.ref}
        name={name}
        aria-label={t("month")}
        value={month}
        onBlur={field.onBlur}
        onChange={({ target }) => choose(target.value, day)}
      >
        {canBeNone && <option value="">{t("none")}</option>}
        {monthNames(DEFAULT_LANGUAGE).map((label, index) => (
          <option key={label} value={two(index + 1)}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

export const PatronSaintDayField = ({ name }: { name: string }) => (
  <MonthDayField name={name} isAllowed={isMonthDay} canBeNone />
);

export const YearStartField = ({ name }: { name: string }) => (
  <MonthDayField name={name} isAllowed={isYearStart} canBeNone={false} />
);
