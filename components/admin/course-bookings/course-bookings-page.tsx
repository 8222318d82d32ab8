"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { ContactLinks } from "@/components/admin/shared/contact-links";
import { PageSection } from "@/components/admin/shared/page-section";
import { AttendanceSheet } from "@/components/admin/shared/participants/attendance-sheet";
import {
  useSignUpColumns,
  useSignUpCsv,
  useSignUpName,
} from "@/components/admin/shared/participants/use-sign-up-columns";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, NOTHING } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { listAll } from "@/lib/client/list-all";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { groupByDate } from "@/lib/domain/sign-up/sign-ups-by-date";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { csvDay } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { dayOf } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";

const PATH = "/api/course-bookings";
const NO_FILTERS = { status: "", courseId: "" };

export function CourseSignUpsPage() {
  const t = useTranslations("panel.courseSignUps");
  const tPerson = useTranslations("person");
  const tStatus = useTranslations("bookingWords.status");
  const formats = useFormats();
  const nameOf = useSignUpName();
  const csv = useSignUpCsv();
  const courses = useQuery<Course[]>({ queryKey: ["/api/courses"] });
  const { columns: signUp, payments } = useSignUpColumns<CourseSignUp>(PATH);
  const table = useServerTable<CourseSignUp, typeof NO_FILTERS>(
    PATH,
    NO_FILTERS,
    ({ key, direction }) => `${key}-${direction}`,
    { key: "made", direction: "desc" },
  );

  const columns = useMemo<readonly Column<CourseSignUp>[]>(
    () => [
      { key: "name", header: t("column.name"), priority: "title", isSortable: true, text: nameOf },
      { key: "course", header: t("column.course"), priority: "high", text: ({ course }) => course.title },
      {
        key: "start",
        header: t("column.start"),
        priority: "high",
        isSortable: true,
        cell: ({ startDate }) => (startDate ? formats.shortDay(startDate) : NOTHING),
        text: ({ startDate }) => csvDay(startDate),
      },
      {
        key: "contact",
        header: t("column.contact"),
        priority: "low",
        cell: ({ id, email, phone }) => (
          <ContactLinks email={email} phone={phone} about={{ kind: "course-booking", id }} />
        ),
        text: ({ email }) => email,
      },
      {
        key: "made",
        header: t("column.made"),
        priority: "low",
        isSortable: true,
        cell: ({ bookingDate }) => formats.instant(new Date(bookingDate)),
        text: ({ bookingDate }) => csvDay(dayOf(new Date(bookingDate))),
      },
      signUp.payment,
      signUp.status,
    ],
    [t, formats, signUp, nameOf],
  );

  const { filters, setFilter } = table;
  const course = courses.data?.find(({ id }) => String(id) === filters.courseId);
  return (
    <PageSection title={t("title")}>
      {course && <CourseSignUpsByDate course={course} />}
      {payments("course", table.rows, ({ course: { title } }) => title)}
      <DataTable
        {...table}
        caption={t("title")}
        columns={columns}
        rowName={nameOf}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        empty={{
          title: t("emptyTitle"),
          description: t("emptyText"),
        }}
        filters={
          <>
            <ChoiceFilter
              label={t("column.course")}
              all={t("filter.allCourses")}
              options={(courses.data ?? []).map(({ id, title }) => [String(id), title])}
              value={filters.courseId}
              onChange={(courseId) => setFilter({ courseId })}
              className="grow basis-40 md:max-w-64"
            />
            <ChoiceFilter
              label={t("filter.status")}
              all={t("filter.all")}
              options={BOOKING_STATUSES.map((one) => [one, tStatus(one)])}
              value={filters.status}
              onChange={(status) => setFilter({ status })}
            />
          </>
        }
        toolbar={
          <ExportButton
            name={t("fileName")}
            columns={csvColumns(columns, [
              { header: tPerson("phone"), value: ({ phone }) => phone },
              {
                header: t("column.confirmation"),
                value: ({ confirmationNumber }) => formatConfirmationNumber("course", confirmationNumber),
              },
              ...csv,
            ])}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        }
      />
    </PageSection>
  );
}

function CourseSignUpsByDate({ course }: { course: Course }) {
  const t = useTranslations("panel.participants.byDate");
  const sheet = useTranslations("panel.participants.sheet");
  const formats = useFormats();
  const [printed, setPrinted] = useState<CalendarDay | null | undefined>(undefined);
  const done = useCallback(() => setPrinted(undefined), []);
  const list = useQuery({
    queryKey: ["/api/course-bookings", "of", course.id],
    queryFn: ({ signal }) => listAll<CourseSignUp>(`/api/course-bookings?courseId=${course.id}`, { signal }),
    refetchOnMount: "always",
  });
  if (list.isPending) return <Skeleton className="h-24" />;
  const dates = groupByDate(list.data ?? []);
  if (dates.length === 0) return null;
  const all = dates.flatMap(({ people }) => people).reduce((sum, { seats }) => sum + seats, 0);
  const most = course.maxParticipants;
  const dateText = (date: CalendarDay | null) => (date === null ? t("noDate") : formats.day(date));

  return (
    <section
      aria-label={t("label", { title: course.title })}
      className="rounded-lg border bg-surface p-4 shadow-rest"
    >
      <h3 className="text-[1.2rem]">{t("title", { title: course.title })}</h3>
      {course.startDate !== null && (
        <p className="tabular-nums">
          {most === null ? t("allSignUps", { count: all }) : t("allPlaces", { count: all, most })}
        </p>
      )}
      <ul className="m-0 mt-2 flex list-none flex-col p-0">
        {dates.map(({ date, people }) => {
          const count = people.reduce((sum, { seats }) => sum + seats, 0);
          return (
            <li
              key={date ?? "none"}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-sand-100 py-1.5 last:border-0"
            >
              <span className="min-w-36">{dateText(date)}</span>
              <span className="font-semibold tabular-nums">
                {most === null || course.startDate !== null
                  ? t("signUps", { count })
                  : t("places", { count, most })}
              </span>
              <Button variant="outline" size="sm" onClick={() => setPrinted(date)}>
                <Printer />
                {sheet.rich("openOf", {
                  day: dateText(date),
                  of: srOnly,
                })}
              </Button>
            </li>
          );
        })}
      </ul>
      {printed !== undefined && (
        <AttendanceSheet
          title={course.title}
          subtitle={[dateText(printed), course.schedule].filter(Boolean).join(" · ")}
          people={dates.find(({ date }) => date === printed)?.people ?? []}
          onDone={done}
        />
      )}
    </section>
  );
}
