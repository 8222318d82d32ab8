import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormats } from "@/components/ui/use-words";
import { listAll } from "@/lib/client/list-all";
import { groupByDate } from "@/lib/domain/sign-up/sign-ups-by-date";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { AttendanceSheet } from "./attendance-sheet";

export function CourseSignUpsByDate({ course }: { course: Course }) {
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
                  of: (words) => <span className="sr-only">{words}</span>,
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
