import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { toInstant } from "@/lib/domain/time/dates";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import { useLessonWhen } from "./lesson-texts";

interface LessonLineProps {
  course: Pick<ShownCourse, "id" | "maxParticipants">;
  lesson: Lesson;
  onCancel: () => void;
  onMove: () => void;
  onSubstitute: () => void;
}

export function LessonLine({ course, lesson, onCancel, onMove, onSubstitute }: LessonLineProps) {
  const t = useTranslations("panel.courses.lessons");
  const whenOf = useLessonWhen();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const when = whenOf(lesson);
  const { date, startTime, endTime, status } = lesson;
  const isHeld = status === "scheduled";
  const isOver = toInstant(date, endTime) <= new Date();
  const hasBegun = toInstant(date, startTime) <= new Date();
  return (
    <li className="border-b border-sand-100 py-2.5 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60 tabular-nums">
          <p className={isHeld ? "font-semibold" : "font-semibold text-ink-2 line-through"}>
            <UnbrokenHours>{when}</UnbrokenHours>
          </p>
          {isHeld ? (
            <Places lesson={lesson} most={course.maxParticipants} isOver={isOver} />
          ) : (
            <Badge variant="destructive">{t("canceled")}</Badge>
          )}
          {lesson.teachers.length > 0 && (
            <p className="text-[0.92rem] text-ink-2">{lesson.teachers.map(({ name }) => name).join(", ")}</p>
          )}
        </div>
        {isHeld && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-label={t(isOpen ? "hidePeopleOf" : "peopleOf", { when })}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? "hidePeople" : "people")}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={t("substituteOf", { when })}
              onClick={onSubstitute}
            >
              {t("substitute")}
            </Button>
            {!hasBegun && (
              <>
                <Button variant="outline" size="sm" aria-label={t("moveOf", { when })} onClick={onMove}>
                  {t("move")}
                </Button>
                <Button variant="outline" size="sm" aria-label={t("cancelOf", { when })} onClick={onCancel}>
                  {t("cancel")}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <div id={listId}>{isOpen && isHeld && <People courseId={course.id} lesson={lesson} />}</div>
    </li>
  );
}

interface PlacesProps {
  lesson: Lesson;
  most: number | null;
  isOver: boolean;
}

function Places({ lesson: { freeSeats }, most, isOver }: PlacesProps) {
  const t = useTranslations("panel.courses.lessons");
  const places = freeSeats === null || most === null ? null : { taken: most - freeSeats, most };
  return (
    <p className="text-[0.92rem] text-ink-2">
      {places === null ? t("noLimit") : t("seats", places)}
      {isOver && ` · ${t("over")}`}
    </p>
  );
}

function People({ courseId, lesson: { date, startTime } }: { courseId: number; lesson: Lesson }) {
  const t = useTranslations("panel.courses.lessons");
  const { data, error, refetch } = useQuery<Attendance>({
    queryKey: [`/api/courses/${courseId}/attendance?from=${date}&to=${date}&time=${startTime}`],
    refetchOnMount: "always",
  });
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={2} />;
  const people = data.flatMap((day) => day.people);
  if (people.length === 0) return <p className="pt-2 text-[0.95rem] text-ink-2">{t("nobody")}</p>;
  return (
    <ul className="m-0 grid list-none gap-x-6 gap-y-1 p-0 pt-2 text-[0.95rem] sm:grid-cols-2">
      {people.map(({ personId, name, seats }) => (
        <li key={`${personId} ${name}`} className="min-w-0 wrap-anywhere">
          {seats > 1 ? t("nameAndSeats", { name, count: seats }) : name}
        </li>
      ))}
    </ul>
  );
}
