import "server-only";
import { prisma } from "@/lib/data/client";
import { isGroup } from "@/lib/domain/catalogue/course-group";
import { WHOLE_RUN } from "@/lib/domain/catalogue/course-places";
import { namedWeekdays } from "@/lib/domain/catalogue/named-weekdays";
import { type CalendarDay, dayOfWeek } from "@/lib/domain/time/dates";
import type { Course, CourseDays } from "@/lib/schemas/catalogue/course";
import { listStartDays } from "./course-days";
import { freePlacesFor } from "./free-places";

/** The most days that a sign-up form offers. */
const DAYS_OFFERED = 60;

/**
 * The days on which one can begin. A course whose hours are described only in words offers the weekdays that the words
 * name: strictly it can begin on every open day of its run, but hardly on a Sunday.
 */
async function offeredDays(course: Course, now: Date): Promise<CalendarDay[]> {
  const named = course.sessions.length === 0 ? namedWeekdays(course.schedule) : null;
  if (named === null) return listStartDays(prisma(), course, now, DAYS_OFFERED);
  const open = await listStartDays(prisma(), course, now, 7 * DAYS_OFFERED);
  const fitting = open.filter((day) => named.has(dayOfWeek(day)));
  const days = fitting.length > 0 ? fitting : open;
  return days.slice(0, DAYS_OFFERED);
}

/** The course data of a sign-up form: the days on which one can begin, and the free places of a group. */
export async function daysOfCourse(course: Course, now: Date): Promise<CourseDays> {
  const days = await offeredDays(course, now);
  if (!isGroup(course) || course.maxParticipants === null) return { days, freePlaces: null };
  const freePlaces = await freePlacesFor(prisma(), { kind: "course", ...course }, WHOLE_RUN, null, now);
  return { days, freePlaces };
}
