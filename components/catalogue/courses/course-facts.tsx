import { useLocale, useTranslations } from "next-intl";
import type { Fact } from "@/components/catalogue/facts";
import { Badge } from "@/components/ui/badge";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { courseDays, courseSize } from "@/lib/domain/catalogue/course-words";
import type { ReducedRun } from "@/lib/domain/catalogue/lesson-plan";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";

/** Returns a function that lists the facts of a course in the language of the page, without empty ones. */
export function useCourseFacts(): (course: Course) => Fact[] {
  const t = useTranslations("offering.fact");
  const word = useTextResolver();
  const language = useLocale();
  return (course) => {
    const size = courseSize(course.maxParticipants);
    const facts: Fact[] = [
      { icon: "calendar", label: t("start"), value: courseDays(course, language) },
      { icon: "clock", label: t("hours"), value: course.schedule },
      { icon: "duration", label: t("duration"), value: course.duration },
      { icon: "place", label: t("place"), value: course.location },
      { icon: "people", label: t("participants"), value: size && word(size) },
    ];
    return facts.filter(({ value }) => value !== null && value !== "");
  };
}

export function CourseKind({ course }: { course: Pick<Course, "format" | "type" | "isActive"> }) {
  const t = useTranslations("offering");
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>{t(`format.${course.format}`)}</Badge>
      <Badge variant="lotus">{t(`type.${course.type}`)}</Badge>
      {!course.isActive && <Badge variant="secondary">{t("inactive")}</Badge>}
    </div>
  );
}

export function FullCourse() {
  const t = useTranslations("offering");
  return <p className="text-[0.95rem] font-semibold text-terra-700">{t("full")}</p>;
}

/** How many lessons take place; nothing if all do, since the course's own texts then say it. */
export function RunNote({ run }: { run: ReducedRun | null }) {
  const t = useTranslations("courses.lessons");
  const formats = useFormats();
  if (run === null) return null;
  const { held, missing, lastDay } = run;
  const day = lastDay === null ? "" : formats.longDay(lastDay);
  return <p className="text-[0.95rem] text-ink-2">{t("run", { held, missing, day })}</p>;
}

/**
 * Returns a function for "3 posti liberi", "completa" or "annullata"; the text is empty for lessons without a limit.
 */
function useLessonState() {
  const t = useTranslations("courses.lessons");
  return ({ status, freeSeats }: Lesson): string => {
    if (status === "canceled") return t("canceled");
    return freeSeats === null ? "" : t("free", { count: freeSeats });
  };
}

export function NextLessons({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useTranslations("courses.lessons");
  const formats = useFormats();
  const stateOf = useLessonState();
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="next-lessons">
      <h2 id="next-lessons" className="mt-9 text-2xl">
        {t("title")}
      </h2>
      <ul className="mt-3 grid list-none gap-0 divide-y rounded-lg border bg-surface p-0 tabular-nums">
        {lessons.map((lesson) => (
          <li
            key={`${lesson.date} ${lesson.startTime} ${lesson.status}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3"
          >
            <span className={lesson.status === "canceled" ? "text-ink-2 line-through" : undefined}>
              {formats.longDay(lesson.date)},{" "}
              <span className="whitespace-nowrap">
                {lesson.startTime} – {lesson.endTime}
              </span>
            </span>
            <span className="text-[0.95rem] text-ink-2">{stateOf(lesson)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NextLesson({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useTranslations("courses.lessons");
  const formats = useFormats();
  const stateOf = useLessonState();
  const next = lessons.find(({ status }) => status === "scheduled");
  if (next === undefined) return null;
  const places = stateOf(next);
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-[0.95rem] text-ink-2 tabular-nums">
      <span>{t("next", { day: formats.shortDay(next.date), time: next.startTime })}</span>
      {places && <span>{places}</span>}
    </p>
  );
}
