import "server-only";
import { prisma } from "@/lib/data/client";
import { countLessons, lastDayFor } from "@/lib/domain/catalogue/course-run";
import type { CourseRunFound, CourseRunQuery } from "@/lib/schemas/catalogue/course-run";
import { findDaysOff } from "./course-days";

/**
 * How many lessons a course would have until a last day, or on which day it would end after so many. Observed holidays and
 * days that are closed as a whole, for the centre or the room, have none.
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
