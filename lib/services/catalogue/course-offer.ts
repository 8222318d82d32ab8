import "server-only";
import { prisma } from "@/lib/data/client";
import { isGroup } from "@/lib/domain/catalogue/course-group";
import type { Course, CourseDays } from "@/lib/schemas/catalogue/course";
import { listStartDays } from "./course-days";
import { freePlacesFor } from "./free-places";

/** The form of a sign-up offers at most so many days. */
const DAYS_OFFERED = 60;

/** What the form of a sign-up shows of a course: the days on which one can begin, and the free places of a group. */
export async function daysOfCourse(course: Course, now: Date): Promise<CourseDays> {
  const days = await listStartDays(prisma(), course, now, DAYS_OFFERED);
  if (!isGroup(course) || course.maxParticipants === null) return { days, freePlaces: null };
  return { days, freePlaces: await freePlacesFor(prisma(), { kind: "course", ...course }, null, null) };
}
