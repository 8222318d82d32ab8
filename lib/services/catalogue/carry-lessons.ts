import "server-only";
import { carryLessonChange } from "@/lib/data/catalogue/lesson-changes";
import type { Transaction } from "@/lib/data/client";
import { moveSignUps } from "@/lib/data/sign-up/move-sign-ups";
import { listLiveSignUps } from "@/lib/data/sign-up/sign-ups";
import { listLiveWaiting, moveWaiting } from "@/lib/data/waiting/waiting-places";
import {
  type CarriedLesson,
  type CarriedSession,
  carriedSessions,
  carriedTo,
} from "@/lib/domain/catalogue/carried-lessons";
import {
  heldLessons,
  type LessonChange,
  type LessonKey,
  type LessonPlan,
} from "@/lib/domain/catalogue/lesson-plan";
import { type CalendarDay, dayOf, dayOfWeek, toInstant, type WallTime } from "@/lib/domain/time/dates";
import { wordedError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";

const keyOf = ({ date, startTime }: LessonKey) => `${date} ${startTime}`;

/** The single lessons among sign-ups or waiting list entries. */
const singlesOf = (
  some: readonly { id: number; startDate: CalendarDay | null; singleTime: WallTime | null }[],
) =>
  some.flatMap(({ id, startDate, singleTime }) =>
    startDate === null || singleTime === null ? [] : [{ id, date: startDate, startTime: singleTime }],
  );

const hasLesson = (course: LessonPlan, { date, startTime }: LessonKey): boolean =>
  heldLessons(course, date, date, () => false).some((one) => one.startTime === startTime);

/**
 * Moves booked or awaited single lessons, and changed (canceled or moved) lessons, to the course's new hours. The
 * caller holds the lock of the course and has already written it.
 * @param find reads the course again
 * @returns the course as it is then, and the lessons that were carried
 * @throws AppError NOT_CHANGEABLE when a future lesson that is booked or waited for would no longer exist
 */
export async function carryLessons<Of extends Course>(
  tx: Transaction,
  before: Of,
  written: Of,
  find: () => Promise<Of>,
  now: Date,
): Promise<{ after: Of; carried: CarriedLesson[] }> {
  const sessions = carriedSessions(before.sessions, written.sessions);
  await carryChanges(tx, before, written, sessions, now);
  const after = sessions.length === 0 ? written : await find();

  const found = await listLiveSignUps(tx, { kind: "course", id: before.id }, now);
  const singles = singlesOf(found.map(({ signUp }) => signUp));
  const awaited = singlesOf(await listLiveWaiting(tx, { kind: "course", id: before.id }));
  const isAhead = ({ date, startTime }: LessonKey) => toInstant(date, startTime) > now;
  const lessons = new Map([...singles, ...awaited].filter(isAhead).map((one) => [keyOf(one), one]));
  // Ignores lessons that the timetable did not have before either, on a closed day for instance: this change did not
  // remove them.
  const concerned = [...lessons.values()].filter((lesson) => hasLesson(before, lesson));
  const carried = concerned
    .filter((lesson) => !hasLesson(after, lesson))
    .map(({ date, startTime }): CarriedLesson => {
      const from = { date, startTime };
      const to = { date, startTime: carriedTo(sessions, dayOfWeek(date), startTime)?.startTime ?? startTime };
      if (!hasLesson(after, to)) throw wordedError("NOT_CHANGEABLE", "refusals.course.lessonsBooked");
      return { from, to };
    });
  for (const { from, to } of carried) {
    const idsIn = (some: typeof singles) =>
      some.filter((one) => keyOf(one) === keyOf(from)).map(({ id }) => id);
    await moveSignUps(tx, idsIn(singles), to);
    await moveWaiting(tx, idsIn(awaited), to);
  }
  return { after, carried };
}

/** Moves the changes of future lessons along with their weekly lesson. */
async function carryChanges(
  tx: Transaction,
  before: Course,
  written: Course,
  sessions: readonly CarriedSession[],
  now: Date,
): Promise<void> {
  const { id, lessonChanges } = before;
  for (const change of lessonChanges) {
    const { plannedDate, plannedTime, date, startTime } = change;
    const weekday = dayOfWeek(plannedDate);
    const to = carriedTo(sessions, weekday, plannedTime) ?? laterEnd(before, written, change);
    if (to === undefined || plannedDate < dayOf(now)) continue;
    const isInPlace = date === plannedDate && startTime === plannedTime;
    const times = isInPlace ? { startTime: to.startTime, endTime: to.endTime } : {};
    await carryLessonChange(tx, id, change, { ...change, ...times, plannedTime: to.startTime });
  }
}

/** The weekly lesson with its new end, for a lesson change that had kept the old end. */
function laterEnd(before: Course, written: Course, change: LessonChange) {
  const sessionIn = ({ sessions }: Course) =>
    sessions.find(
      ({ dayOfWeek: day, startTime }) =>
        day === dayOfWeek(change.plannedDate) && startTime === change.plannedTime,
    );
  const [was, is] = [sessionIn(before), sessionIn(written)];
  return was?.endTime === change.endTime && is?.endTime !== was.endTime ? is : undefined;
}
