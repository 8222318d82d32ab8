import "server-only";
import { prisma } from "@/lib/data/client";
import { countLessons, lastDayFor } from "@/lib/domain/catalogue/course-run";
import type { CourseRunFound, CourseRunQuery } from "@/lib/schemas/catalogue/course-run";
import { findDaysOff } from "./course-days";

/**
 * The number of lessons of a course until a last day, or the last day for a number of lessons. Observed holidays and
 * whole-day closures of the centre or the room have no lessons.
 */
export async function findCourseRun({
  startDate,
  weekdays,
  spaceId,
  ...asked
}: CourseRunQuery): Promise<CourseRunFound> {
  const start = { startDate, weekdays };
  const isOff = await findDaysOff(prisma(), { spaceId: spaceId ?? null }, startDate);
  const endDate = asked.endDate ?? lastDayFor(start, asked.lessons ?? 1, isOff);
  return { lessons: endDate === null ? 0 : countLessons(start, endDate, isOff), endDate };
}
