import "server-only";
import { touchCourse } from "@/lib/data/catalogue/courses";
import { writeLessonChange } from "@/lib/data/catalogue/lesson-changes";
import { prisma, type Transaction } from "@/lib/data/client";
import { moveSignUps } from "@/lib/data/sign-up/move-sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { listLiveWaiting, moveWaiting } from "@/lib/data/waiting/waiting-places";
import { DAY_OFF } from "@/lib/domain/catalogue/course-group";
import { allLessonsOn, lessonsOn } from "@/lib/domain/catalogue/course-sessions";
import {
  type LessonChange,
  lessonsNamed,
  type PlannedLesson,
  plannedLessons,
} from "@/lib/domain/catalogue/lesson-plan";
import { lessonTeachers } from "@/lib/domain/catalogue/teachers";
import { text } from "@/lib/domain/language/text";
import { overlaps } from "@/lib/domain/room-time/busy-spans";
import { isForLessonsAlone } from "@/lib/domain/sign-up/attended-days";
import { type CalendarDay, toInstant, type WallTime } from "@/lib/domain/time/dates";
import { fieldError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import type { LessonMove, LessonWithRecipients } from "@/lib/schemas/catalogue/lesson";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { sentTo } from "@/lib/schemas/sent";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { freePlacesOf, offerFreedPlaces } from "@/lib/services/catalogue/free-places";
import { toLesson } from "@/lib/services/catalogue/lessons";
import { lockWithRooms, requireOffering } from "@/lib/services/catalogue/require-offering";
import { clashError, replanLessons, requireSpaces } from "@/lib/services/space/room-plans";
import { moveFirstDays } from "./change-and-notify";
import { notifyLessonMoved } from "./lesson-moved";
import { cancelSingleLessons, listLessonOnlySignUps, notifyLessonsSuspended } from "./lessons-off";

/** The panel cancels or moves one lesson of a course; the rest of the course goes on. */

export type OwnCourse = Extract<OfferingOfPanel, { kind: "course" }>;

/** Identifies a lesson by its day, and by its hour if the day has several. */
export interface LessonName {
  courseId: number;
  date: CalendarDay;
  time?: WallTime | undefined;
}

export const asCourse = (offering: OfferingOfPanel): OwnCourse => {
  if (offering.kind !== "course") throw notFoundError("course");
  return offering;
};

/** @throws AppError NOT_FOUND without a lesson on the day; VALIDATION at `time` when it has several */
export async function requireLesson(
  tx: Transaction,
  course: OwnCourse,
  { date, time }: LessonName,
): Promise<PlannedLesson> {
  const isOff = await findDaysOff(tx, course, date);
  const [lesson, second] = lessonsNamed(allLessonsOn(course, date, date, isOff), time);
  if (lesson === undefined) throw notFoundError("lesson");
  if (second !== undefined) throw fieldError("time", text("refusals.signUp.chooseLesson"));
  return lesson;
}

export async function toLessonWithRecipients(
  tx: Transaction,
  course: OwnCourse,
  lesson: PlannedLesson,
  recipients: number,
  now: Date,
): Promise<LessonWithRecipients> {
  const { spaceId, reason } = lesson;
  const freePlaces = await freePlacesOf(tx, course, now);
  return {
    ...toLesson(lesson, lessonTeachers(course, lesson), freePlaces),
    spaceId,
    reason,
    ...sentTo(recipients),
  };
}

/** @returns the course, and the lesson in it */
export async function writeLesson(tx: Transaction, course: OwnCourse, lesson: LessonChange, now: Date) {
  await writeLessonChange(tx, course.id, lesson, now);
  await touchCourse(tx, course.id, now);
  const after = asCourse(await requireOffering(course, tx));
  const { plannedDate, plannedTime, date } = lesson;
  const written = requireFound(
    plannedLessons(after, date, date, () => false).find(
      (one) => one.plannedDate === plannedDate && one.plannedTime === plannedTime,
    ),
    "lesson",
  );
  return { after, written };
}

/**
 * Cancels one lesson. Its room is free at once; single lessons are canceled with a full refund, its waiting list is
 * closed, and everybody concerned is notified, including the participants of the run. Does nothing if it is already
 * canceled.
 * @throws AppError NOT_FOUND (of the course or the lesson); VALIDATION at `time`
 */
export function cancelLesson(name: LessonName, reason: string, now: Date): Promise<LessonWithRecipients> {
  return prisma().$transaction(async (tx) => {
    const course = asCourse(await lockWithRooms(tx, { kind: "course", id: name.courseId }));
    const lesson = await requireLesson(tx, course, name);
    if (lesson.status === "canceled") return toLessonWithRecipients(tx, course, lesson, 0, now);
    const lessons = [lesson];
    const alone = await listLessonOnlySignUps(tx, course, lessons, now);
    const { after, written } = await writeLesson(tx, course, { ...lesson, status: "canceled", reason }, now);
    await replanLessons(tx, after, null);
    const how = { reason, tells: true };
    const told = await cancelSingleLessons(tx, { course: after, lessons, alone }, how, now);
    const recipients = told + (await notifyLessonsSuspended(tx, [{ course: after, lessons }], how, now));
    // Afterwards, since those who were to begin with this lesson are notified too.
    await moveFirstDays(tx, course, after, now);
    const change = { entity: "course", entityId: course.id, before: course, after } as const;
    await recordChange(tx, { action: "cancel", ...change });
    await offerFreedPlaces(tx, after, now);
    return toLessonWithRecipients(tx, after, written, recipients, now);
  });
}

/**
 * The new time and room of a lesson.
 * @throws AppError VALIDATION at `date` for a past time; CLASHES with another lesson of the course
 */
async function requireFreeFor(
  tx: Transaction,
  course: OwnCourse,
  lesson: PlannedLesson,
  { date, startTime, endTime, spaceId: wanted }: LessonMove,
  now: Date,
) {
  const spaceId = wanted ?? lesson.spaceId ?? course.spaceId;
  const span = { startsAt: toInstant(date, startTime), endsAt: toInstant(date, endTime) };
  if (span.startsAt <= now) throw fieldError("date", text("refusals.course.lessonInPast"));
  const isOff = await findDaysOff(tx, course, date);
  const others = lessonsOn(course, date, date, isOff).filter(
    (one) => one.plannedDate !== lesson.plannedDate || one.plannedTime !== lesson.plannedTime,
  );
  const clash = others.find((one) => overlaps(one, span));
  if (clash !== undefined) {
    const { id, title } = course;
    const times = { startsAt: clash.startsAt.toISOString(), endsAt: clash.endsAt.toISOString() };
    const room = clash.spaceId ?? course.spaceId;
    throw clashError([{ kind: "course", id, title, spaceId: room, ...times }]);
  }
  return { span, spaceId, isOff: isOff(date, spaceId) };
}

const isSame = (lesson: LessonChange, move: LessonMove, room: number | null): boolean =>
  lesson.date === move.date &&
  lesson.startTime === move.startTime &&
  lesson.endTime === move.endTime &&
  (lesson.spaceId ?? room) === (move.spaceId ?? lesson.spaceId ?? room);

/**
 * Moves one lesson to another day, hour or room, together with its participants. Repeating the move changes nothing and
 * notifies nobody.
 * @throws AppError NOT_FOUND (of the course, the lesson or the room); VALIDATION at `time` or `date`; CANCELED;
 * NOT_CHANGEABLE once it has begun; CLASHES
 */
export function moveLesson(name: LessonName, move: LessonMove, now: Date): Promise<LessonWithRecipients> {
  return prisma().$transaction(async (tx) => {
    const ref = { kind: "course", id: name.courseId } as const;
    const course = asCourse(await lockWithRooms(tx, ref, move.spaceId));
    await requireSpaces(tx, [move.spaceId ?? null]);
    const repeated = course.lessonChanges.find(
      (one) =>
        one.plannedDate === name.date &&
        (name.time === undefined || one.plannedTime === name.time) &&
        isSame(one, move, course.spaceId),
    );
    const lesson = await requireLesson(
      tx,
      course,
      repeated ? { ...name, date: repeated.date, time: repeated.startTime } : name,
    );
    if (lesson.status === "canceled") throw wordedError("CANCELED", "refusals.course.lessonCanceled");
    if (isSame(lesson, move, course.spaceId)) return toLessonWithRecipients(tx, course, lesson, 0, now);
    if (lesson.startsAt <= now) throw wordedError("NOT_CHANGEABLE", "refusals.course.lessonOver");
    const { span, spaceId, isOff } = await requireFreeFor(tx, course, lesson, move, now);
    const alone = await listLessonOnlySignUps(tx, course, [lesson], now);
    const { date, startTime, endTime } = move;
    const change = {
      ...lesson,
      date,
      startTime,
      endTime,
      spaceId: spaceId === course.spaceId ? null : spaceId,
    };
    const { after, written } = await writeLesson(tx, course, change, now);
    const takesRoom = spaceId !== null && course.startDate !== null && course.endDate !== null;
    await replanLessons(tx, after, takesRoom ? { ...span, spaceId } : null);
    if (isOff) throw fieldError("date", DAY_OFF);
    await moveSignUps(
      tx,
      alone.map(({ id }) => id),
      written,
    );
    const waiting = await listLiveWaiting(tx, course);
    await moveWaiting(
      tx,
      waiting.filter((entry) => isForLessonsAlone(course, entry, [lesson])).map(({ id }) => id),
      written,
    );
    await moveFirstDays(tx, course, after, now);
    const recipients = await notifyLessonMoved(tx, after, { before: lesson, after: written }, now);
    const entry = { entity: "course", entityId: course.id, before: course, after } as const;
    await recordChange(tx, { action: "move", ...entry });
    return toLessonWithRecipients(tx, after, written, recipients, now);
  });
}
