import type { WallTime } from "../time/dates";
import type { LessonKey, LessonPlan } from "./lesson-plan";

/** Which weekly lesson becomes which, when the timetable of a course changes. */

type Sessions = LessonPlan["sessions"];
type Session = Sessions[number];

/** A weekly lesson that is held at another hour of the same weekday from now on. */
export interface CarriedSession {
  from: Session;
  to: Session;
}

/**
 * The weekly lessons whose hour changes: on a weekday where one lesson gives way to one other. Where it is not clear which
 * becomes which, or a weekday goes, none is carried.
 */
export function carriedSessions(before: Sessions, after: Sessions): CarriedSession[] {
  const without = (some: Sessions, others: Sessions) =>
    some.filter((one) => !others.some((other) => isSameBeginning(one, other)));
  const [gone, come] = [without(before, after), without(after, before)];
  return gone.flatMap((from) => {
    const ofDay = ({ dayOfWeek }: Session) => dayOfWeek === from.dayOfWeek;
    const [to, ...more] = come.filter(ofDay);
    return to === undefined || more.length > 0 || gone.filter(ofDay).length > 1 ? [] : [{ from, to }];
  });
}

const isSameBeginning = (a: Session, b: Session) =>
  a.dayOfWeek === b.dayOfWeek && a.startTime === b.startTime;

/** The hour that a lesson is carried to; undefined where it keeps its own. */
export const carriedTo = (
  carried: readonly CarriedSession[],
  weekday: number,
  startTime: WallTime,
): Session | undefined =>
  carried.find(({ from }) => from.dayOfWeek === weekday && from.startTime === startTime)?.to;

/** A lesson that somebody booked alone, or waits for, and where it is from now on. */
export interface CarriedLesson {
  from: LessonKey;
  to: LessonKey;
}
