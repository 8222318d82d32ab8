import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Course } from "@/lib/schemas/catalogue/course";

/** The course's format and type, and a note if it is inactive. */
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
