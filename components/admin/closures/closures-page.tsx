"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { settingPath } from "@/components/admin/setting-paths";
import { ClosureDialog } from "@/components/admin/shared/lazy-dialogs";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { DoorClosed } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { isAdministrator } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { partsOfDay } from "@/lib/domain/time/dates";
import type { Closure } from "@/lib/schemas/closure/closure";
import type { Space } from "@/lib/schemas/space/space";

type Opened = { kind: "edit"; closure: Closure | null } | { kind: "delete"; closure: Closure };

export function ClosuresPage({ today }: { today: CalendarDay }) {
  const closures = useQuery<Closure[]>({
    queryKey: [`/api/closures?from=${today}`],
  });
  const spaces = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  const t = useTranslations("panel.closures");
  const pages = useTranslations("panel.pages.title");
  const formats = useFormats();
  const act = useAdminAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  /** Undo restores the closure, keeps bookings made in the meantime, and sends no second notification. */
  async function remove({ id, ...closure }: Closure): Promise<void> {
    await act(() => api.delete(`/api/closures/${id}`), { failure: t("removal.failed") });
    offerUndo(t("removal.done"), () =>
      act(() => api.post("/api/closures", { ...closure, onConflict: "keep", notify: false }), {
        success: t("removal.undone"),
        failure: t("removal.undoFailed"),
      }),
    );
  }
  const spaceNameOf = ({ spaceId }: Closure) =>
    spaceId === null
      ? t("wholeCentre")
      : (spaces.data?.find(({ id }) => id === spaceId)?.name ?? t("someRoom"));
  /** "24 dicembre 2026 – 6 gennaio 2027, ogni giorno 08:00 – 12:00" */
  function whenOf({ startDate, endDate, startTime, endTime }: Closure): string {
    const days = formats.days(startDate, endDate);
    if (startTime === null || endTime === null) return days;
    return t(startDate === endDate ? "hours" : "dailyHours", { days, from: startTime, to: endTime });
  }

  return (
    <PageSection
      title={pages("closures")}
      actions={
        <Button variant="action" onClick={() => setOpened({ kind: "edit", closure: null })}>
          <DoorClosed />
          {t("add")}
        </Button>
      }
    >
      {closures.error && !closures.data && (
        <TableError error={closures.error} onRetry={() => void closures.refetch()} />
      )}
      {closures.isPending && <TableSkeleton />}
      {closures.data?.length === 0 && (
        <p className="rounded-xl border bg-surface p-6 text-ink-2">{t("none")}</p>
      )}
      <ul className="m-0 flex list-none flex-col gap-2.5 p-0">
        {closures.data?.map((closure) => (
          <li
            key={closure.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-surface px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{closure.reason}</span>
              <span className="block text-[0.94rem] text-ink-2 tabular-nums">
                {spaceNameOf(closure)} · {whenOf(closure)}
              </span>
              {closure.note && (
                <span className="block text-[0.94rem] wrap-anywhere">
                  {t("note", { note: closure.note })}
                </span>
              )}
            </span>
            <span className="flex gap-2">
              <Button variant="outline" size="sm" onClick={() => setOpened({ kind: "edit", closure })}>
                {t.rich("edit", { reason: closure.reason, what: srOnly })}
              </Button>
              <Button variant="outline" size="sm" onClick={() => setOpened({ kind: "delete", closure })}>
                {t.rich("remove", { reason: closure.reason, what: srOnly })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <HolidayList today={today} />
      {opened?.kind === "edit" && <ClosureDialog closure={opened.closure} today={today} onClose={close} />}
      {opened?.kind === "delete" && (
        <ConfirmDialog
          onOpenChange={(open) => !open && close()}
          title={t("removal.title", { reason: opened.closure.reason })}
          description={t("removal.text")}
          confirmLabel={t("removal.submit")}
          destructive
          onConfirm={() => remove(opened.closure)}
        />
      )}
    </PageSection>
  );
}

interface ListedHoliday {
  date: CalendarDay;
  name: string;
  isObserved: boolean;
}

const pathOf = (year: number) => `/api/holidays?year=${year}`;

function HolidayList({ today }: { today: CalendarDay }) {
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
