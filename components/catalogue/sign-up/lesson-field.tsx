import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";

/** The lessons that are held and have not begun. */
export function lessonsToCome(lessons: readonly Lesson[], now: Date): Lesson[] {
  const nowInRome = `${dayOf(now)} ${timeOf(now)}`;
  return lessons.filter((lesson) => lesson.status === "scheduled" && lessonValue(lesson) > nowInRome);
}

/** The form's notation of a lesson: "2026-12-08 18:00". */
export const lessonValue = ({ date, startTime }: Lesson): string => `${date} ${startTime}`;

/** The preselected lesson: the next one with a free place, otherwise the next one. */
export const firstLesson = (lessons: readonly Lesson[]): Lesson | undefined =>
  lessons.find(({ freeSeats }) => freeSeats !== 0) ?? lessons[0];

/** @param value the chosen lesson in the form's notation */
export const isLessonFull = (lessons: readonly Lesson[], value: string): boolean =>
  lessons.find((lesson) => lessonValue(lesson) === value)?.freeSeats === 0;

interface LessonFieldProps {
  lessons: readonly Lesson[];
  /** Filled in by staff for another person. */
  isAtDesk?: boolean;
}

/** The choice of a single lesson, with its free places. A full lesson leads to the waiting list. */
export function LessonField({ lessons, isAtDesk = false }: LessonFieldProps) {
  const t = useTranslations("signUp.lesson");
  const formats = useFormats();
  const word = useTextResolver();
  const { register, formState } = useFormContext<{ lesson: string }>();
  return (
    <Field
      label={t("label")}
      hint={isAtDesk ? undefined : t("hint")}
      error={word(formState.errors.lesson?.message ?? "")}
    >
      <Select {...register("lesson")}>
        {lessons.map((lesson) => {
          const { date, startTime, endTime, freeSeats } = lesson;
          const places = freeSeats === null ? "" : ` · ${t("free", { count: freeSeats })}`;
          return (
            <option key={lessonValue(lesson)} value={lessonValue(lesson)}>
              {`${formats.shortDay(date)}, ${startTime} – ${endTime}${places}`}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
