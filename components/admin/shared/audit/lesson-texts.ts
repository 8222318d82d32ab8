import type { Language } from "@/lib/domain/language/languages";
import { isRecord } from "@/lib/domain/site/is-record";
import { formatsOf } from "@/lib/i18n/formats";
import type { AuditTranslate } from "./audit-labels";

/** A lesson as the log stores it, planned for a day and an hour; a newer version may have written more. */
interface LoggedLesson {
  plannedDate: string;
  plannedTime: string;
  date: string;
  startTime: string;
  status: string;
  reason: string;
  substitute: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function lessonsIn(value: unknown): LoggedLesson[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  return all.filter(isRecord).map(({ substitute, ...lesson }) => ({
    plannedDate: textOf(lesson.plannedDate),
    plannedTime: textOf(lesson.plannedTime),
    date: textOf(lesson.date),
    startTime: textOf(lesson.startTime),
    status: textOf(lesson.status),
    reason: textOf(lesson.reason),
    substitute: isRecord(substitute) ? textOf(substitute.name) : "",
  }));
}

/** "Lezione di lun 14 dic 2026, 18:00: annullata (malattia)", a line for each lesson that has changed. */
export function lessonTexts(
  from: unknown,
  to: unknown,
  { t, language }: { t: AuditTranslate; language: Language },
): string[] {
  const { shortDay } = formatsOf(language);
  const before = new Set(lessonsIn(from).map((lesson) => JSON.stringify(lesson)));
  const changed = lessonsIn(to).filter((lesson) => !before.has(JSON.stringify(lesson)));
  return changed.map(({ plannedDate, plannedTime, date, startTime, status, reason, substitute }) => {
    const lesson = { day: shortDay(plannedDate), time: plannedTime };
    if (status === "canceled")
      return reason === "" ? t("lesson.canceled", lesson) : t("lesson.canceledWhy", { ...lesson, reason });
    if (date !== plannedDate || startTime !== plannedTime)
      return t("lesson.moved", { ...lesson, newDay: shortDay(date), newTime: startTime });
    return substitute === ""
      ? t("lesson.asPlanned", lesson)
      : t("lesson.substituted", { ...lesson, teacher: substitute });
  });
}
