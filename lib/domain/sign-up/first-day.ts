import { isGroup } from "../catalogue/course-group";
import { firstDayOf, heldLessons, horizonFrom, type IsOff, type LessonPlan } from "../catalogue/lesson-plan";
import { type CalendarDay, earlierOf, laterOf, toInstant } from "../time/dates";

interface FirstLesson {
  date: CalendarDay;
  startsAt: Date;
  /** Identify the lesson in the weekly plan; omitted in a course without lessons at fixed times. */
  plannedDate?: CalendarDay;
  plannedTime?: string;
}

/** The first lesson from a day on; in a course without lessons at fixed times, the first day of its run. */
function firstFrom(course: LessonPlan, from: CalendarDay, isOff: IsOff): FirstLesson | undefined {
  if (course.sessions.length > 0) return heldLessons(course, from, horizonFrom(from), isOff)[0];
  const date = laterOf(course.startDate ?? from, from);
  return { date, startsAt: toInstant(date, "00:00") };
}

/**
 * The first day of a participant in a group after its days or lessons have changed. Who begins with the course still
 * does; others begin with the same lesson or, if that is gone, with the next one. It stays for a participant who has
 * begun, and if there is no such lesson.
 * @param startDate the participant's first day before the change
 */
export function firstDayAfter(
  { before, after }: { before: LessonPlan; after: LessonPlan },
  startDate: CalendarDay,
  now: Date,
  isOff: IsOff,
): CalendarDay {
  if (!isGroup(before) || !isGroup(after)) return startDate;
  const was = firstFrom(before, startDate, isOff);
  if (was === undefined || was.startsAt <= now) return startDate;
  const beginning = firstFrom(before, firstDayOf(before) ?? startDate, isOff);
  const moved = after.lessonChanges.find(
    ({ plannedDate, plannedTime }) => plannedDate === was.plannedDate && plannedTime === was.plannedTime,
  );
  const from =
    beginning?.date === was.date
      ? (firstDayOf(after) ?? startDate)
      : earlierOf(startDate, moved?.status === "scheduled" ? moved.date : startDate);
  const is = firstFrom(after, from, isOff);
  return is === undefined || is.startsAt <= now ? startDate : is.date;
}
