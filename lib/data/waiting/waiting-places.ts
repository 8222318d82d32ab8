import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumnOrNull } from "@/lib/data/date-columns";
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

/** The live waiting list entries for an event or course, in order. */
export async function listLiveWaiting(tx: Transaction, offering: OfferingRef): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...entriesFor(offering), status: LIVE_STATUSES },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  return rows.map((row) => toEntry(row, null));
}

/** Moves entries for a single lesson, or for the day of a course by days, to the lesson's new day and time. */
export async function moveWaiting(
  tx: Transaction,
  ids: readonly number[],
  { date, startTime }: LessonKey,
): Promise<void> {
  // In one statement, since a check constraint requires the days of a single lesson to be equal.
  await tx.$executeRaw`
    UPDATE waiting_entries SET start_date = ${date}::date,
      end_date = CASE WHEN end_date IS NULL THEN NULL ELSE ${date}::date END,
      single_time = CASE WHEN single_time IS NULL THEN NULL ELSE ${startTime} END
    WHERE id = ANY(${[...ids]}::int[])`;
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
  person: ContactIdentity,
  counted: Counted,
): Promise<boolean> {
  const where = { ...countedWhere(counted), ...samePersonOrAddress(person), status: LIVE_STATUSES };
  return (await tx.waitingEntry.count({ where })) > 0;
}

/** Takes entries off the waiting list; open offers end with it. */
export async function closeEntries(
  tx: Transaction,
  entries: readonly WaitingEntry[],
): Promise<WaitingEntry[]> {
  const where = { id: { in: entries.map(({ id }) => id) } };
  await tx.waitingEntry.updateMany({ where, data: { status: "left" } });
  return entries.map((entry) => ({ ...entry, status: "left" }));
}
