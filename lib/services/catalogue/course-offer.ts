import "server-only";
import { prisma } from "@/lib/data/client";
import { isGroup } from "@/lib/domain/catalogue/course-group";
import type { Course, CourseDays } from "@/lib/schemas/catalogue/course";
import { listStartDays } from "./course-days";
import { freeInCourse } from "./free-places";

/** A form need not offer more. */
const DAYS_OFFERED = 60;

/** What the form of a sign-up offers: the days to begin on, and how many places are free. */
export async function daysOfCourse(course: Course, now: Date): Promise<CourseDays> {
  const days = await listStartDays(prisma(), course, now, DAYS_OFFERED);
  if (!isGroup(course) || course.maxParticipants === null) return { days, freePlaces: null };
  return { days, freePlaces: await freeInCourse(prisma(), course, null, null) };
}
