"use client";

import { useQuery } from "@tanstack/react-query";
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
import { type Column, csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { csvDay } from "@/lib/client/csv";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf, formatInstant } from "@/lib/domain/time/dates";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";

const PATH = "/api/course-bookings";
const NO_FILTERS = { status: "", courseId: "" };

/** The sign-ups for all courses: seats taken by day, statuses, payments, attendance sheets. */
export function CourseSignUpsPage() {
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
      {
        key: "name",
        header: "Nome",
        priority: "title",
        isSortable: true,
        cell: nameOf,
        text: nameOf,
      },
      {
        key: "course",
        header: "Corso",
        priority: "high",
        cell: ({ course }) => course.title,
        text: ({ course }) => course.title,
      },
      {
        key: "start",
        header: "Data",
        priority: "high",
        isSortable: true,
        cell: ({ startDate }) => (startDate ? formatShortDay(startDate) : "—"),
        text: ({ startDate }) => csvDay(startDate),
      },
      {
        key: "contact",
        header: "Contatti",
        priority: "low",
        cell: ({ email, phone }) => <ContactLinks email={email} phone={phone} />,
        text: ({ email }) => email,
      },
      {
        key: "made",
        header: "Registrata il",
        priority: "low",
        isSortable: true,
        cell: ({ bookingDate }) => formatInstant(new Date(bookingDate)),
        text: ({ bookingDate }) => csvDay(dayOf(new Date(bookingDate))),
      },
      signUp.payment,
      signUp.status,
    ],
    [signUp, nameOf],
  );

  const { filters, setFilter } = table;
  const course = courses.data?.find(({ id }) => String(id) === filters.courseId);
  return (
    <PageSection title="Iscrizioni ai corsi">
      {course && <CourseSignUpsByDate course={course} />}
      {payments("course", table.rows, ({ course: { title } }) => title)}
      <DataTable
        {...table}
        caption="Iscrizioni ai corsi"
        columns={columns}
        rowName={nameOf}
        search={{ label: "Cerca per nome, e-mail o numero", value: table.search, onChange: table.setSearch }}
        empty={{
          title: "Ancora nessuna iscrizione",
          description: "Le iscrizioni fatte sul sito compariranno qui.",
        }}
        filters={
          <>
            <ChoiceFilter
              label="Corso"
              all="Tutti i corsi"
              options={(courses.data ?? []).map(({ id, title }) => [String(id), title])}
              value={filters.courseId}
              onChange={(courseId) => setFilter({ courseId })}
              className="grow basis-40 md:max-w-64"
            />
            <ChoiceFilter
              label="Stato"
              all="Tutti"
              options={Object.entries(BOOKING_STATUS_LABELS)}
              value={filters.status}
              onChange={(status) => setFilter({ status })}
            />
          </>
        }
        toolbar={
          <ExportButton
            name="iscrizioni-ai-corsi"
            columns={csvColumns(columns, [
              { header: "Telefono", value: ({ phone }) => phone },
              {
                header: "Conferma",
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
