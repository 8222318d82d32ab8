import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumn, toDateColumnOrNull, toDay } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { type ContactIdentity, samePersonOrAddress } from "@/lib/data/person/person";
import { type SeatsOfCourse, toCountedSeats, toSeatsOfCourses } from "@/lib/data/sign-up/sign-up-lists";
import type { CountedSeats } from "@/lib/domain/catalogue/course-places";
import type { LessonKey } from "@/lib/domain/catalogue/lesson-plan";
import type { Counted, OfferingRef } from "@/lib/domain/catalogue/offering";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { entrySelect, LIVE_STATUSES, toEntry } from "./waiting-entry-rows";

const entriesFor = ({ kind, id }: OfferingRef) => (kind === "event" ? { eventId: id } : { courseId: id });

const countedWhere = ({ day, time, ...offering }: Counted): Prisma.WaitingEntryWhereInput => ({
  ...entriesFor(offering),
  singleTime: time,
  ...(day === undefined ? {} : { startDate: toDateColumnOrNull(day) }),
});

/**
 * The seats held for open offers of an event or a course, by days and lesson.
 * @param except the id of an entry whose own seats do not count; null for none
 */
export async function countHeldPlaces(
  on: Queryable,
  offering: OfferingRef,
  except: number | null,
): Promise<CountedSeats[]> {
  const rows = await on.waitingEntry.groupBy({
    by: ["startDate", "endDate", "singleTime"],
    where: {
      ...entriesFor(offering),
      status: "offered",
      ...(except === null ? {} : { id: { not: except } }),
    },
    _sum: { seats: true },
  });
  return rows.map(toCountedSeats);
}

/** As `countHeldPlaces`, for several courses and all entries. */
export async function countHeldInCourses(
  on: Queryable,
  courseIds: readonly number[],
): Promise<SeatsOfCourse[]> {
  const rows = await on.waitingEntry.groupBy({
    by: ["courseId", "startDate", "endDate", "singleTime"],
    where: { courseId: { in: [...courseIds] }, status: "offered" },
    _sum: { seats: true },
  });
  return toSeatsOfCourses(rows);
}

const ofLesson = ({ date, startTime }: LessonKey) => ({
  startDate: toDateColumn(date),
  singleTime: startTime,
});

/** The single lessons of a course with live waiting list entries. */
export async function listAwaitedLessons(tx: Transaction, courseId: number): Promise<LessonKey[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { courseId, status: LIVE_STATUSES, startDate: { not: null }, singleTime: { not: null } },
    select: { startDate: true, singleTime: true },
    distinct: ["startDate", "singleTime"],
  });
  return rows.flatMap(({ startDate, singleTime }) =>
    startDate === null || singleTime === null ? [] : [{ date: toDay(startDate), startTime: singleTime }],
  );
}

/** Moves the live waiting list entries for one lesson of a course to its new day and time. */
export async function moveWaiting(
  tx: Transaction,
  courseId: number,
  from: LessonKey,
  { date, startTime }: LessonKey,
): Promise<void> {
  const day = toDateColumn(date);
  await tx.waitingEntry.updateMany({
    where: { courseId, ...ofLesson(from), status: LIVE_STATUSES },
    data: { startDate: day, endDate: day, singleTime: startTime },
  });
}

/** The waiting entries for an event or course, in the order of the waiting list. */
export async function listWaitingForPlaces(tx: Transaction, offering: OfferingRef): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...entriesFor(offering), status: "waiting" },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  return rows.map((row) => toEntry(row, null));
}

/** Whether this person or e-mail address is already on the waiting list for the same places. */
export async function waitsForPlaces(
  tx: Transaction,
  somebody: ContactIdentity,
  counted: Counted,
): Promise<boolean> {
  const where = { ...countedWhere(counted), ...samePersonOrAddress(somebody), status: LIVE_STATUSES };
  return (await tx.waitingEntry.count({ where })) > 0;
}

/**
 * Closes the waiting list of an event or course, or of one lesson alone; open offers end with it.
 * @returns the removed entries, in order
 */
export async function closeWaitingList(
  tx: Transaction,
  offering: OfferingRef,
  lesson?: LessonKey,
): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...entriesFor(offering), ...(lesson && ofLesson(lesson)), status: LIVE_STATUSES },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  await tx.waitingEntry.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { status: "left" },
  });
  return rows.map((row) => toEntry({ ...row, status: "left" }, null));
}
