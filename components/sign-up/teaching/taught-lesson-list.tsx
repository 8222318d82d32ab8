"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { QueryProvider } from "@/components/shared/query-provider";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { Attendance, AttendanceMark } from "@/lib/schemas/sign-up/attendance";
import type { TaughtLessons } from "@/lib/schemas/sign-up/taught-lessons";

type TaughtLesson = TaughtLessons["lessons"][number];

interface TaughtLessonListProps {
  lessons: readonly TaughtLesson[];
  today: CalendarDay;
}

export function TaughtLessonList({ lessons, today }: TaughtLessonListProps) {
  const t = useTranslations("teaching");
  if (lessons.length === 0) return <p className="text-lg text-ink-2">{t("none")}</p>;
  const isToday = ({ date }: TaughtLesson) => date === today;
  const groups = [
    { title: t("today"), lessons: lessons.filter(isToday), empty: t("nothingToday") },
    { title: t("next"), lessons: lessons.filter((one) => !isToday(one)), empty: "" },
  ];
  return (
    <QueryProvider>
      <div className="grid max-w-3xl gap-8">
        {groups.map(
          ({ title, lessons: some, empty }) =>
            (some.length > 0 || empty !== "") && (
              <section key={title} aria-label={title}>
                <h2 className="mb-3 text-2xl">{title}</h2>
                {some.length === 0 && <p className="text-ink-2">{empty}</p>}
                <ul className="m-0 grid list-none gap-3 p-0">
                  {some.map((lesson) => (
                    <li key={`${lesson.kind} ${lesson.id} ${lesson.date} ${lesson.startTime}`}>
                      <Lesson lesson={lesson} isOfToday={isToday(lesson)} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </QueryProvider>
  );
}

function Lesson({ lesson, isOfToday }: { lesson: TaughtLesson; isOfToday: boolean }) {
  const t = useTranslations("teaching");
  const formats = useFormats();
  const [isOpen, setOpen] = useState(isOfToday);
  const { title, date, startTime, endTime, spaceName, status, expected } = lesson;
  const isHeld = status === "scheduled";
  const when = `${formats.longDay(date)}, ${startTime} – ${endTime}`;
  return (
    <div className="rounded-lg border bg-surface p-4 shadow-rest">
      <h3 className={`text-xl wrap-anywhere ${isHeld ? "" : "text-ink-2 line-through"}`}>{title}</h3>
      <p className="text-ink-2 tabular-nums">{[when, spaceName ?? ""].filter((part) => part).join(" · ")}</p>
      {isHeld ? (
        <Button
          variant="outline"
          className="mt-3 w-full"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t("hide") : t("people", { count: expected })}
          <span className="sr-only">{`: ${title}, ${when}`}</span>
        </Button>
      ) : (
        <p className="mt-1 font-semibold text-terra-700">{t("canceled")}</p>
      )}
      {isHeld && isOpen && <Participants lesson={lesson} canMark={isOfToday} />}
    </div>
  );
}

interface ParticipantsProps {
  lesson: TaughtLessons["lessons"][number];
  /** Only on the day of the lesson. */
  canMark: boolean;
}

function Participants({ lesson: { kind, id, date, startTime }, canMark }: ParticipantsProps) {
  const t = useTranslations("teaching");
  const client = useQueryClient();
  const time = kind === "course" ? `&time=${startTime}` : "";
  const path = `/api/${kind}s/${id}/attendance?from=${date}&to=${date}${time}`;
  const { data, error, refetch } = useQuery<Attendance>({ queryKey: [path] });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (mark: Pick<AttendanceMark, "signUpId" | "present">) =>
      api.post<AttendanceMark>("/api/attendance", { kind, id, date, ...mark }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
  if (error && !data)
    return (
      <Button variant="outline" className="mt-3 w-full" onClick={() => void refetch()}>
        {t("failed")}
      </Button>
    );
  const people = (data ?? []).flatMap((day) => day.people);
  if (data && people.length === 0) return <p className="mt-3 text-ink-2">{t("nobody")}</p>;
  return (
    <>
      <ul aria-label={t("list")} className="m-0 mt-3 grid list-none gap-2 p-0">
        {people.map(({ signUpId, name, seats, at }) => (
          <li key={signUpId}>
            <Button
              variant={at === null ? "outline" : "action"}
              className="min-h-14 w-full justify-between text-left whitespace-normal"
              aria-pressed={at !== null}
              disabled={!canMark || isPending}
              onClick={() => mutate({ signUpId, present: at === null })}
            >
              <span className="min-w-0 wrap-anywhere">
                {seats > 1 ? t("nameAndSeats", { name, seats }) : name}
              </span>
              <span>{at === null ? t("absent") : t("present")}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isError && (
        <p role="alert" className="mt-2 text-terra-700">
          {t("notMarked")}
        </p>
      )}
    </>
  );
}
