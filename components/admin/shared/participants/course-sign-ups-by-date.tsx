"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { listAll } from "@/lib/client/list-all";
import { groupByDate } from "@/lib/domain/sign-up/sign-ups-by-date";
import { type CalendarDay, formatDay } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { AttendanceSheet } from "./attendance-sheet";

const dateText = (date: CalendarDay | null) => (date === null ? "Senza data" : formatDay(date));

/** The seats taken in one course by day, with an attendance sheet for each. */
export function CourseSignUpsByDate({ course }: { course: Course }) {
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

  return (
    <section aria-label={`Posti di ${course.title}`} className="rounded-lg border bg-surface p-4 shadow-rest">
      <h3 className="text-[1.2rem]">Posti occupati: {course.title}</h3>
      {course.startDate !== null && (
        <p className="tabular-nums">
          {all} {course.maxParticipants === null ? "iscritti" : `di ${course.maxParticipants} posti`} in tutto
          il corso
        </p>
      )}
      <ul className="m-0 mt-2 flex list-none flex-col p-0">
        {dates.map(({ date, people }) => (
          <li
            key={date ?? "none"}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-sand-100 py-1.5 last:border-0"
          >
            <span className="min-w-36">{dateText(date)}</span>
            <span className="font-semibold tabular-nums">
              {people.reduce((sum, { seats }) => sum + seats, 0)}
              {course.maxParticipants === null || course.startDate !== null
                ? " iscritti"
                : ` di ${course.maxParticipants} posti`}
            </span>
            <Button variant="outline" size="sm" onClick={() => setPrinted(date)}>
              <Printer />
              Foglio presenze<span className="sr-only"> del {dateText(date)}</span>
            </Button>
          </li>
        ))}
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
