"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { settingPath } from "@/components/admin/setting-paths";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { isAdministrator } from "@/lib/domain/person/roles";
import { type CalendarDay, partsOfDay } from "@/lib/domain/time/dates";

interface ListedHoliday {
  date: CalendarDay;
  name: string;
  isObserved: boolean;
}

const pathOf = (year: number) => `/api/holidays?year=${year}`;

/** Holidays of the next twelve months, and whether the centre observes them. */
export function HolidayList({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.closures.holidays");
  const { shortDay } = useFormats();
  const { year } = partsOfDay(today);
  const thisYear = useQuery<ListedHoliday[]>({ queryKey: [pathOf(year)] });
  const nextYear = useQuery<ListedHoliday[]>({ queryKey: [pathOf(year + 1)] });
  const role = usePanelRole();
  const [failed] = [thisYear, nextYear].filter(({ error, data }) => error && !data);
  const until = `${year + 1}${today.slice(4)}`;
  const holidays = [...(thisYear.data ?? []), ...(nextYear.data ?? [])].filter(
    ({ date }) => date >= today && date < until,
  );
  const isObserved = holidays.some((holiday) => holiday.isObserved);
  return (
    <section aria-labelledby="holidays" className="flex flex-col gap-3">
      <h3 id="holidays" className="text-[1.3rem]">
        {t("title")}
      </h3>
      {failed && <TableError error={failed.error} onRetry={() => void failed.refetch()} />}
      {holidays.length === 0 && !failed && <TableSkeleton />}
      {holidays.length > 0 && (
        <>
          <p className="text-ink-2">
            {t(isObserved ? "observed" : "notObserved")}{" "}
            {isAdministrator(role)
              ? t.rich("choice", {
                  settings: (words) => (
                    <Link className="underline" href={settingPath("observesHolidays")}>
                      {words}
                    </Link>
                  ),
                })
              : t("administratorsChoice")}
          </p>
          <ul
            aria-labelledby="holidays"
            className="m-0 grid list-none gap-x-8 rounded-xl border bg-surface px-4 py-2 lg:grid-cols-2"
          >
            {holidays.map(({ date, name }) => (
              <li
                key={date}
                className="flex justify-between gap-x-4 border-b border-sand-100 py-2 last:border-0 lg:[&:nth-last-child(2):nth-child(odd)]:border-0"
              >
                <span className="font-semibold">{name}</span>
                <span className="text-right text-ink-2 tabular-nums">{shortDay(date)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
