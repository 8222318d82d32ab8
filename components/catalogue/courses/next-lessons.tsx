import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";

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

/** The next lesson that is not canceled, on the card of a course. */
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
