import { useLocale, useTranslations } from "next-intl";
import type { Fact } from "@/components/catalogue/facts";
import { Badge } from "@/components/ui/badge";
import { useTextResolver } from "@/components/ui/use-words";
import { courseDays, courseSize } from "@/lib/domain/catalogue/course-words";
import type { Course } from "@/lib/schemas/catalogue/course";

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
