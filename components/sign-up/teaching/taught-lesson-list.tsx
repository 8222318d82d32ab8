"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { QueryProvider } from "@/components/shared/query-provider";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { TaughtLessons } from "@/lib/schemas/sign-up/taught-lessons";
import { Participants } from "./participants";

type TaughtLesson = TaughtLessons["lessons"][number];

/** A teacher's lessons: today's with their participants visible, later ones collapsed. */
export function TaughtLessonList({
  lessons,
  today,
}: {
  lessons: readonly TaughtLesson[];
  today: CalendarDay;
}) {
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
