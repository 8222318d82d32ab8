import { Badge } from "@/components/ui/badge";
import { COURSE_FORMAT_LABELS, COURSE_TYPE_LABELS } from "@/lib/domain/catalogue/course-state";
import type { Course } from "@/lib/schemas/catalogue/course";

/** Format and type of a course, and whether it is inactive. */
export function CourseKind({ course }: { course: Pick<Course, "format" | "type" | "isActive"> }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>{COURSE_FORMAT_LABELS[course.format]}</Badge>
      <Badge variant="lotus">{COURSE_TYPE_LABELS[course.type]}</Badge>
      {!course.isActive && <Badge variant="secondary">Non attivo</Badge>}
    </div>
  );
}
