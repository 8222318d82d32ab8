import type { WallTime } from "../time/dates";
import type { LessonKey, LessonPlan } from "./lesson-plan";

type Sessions = LessonPlan["sessions"];
type Session = Sessions[number];

/** A weekly lesson that moves to another time on the same weekday. */
export interface CarriedSession {
  from: Session;
  to: Session;
}

/**
 * The weekly lessons whose time changes: only on weekdays where exactly one lesson is replaced by one other. If the
 * mapping is ambiguous, or a weekday is dropped, nothing is mapped.
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

/** The new time of a lesson; undefined if it does not change. */
export const carriedTo = (
  carried: readonly CarriedSession[],
  weekday: number,
  startTime: WallTime,
): Session | undefined =>
  carried.find(({ from }) => from.dayOfWeek === weekday && from.startTime === startTime)?.to;

/** A lesson that was booked on its own or is on the waiting list, and its new time. */
export interface CarriedLesson {
  from: LessonKey;
  to: LessonKey;
}
