import "server-only";
import type { Transaction } from "@/lib/data/client";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { LessonChange } from "@/lib/domain/catalogue/lesson-plan";
import { NAMED_TEACHER } from "./teachers";

/** Canceled and moved lessons: the table lesson_changes. They are read together with their courses. */

const select = {
  plannedDate: true,
  plannedTime: true,
  date: true,
  startTime: true,
  endTime: true,
  spaceId: true,
  status: true,
  reason: true,
  teacher: { select: NAMED_TEACHER },
} as const satisfies Prisma.LessonChangeSelect;

type Row = Prisma.LessonChangeGetPayload<{ select: typeof select }>;

export const LESSON_CHANGES = { select, orderBy: { date: "asc" } } as const;

export const toLessonChanges = (rows: readonly Row[]): LessonChange[] =>
  rows.map(({ plannedDate, date, teacher, ...row }) => ({
    ...row,
    substitute: teacher,
    plannedDate: toDay(plannedDate),
    date: toDay(date),
  }));

/** Writes the new state of a lesson. The caller holds the lock of the course. */
export async function writeLessonChange(
  tx: Transaction,
  courseId: number,
  { plannedDate, plannedTime, date, substitute, ...to }: LessonChange,
  now: Date,
): Promise<void> {
  const planned = { courseId, plannedDate: toDateColumn(plannedDate), plannedTime };
  const { startTime, endTime, spaceId, status, reason } = to;
  const teacherId = substitute?.id ?? null;
  const data = {
    date: toDateColumn(date),
    startTime,
    endTime,
    spaceId,
    status,
    reason,
    teacherId,
    changedAt: now,
  };
  await tx.lessonChange.upsert({
    where: { courseId_plannedDate_plannedTime: planned },
    create: { ...planned, ...data },
    update: data,
    select: { id: true },
  });
}

/** Moves a lesson change to a new start time of the weekly lessons. The caller holds the lock of the course. */
export async function carryLessonChange(
  tx: Transaction,
  courseId: number,
  { plannedDate, plannedTime }: LessonChange,
  { plannedTime: to, startTime, endTime }: LessonChange,
): Promise<void> {
  const ofDay = { courseId, plannedDate: toDateColumn(plannedDate) };
  // A leftover change from an earlier timetable may have this key; it no longer applies.
  await tx.lessonChange.deleteMany({ where: { ...ofDay, plannedTime: to } });
  await tx.lessonChange.updateMany({
    where: { ...ofDay, plannedTime },
    data: { plannedTime: to, startTime, endTime },
  });
}
