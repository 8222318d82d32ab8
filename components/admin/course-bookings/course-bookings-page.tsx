"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ContactLinks } from "@/components/admin/shared/contact-links";
import { PageSection } from "@/components/admin/shared/page-section";
import { CourseSignUpsByDate } from "@/components/admin/shared/participants/course-sign-ups-by-date";
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
import { useFormats } from "@/components/ui/use-words";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { csvDay } from "@/lib/domain/site/csv";
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
