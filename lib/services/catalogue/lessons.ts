import "server-only";
import { findCourse } from "@/lib/data/catalogue/courses";
import { prisma } from "@/lib/data/client";
import type { CoursePlace } from "@/lib/domain/catalogue/course-places";
import { allLessonsOn } from "@/lib/domain/catalogue/course-sessions";
import { type PlannedLesson, type ReducedRun, reducedRun } from "@/lib/domain/catalogue/lesson-plan";
import { activeTeachers, lessonTeachers, type NamedTeacher } from "@/lib/domain/catalogue/teachers";
import { addDays, addMonths, type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { fieldError, requireFound } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Course } from "@/lib/schemas/catalogue/course";
import { type Lesson, type LessonsQuery, MAX_LESSON_DAYS } from "@/lib/schemas/catalogue/lesson";
import { findDaysOff } from "./course-days";
import { freePlacesOf } from "./free-places";

const DEFAULT_MONTHS = 3;

/** @throws AppError VALIDATION at `to` when it is before `from` or more than 366 days after it */
function rangeOf({ from, to }: LessonsQuery, now: Date): { first: CalendarDay; last: CalendarDay } {
  const first = from ?? dayOf(now);
  const last = to ?? addMonths(first, DEFAULT_MONTHS);
  if (last < first) throw fieldError("to", VALIDATION.endBeforeStart);
  if (last > addDays(first, MAX_LESSON_DAYS - 1))
    throw fieldError("to", VALIDATION.spanTooLong(MAX_LESSON_DAYS));
  return { first, last };
}

export function toLesson(
  { date, startTime, endTime, status }: PlannedLesson,
  teachers: readonly NamedTeacher[],
  freePlaces: (place: CoursePlace) => number,
): Lesson {
  const free = freePlaces({ day: date, time: startTime });
  const freeSeats = !Number.isFinite(free) ? null : status === "canceled" ? 0 : free;
  return { date, startTime, endTime, freeSeats, status, teachers: [...teachers] };
}

/**
 * The lessons of a course in a range of days, in order, with their free seats, canceled ones included. Holidays and
 * days with a whole-day closure have none.
 * @throws AppError NOT_FOUND; VALIDATION at `to`
 */
export async function listLessons(
  courseId: number,
  query: LessonsQuery,
  viewer: { isAdmin: boolean } | null,
  now: Date,
): Promise<Lesson[]> {
  const { first, last } = rangeOf(query, now);
  const course = requireFound(await findCourse(courseId), "course");
  const isOff = await findDaysOff(prisma(), course, first);
  const freePlaces = await freePlacesOf(prisma(), course, now);
  return allLessonsOn(course, first, last, isOff).map((lesson) => {
    const teachers = lessonTeachers(course, lesson);
    return toLesson(lesson, viewer?.isAdmin ? teachers : activeTeachers(teachers), freePlaces);
  });
}

/** The most lessons that a course's page shows. */
const LESSONS_SHOWN = 5;

/** The next lessons of each course that have not begun, by course id, as public pages show them. */
export async function nextLessons(
  courses: readonly Course[],
  now: Date,
): Promise<ReadonlyMap<number, Lesson[]>> {
  const today = dayOf(now);
  const found = new Map<number, Lesson[]>();
  for (const course of courses) {
    if (course.sessions.length === 0) continue;
    const isOff = await findDaysOff(prisma(), course, today);
    const lessons = allLessonsOn(course, today, addMonths(today, DEFAULT_MONTHS), isOff)
      .filter(({ startsAt }) => startsAt > now)
      .slice(0, LESSONS_SHOWN);
    if (lessons.length === 0) continue;
    const freePlaces = await freePlacesOf(prisma(), course, now);
    found.set(
      course.id,
      lessons.map((lesson) => toLesson(lesson, activeTeachers(lessonTeachers(course, lesson)), freePlaces)),
    );
  }
  return found;
}

/** The courses to come or running of which some lessons do not take place, by id, as public pages show them. */
export async function reducedRuns(
  courses: readonly Course[],
  now: Date,
): Promise<ReadonlyMap<number, ReducedRun>> {
  const found = new Map<number, ReducedRun>();
  for (const course of courses) {
    const { id, startDate, endDate, status } = course;
    if (startDate === null || endDate === null || endDate < dayOf(now) || status === "canceled") continue;
    const run = reducedRun(course, await findDaysOff(prisma(), course, startDate));
    if (run !== null) found.set(id, run);
  }
  return found;
}
