import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ReducedRun } from "@/lib/domain/catalogue/lesson-plan";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { CourseCard } from "./course-card";

interface CourseListProps {
  courses: readonly Course[];
  fullIds: ReadonlySet<number>;
  lessonsOf: ReadonlyMap<number, readonly Lesson[]>;
  runOf: ReadonlyMap<number, ReducedRun>;
}

export function CourseList({ courses, fullIds, lessonsOf, runOf }: CourseListProps) {
  const t = useTranslations("courses");
  if (courses.length === 0)
    return (
      <EmptyState image="/images/empty/bookings.svg" title={t("none")} description={t("noneText")}>
        <Button asChild>
          <Link href={paths.events}>{t("toEvents")}</Link>
        </Button>
      </EmptyState>
    );
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
