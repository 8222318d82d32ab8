import type { Span } from "../room-time/busy-spans";
import {
  addDays,
  type CalendarDay,
  dayOf,
  dayOfWeek,
  earlierOf,
  laterOf,
  listDays,
  toInstant,
  type WallTime,
} from "../time/dates";
import type { NamedTeacher } from "./teachers";

/**
 * The lessons of a course: its weekly lessons from the first to the last day, without days off, with cancellations and
 * moves applied (docs/rules.md, "Lessons").
 */

/** A canceled or moved lesson, identified by its original day and time in the weekly timetable. */
export interface LessonChange {
  plannedDate: CalendarDay;
  plannedTime: WallTime;
  date: CalendarDay;
  startTime: WallTime;
  endTime: WallTime;
  /** A room other than the course's; null for the course's room. */
  spaceId: number | null;
  status: LessonStatus;
  /** The reason of the cancellation. */
  reason: string | null;
  /** The teacher who replaces the course's teachers. */
  substitute: NamedTeacher | null;
}

/** The current day and time of a lesson. */
export type LessonKey = Pick<LessonChange, "date" | "startTime">;

export type LessonStatus = "scheduled" | "canceled";

/** The data that determine a course's lessons. Without a first or last day they repeat every week. */
export interface LessonPlan {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  /** `dayOfWeek` 0 is Sunday. */
  sessions: readonly { dayOfWeek: number; startTime: WallTime; endTime: WallTime }[];
  lessonChanges: readonly LessonChange[];
}

/** Days without lessons, in the room of the course unless another room is given. */
export type IsOff = (day: CalendarDay, spaceId?: number | null) => boolean;

/** A lesson in its current form, with wall-clock times in Rome and as a span. */
export type PlannedLesson = Span & LessonChange;

const spanOf = ({
  date,
  startTime,
  endTime,
}: Pick<LessonChange, "date" | "startTime" | "endTime">): Span => ({
  startsAt: toInstant(date, startTime),
  endsAt: toInstant(date, endTime),
});

const sessionsOn = ({ startDate, endDate, sessions }: LessonPlan, day: CalendarDay) =>
  (startDate === null || startDate <= day) && (endDate === null || day <= endDate)
    ? sessions.filter((session) => session.dayOfWeek === dayOfWeek(day))
    : [];

/**
 * The lessons of a course between two days, including canceled ones, in chronological order. A change of a lesson that
 * is no longer in the weekly timetable is ignored.
 * @param isOff days without lessons; a lesson moved away from such a day takes place
 */
export function plannedLessons(
  plan: LessonPlan,
  from: CalendarDay,
  to: CalendarDay,
  isOff: IsOff,
): PlannedLesson[] {
  if (plan.sessions.length === 0 || to < from) return [];
  const first = plan.startDate === null ? from : laterOf(plan.startDate, from);
  const last = plan.endDate === null ? to : earlierOf(plan.endDate, to);
  const keyOf = (day: CalendarDay, time: WallTime) => `${day} ${time}`;
  const changed = new Set(plan.lessonChanges.map((one) => keyOf(one.plannedDate, one.plannedTime)));
  const weekly = (last < first ? [] : listDays(first, last))
    .filter((day) => sessionsOn(plan, day).length > 0 && !isOff(day))
    .flatMap((date) =>
      sessionsOn(plan, date)
        .filter(({ startTime }) => !changed.has(keyOf(date, startTime)))
        .map(({ startTime, endTime }) => ({
          date,
          startTime,
          endTime,
          plannedDate: date,
          plannedTime: startTime,
          spaceId: null,
          status: "scheduled" as const,
          reason: null,
          substitute: null,
          ...spanOf({ date, startTime, endTime }),
        })),
    );
  const others = plan.lessonChanges
    .filter(({ date, spaceId }) => from <= date && date <= to && !isOff(date, spaceId ?? undefined))
    .filter((one) => sessionsOn(plan, one.plannedDate).some(({ startTime }) => startTime === one.plannedTime))
    .map((one) => ({ ...one, ...spanOf(one) }));
  return [...weekly, ...others].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** `plannedLessons` without canceled lessons. */
export const heldLessons = (
  plan: LessonPlan,
  from: CalendarDay,
  to: CalendarDay,
  isOff: IsOff,
): PlannedLesson[] => plannedLessons(plan, from, to, isOff).filter(({ status }) => status === "scheduled");

/**
 * The lessons of a day that a request means: those at the given time, or all of them without one. If a lesson was moved
 * to the time of a canceled one, the time means the one that takes place.
 */
export function lessonsNamed(
  ofDay: readonly PlannedLesson[],
  time: WallTime | undefined,
): readonly PlannedLesson[] {
  if (time === undefined) return ofDay;
  const atTime = ofDay.filter(({ startTime }) => startTime === time);
  const meant = atTime.find(({ status }) => status === "scheduled") ?? atTime[0];
  return meant === undefined ? [] : [meant];
}

/** Whether a lesson is upcoming or in progress or, for a course without lessons at fixed times, a day of its run. */
export function hasLessonsAhead(plan: LessonPlan, now: Date, isOff: IsOff): boolean {
  const today = dayOf(now);
  if (plan.sessions.length === 0) return plan.endDate === null || plan.endDate >= today;
  const from = laterOf(firstDayOf(plan) ?? today, today);
  return heldLessons(plan, from, horizonFrom(from), isOff).some(({ endsAt }) => endsAt > now);
}

/** The last day of a course, or of a lesson that was moved beyond it; null for an open-ended course. */
export const lastDayOf = ({
  endDate,
  lessonChanges,
}: Pick<LessonPlan, "endDate" | "lessonChanges">): CalendarDay | null =>
  endDate && lessonChanges.reduce((last, { date }) => laterOf(last, date), endDate);

/** The first day of a course, or of a lesson that was moved before it; null for a course without one. */
export const firstDayOf = ({
  startDate,
  lessonChanges,
}: Pick<LessonPlan, "startDate" | "lessonChanges">): CalendarDay | null =>
  startDate && lessonChanges.reduce((first, { date }) => earlierOf(first, date), startDate);

/** The maximum number of days examined, since a closure may last for years and a course may have no end. */
export const LOOKED_AT_DAYS = 366;

/** The last day on which lessons are searched from `day` on. */
export const horizonFrom = (day: CalendarDay): CalendarDay => addDays(day, LOOKED_AT_DAYS);

/** The lessons of a whole course of which some do not take place. */
export interface ReducedRun {
  held: number;
  missing: number;
  /** The day of the last lesson; null if none takes place. */
  lastDay: CalendarDay | null;
}

/**
 * What cancellations and days off leave of a course with a first and a last day; null if every weekly lesson takes place.
 */
export function reducedRun(plan: LessonPlan, isOff: IsOff): ReducedRun | null {
  const [first, last] = [firstDayOf(plan), lastDayOf(plan)];
  if (first === null || last === null) return null;
  const held = heldLessons(plan, first, last, isOff);
  const missing = heldLessons({ ...plan, lessonChanges: [] }, first, last, () => false).length - held.length;
  return missing > 0 ? { held: held.length, missing, lastDay: held.at(-1)?.date ?? null } : null;
}
