import { useTranslations } from "next-intl";
import { EmptyCatalogue } from "@/components/shared/feedback/empty-catalogue";
import type { ReducedRun } from "@/lib/domain/catalogue/lesson-plan";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { CourseCard } from "./course-card";

interface CourseListProps {
  courses: readonly Course[];
  fullIds: ReadonlySet<number>;
  lessonsOf: ReadonlyMap<number, readonly Lesson[]>;
  runOf: ReadonlyMap<number, ReducedRun>;
  /** Whether there are events to come, for a list without courses. */
  hasEvents: boolean;
}

export function CourseList({ courses, fullIds, lessonsOf, runOf, hasEvents }: CourseListProps) {
  const t = useTranslations("courses");
  if (courses.length === 0)
    return <EmptyCatalogue title={t("none")} text={t("noneText")} other={hasEvents ? "events" : null} />;
  return (
    <ul className="page-width m-auto grid list-none gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            isFull={fullIds.has(course.id)}
            lessons={lessonsOf.get(course.id) ?? []}
            run={runOf.get(course.id) ?? null}
            preload={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
