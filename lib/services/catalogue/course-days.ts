import "server-only";
import type { Queryable } from "@/lib/data/client";
import { listClosures } from "@/lib/data/room-time/closures";
import { findSettings } from "@/lib/data/site/settings";
import { needsStartDate } from "@/lib/domain/catalogue/course-booking";
import {
  beginsUntil,
  isGroup,
  offDays,
  startDayRefusal,
  startDays,
} from "@/lib/domain/catalogue/course-group";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { AppError, fieldError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";

/** The days from today on without lessons of a course: closed as a whole, or an observed holiday. */
async function listDaysOff(on: Queryable, course: Course, now: Date) {
  const closures = await listClosures({ from: dayOf(now) }, on);
  return offDays(closures, course.spaceId, observedHolidays(await findSettings(on)));
}

/** The days on which somebody can still begin a course, soonest first; none where people name theirs. */
export async function listStartDays(
  on: Queryable,
  course: Course,
  now: Date,
  count: number,
): Promise<CalendarDay[]> {
  return startDays(course, now, await listDaysOff(on, course, now), count);
}

/**
 * The day on which somebody begins a course: the one asked for, else in a group the next that there is; null where
 * none is needed.
 * @throws AppError VALIDATION at `startDate` (missing, past; of a group outside of the run, no session on that day);
 * REGISTRATION_CLOSED when the last session has begun
 */
export async function requireStartDay(
  on: Queryable,
  course: Course,
  asked: CalendarDay | null,
  now: Date,
): Promise<CalendarDay | null> {
  if (asked !== null) {
    if (asked < dayOf(now)) throw fieldError("startDate", "La data scelta è già passata.");
    const refusal = startDayRefusal(course, asked, await listDaysOff(on, course, now));
    if (refusal !== null) throw fieldError("startDate", refusal);
    return asked;
  }
  if (isGroup(course)) {
    const [next] = await listStartDays(on, course, now, 1);
    if (next === undefined) throw new AppError("REGISTRATION_CLOSED");
    return next;
  }
  if (needsStartDate(course)) throw fieldError("startDate", "Scegli la data in cui vuoi iniziare.");
  return null;
}

/**
 * When a course begins for somebody who is to begin on `day`; in a group that has gone on without her, on the next day
 * that there is. Null when there is none any more.
 * @returns the day (null where none is needed), and the moment from which nobody can begin on it any more
 */
export async function beginOf(
  on: Queryable,
  course: Course,
  day: CalendarDay | null,
  now: Date,
): Promise<{ day: CalendarDay | null; startsAt: Date | null } | null> {
  const today = dayOf(now);
  const isGone = day === null || day < today || beginsUntil(course, day) <= now;
  if (isGroup(course) && isGone) {
    const [next] = await listStartDays(on, course, now, 1);
    return next === undefined ? null : { day: next, startsAt: beginsUntil(course, next) };
  }
  if (day === null) return { day, startsAt: null };
  return day < today ? null : { day, startsAt: beginsUntil(course, day) };
}
