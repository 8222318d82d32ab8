import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";

/** "martedì 1 dicembre 2026, 18:00 – 19:30" */
export function useLessonWhen() {
  const t = useTranslations("panel.courses.lessons");
  const formats = useFormats();
  return ({ date, startTime: start, endTime: end }: Lesson): string =>
    t("when", { day: formats.longDay(date), start, end });
}

/** The API path of a lesson; the start time distinguishes two lessons on one day. */
export const lessonPath = (
  courseId: number,
  { date, startTime }: Lesson,
  what: "cancellation" | "move" | "teacher",
): string => `/api/courses/${courseId}/lessons/${date}/${what}?time=${startTime}`;
