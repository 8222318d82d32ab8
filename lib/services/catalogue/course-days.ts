import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { findSettings } from "@/lib/data/site/settings";
import {
  beginsUntil,
  canBeginOn,
  isGroup,
  offDays,
  startDayRefusal,
  startDays,
} from "@/lib/domain/catalogue/course-group";
import type { CoursePlace } from "@/lib/domain/catalogue/course-places";
import { countLessons, lastDayFor } from "@/lib/domain/catalogue/course-run";
import { lessonsOn } from "@/lib/domain/catalogue/course-sessions";
import { needsStartDate } from "@/lib/domain/catalogue/course-state";
import { startOfEvent } from "@/lib/domain/catalogue/event-state";
import type { IsOff } from "@/lib/domain/catalogue/lesson-plan";
import { text } from "@/lib/domain/language/text";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { fieldError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseRunFound, CourseRunQuery } from "@/lib/schemas/catalogue/course-run";
import type { Offering } from "@/lib/schemas/catalogue/offering";

/**
 * The days from `from` on without lessons of the course: holidays, and days on which the centre or its room is closed.
 */
export async function findDaysOff(
  on: Queryable,
  { spaceId }: Pick<Course, "spaceId">,
  from: CalendarDay,
): Promise<IsOff> {
  const closures = await listClosuresOfRooms({ from }, on);
  return offDays(closures, spaceId, observedHolidays(await findSettings(on)));
}

/** The next `count` days on which a participant can begin; empty for a course where people choose any day. */
export async function listStartDays(
  on: Queryable,
  course: Course,
  now: Date,
  count: number,
): Promise<CalendarDay[]> {
  return startDays(course, now, await findDaysOff(on, course, dayOf(now)), count);
}

/**
 * The participant's first day: the requested one or, in a course's group, the next one. `day` is null for an event, and
 * for a course that needs none. Returns null when the last lesson of a group has begun.
 * @throws AppError VALIDATION at `startDate` (missing or past; in a group outside its run or without a lesson)
 */
export async function findStartDay(
  on: Queryable,
  offering: Offering,
  requested: CalendarDay | null,
  now: Date,
): Promise<{ day: CalendarDay | null } | null> {
  if (offering.kind === "event") return { day: null };
  if (requested !== null) {
    if (requested < dayOf(now)) throw fieldError("startDate", text("refusals.signUp.dayPast"));
    const refusal = startDayRefusal(offering, requested, await findDaysOff(on, offering, dayOf(now)));
    if (refusal !== null) throw fieldError("startDate", refusal);
    return { day: requested };
  }
  if (isGroup(offering)) {
    const [next] = await listStartDays(on, offering, now, 1);
    return next === undefined ? null : { day: next };
  }
  if (needsStartDate(offering)) throw fieldError("startDate", text("refusals.signUp.chooseStart"));
  return { day: null };
}

export interface OfferingStart {
  place: CoursePlace;
  /** After this moment nobody can begin; null for a course without days. */
  startsAt: Date | null;
}

/**
 * The start of an offering for a participant who requests `place`. In a course's group that is already running, or if
 * the requested day has no lesson any more, it is the next day with a lesson. Null when nobody can begin any more.
 */
export async function startForPerson(
  on: Queryable,
  offering: Offering,
  place: CoursePlace,
  now: Date,
): Promise<OfferingStart | null> {
  if (offering.kind === "event") return { place, startsAt: startOfEvent(offering) };
  const { day, time } = place;
  if (day !== null && time !== null) {
    const lessons = lessonsOn(offering, day, day, await findDaysOff(on, offering, day));
    const startsAt = lessons.find(({ startTime }) => startTime === time)?.startsAt;
    return startsAt !== undefined && startsAt > now ? { place, startsAt } : null;
  }
  const today = dayOf(now);
  if (isGroup(offering)) {
    const isOff = await findDaysOff(on, offering, today);
    const first =
      day !== null && canBeginOn(offering, day, now, isOff) ? day : startDays(offering, now, isOff, 1)[0];
    return first === undefined
      ? null
      : { place: { ...place, day: first }, startsAt: beginsUntil(offering, first) };
  }
  if (day === null) return { place, startsAt: null };
  return day < today ? null : { place, startsAt: beginsUntil(offering, day) };
}

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
