import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { today } from "@/lib/client/browser-date";
import { addMonths, countDays } from "@/lib/domain/time/dates";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import { type Lesson, MAX_LESSON_DAYS } from "@/lib/schemas/catalogue/lesson";
import { LessonLine } from "./lesson-line";

const CancelLessonDialog = lazyPart(async () => (await import("./cancel-lesson-dialog")).CancelLessonDialog);
const MoveLessonDialog = lazyPart(async () => (await import("./move-lesson-dialog")).MoveLessonDialog);
const SubstituteDialog = lazyPart(async () => (await import("./substitute-dialog")).SubstituteDialog);

const MONTHS_AHEAD = 3;

type Open = { lesson: Lesson; what: "cancel" | "move" | "substitute" };

export function LessonsDialog({ row: course, onClose }: { row: ShownCourse; onClose: () => void }) {
  const t = useTranslations("panel.courses.lessons");
  const tables = useTranslations("tables");
  const [{ from, to }, setRange] = useState(() => ({ from: today(), to: addMonths(today(), MONTHS_AHEAD) }));
  const [open, setOpen] = useState<Open | null>(null);
  const isRange = from <= to && countDays(from, to) <= MAX_LESSON_DAYS;
  const { data, error, refetch } = useQuery<Lesson[]>({
    queryKey: [`/api/courses/${course.id}/lessons?from=${from}&to=${to}`],
    enabled: isRange,
    refetchOnMount: "always",
  });
  const close = () => setOpen(null);
  const list = () => {
    if (!isRange) return null;
    if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={4} />;
    if (data.length === 0) return <p className="text-ink-2">{t("none")}</p>;
    return (
      <ul aria-label={t("list")} className="m-0 flex list-none flex-col p-0">
        {data.map((lesson) => (
          <LessonLine
            key={`${lesson.date} ${lesson.startTime} ${lesson.status}`}
            course={course}
            lesson={lesson}
            onCancel={() => setOpen({ lesson, what: "cancel" })}
            onMove={() => setOpen({ lesson, what: "move" })}
            onSubstitute={() => setOpen({ lesson, what: "substitute" })}
          />
        ))}
      </ul>
    );
  };
  return (
    <GuardedDialog
      title={t("title", { course: course.title })}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(46rem,calc(100vw-3rem))]"
    >
      {() => (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={tables("from")} className="min-w-36 max-sm:grow">
              <Input
                type="date"
                value={from}
                onChange={({ target }) => target.value && setRange({ from: target.value, to })}
              />
            </Field>
            <Field
              label={tables("to")}
              className="min-w-36 max-sm:grow"
              error={isRange ? undefined : t("rangeTooLong", { count: MAX_LESSON_DAYS })}
            >
              <Input
                type="date"
                value={to}
                onChange={({ target }) => target.value && setRange({ from, to: target.value })}
              />
            </Field>
          </div>
          {list()}
          {open?.what === "cancel" && (
            <CancelLessonDialog course={course} lesson={open.lesson} onClose={close} />
          )}
          {open?.what === "substitute" && (
            <SubstituteDialog course={course} lesson={open.lesson} onClose={close} />
          )}
          {open?.what === "move" && <MoveLessonDialog course={course} lesson={open.lesson} onClose={close} />}
        </>
      )}
    </GuardedDialog>
  );
}
