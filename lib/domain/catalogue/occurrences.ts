import { type CalendarDay, earlierOf, laterOf, listDays, type WallTime } from "../time/dates";
import type { CourseStatus } from "./course-state";
import type { EventStatus } from "./event-state";
import { type IsOff, type LessonPlan, type LessonStatus, plannedLessons } from "./lesson-plan";
import { lessonTeachers, type NamedTeacher } from "./teachers";

interface CourseOccurrences extends LessonPlan {
  id: number;
  spaceId: number | null;
  isActive: boolean;
  status: CourseStatus;
  teachers: readonly NamedTeacher[];
}

interface EventOccurrences {
  id: number;
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
  spaceId: number | null;
  isActive: boolean;
  status: EventStatus;
  teachers: readonly NamedTeacher[];
}

/** A lesson of a course, or a day of an event. */
export interface Occurrence {
  date: CalendarDay;
  startTime: WallTime;
  endTime: WallTime;
  spaceId: number | null;
  status: LessonStatus;
  /** The teachers of the course or event, or a substitute. */
  teachers: readonly NamedTeacher[];
}

/** The lessons of an active course between two days, including canceled lessons and those of a canceled course. */
export function lessonOccurrences(
  course: CourseOccurrences,
  from: CalendarDay,
  to: CalendarDay,
  isOff: IsOff,
): Occurrence[] {
  if (!course.isActive) return [];
  return plannedLessons(course, from, to, isOff).map((lesson) => ({
    date: lesson.date,
    startTime: lesson.startTime,
    endTime: lesson.endTime,
    spaceId: lesson.spaceId ?? course.spaceId,
    status: course.status === "canceled" ? "canceled" : lesson.status,
    teachers: lessonTeachers(course, lesson),
  }));
}

/** The days of an active event between two days. A canceled event has them too, marked as canceled. */
export function eventOccurrences(event: EventOccurrences, from: CalendarDay, to: CalendarDay): Occurrence[] {
  const { eventDate, endDate, startTime, endTime, spaceId, isActive, status, teachers } = event;
  const first = laterOf(eventDate, from);
  const last = earlierOf(endDate ?? eventDate, to);
  if (!isActive || last < first) return [];
  return listDays(first, last).map((date) => ({
    date,
    startTime,
    endTime,
    spaceId,
    teachers,
    status: status === "canceled" ? "canceled" : "scheduled",
  }));
}

export const byTime = (a: Occurrence, b: Occurrence): number =>
  `${a.date} ${a.startTime} ${a.endTime}`.localeCompare(`${b.date} ${b.startTime} ${b.endTime}`);

export const isHeldBy = ({ teachers }: Pick<Occurrence, "teachers">, teacherId: number): boolean =>
  teachers.some(({ id }) => id === teacherId);
