import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDayOrNull } from "@/lib/data/date-columns";
import type { OfferingKind, OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Attendant } from "@/lib/domain/sign-up/attendance";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { CHECK_INS, LIVE, toCheckIns } from "./sign-up-columns";
import type { SignUpRef } from "./sign-ups";

/** Check-ins: at most one for each sign-up and day. */

const ownerOf = ({ kind, id }: SignUpRef) =>
  kind === "event" ? { registrationId: id } : { courseBookingId: id };

/**
 * Notes that somebody has come on a day, unless that was noted before.
 * @returns whether it is the first time on that day, and when that was
 */
export async function insertCheckIn(
  tx: Transaction,
  ref: SignUpRef,
  day: CalendarDay,
  at: Date,
): Promise<{ isFirst: boolean; checkedInAt: Date }> {
  const date = toDateColumn(day);
  const { count } = await tx.checkIn.createMany({
    data: { ...ownerOf(ref), date, at },
    skipDuplicates: true,
  });
  if (count > 0) return { isFirst: true, checkedInAt: at };
  const first = await tx.checkIn.findFirstOrThrow({ where: { ...ownerOf(ref), date }, select: { at: true } });
  return { isFirst: false, checkedInAt: first.at };
}

/** Whether somebody has come on a day. */
export async function hasCheckIn(tx: Transaction, ref: SignUpRef, day: CalendarDay): Promise<boolean> {
  return (await tx.checkIn.count({ where: { ...ownerOf(ref), date: toDateColumn(day) } })) > 0;
}

/** Forgets that somebody has come on a day. */
export async function deleteCheckIn(tx: Transaction, ref: SignUpRef, day: CalendarDay): Promise<void> {
  await tx.checkIn.deleteMany({ where: { ...ownerOf(ref), date: toDateColumn(day) } });
}

const person = {
  id: true,
  personId: true,
  firstName: true,
  lastName: true,
  seats: true,
  status: true,
  checkIns: CHECK_INS,
} as const;

/** Live, or with a check-in: who gave up later was there. */
const counted = { OR: [{ status: LIVE }, { checkIns: { some: {} } }] };

const LISTS: Record<OfferingKind, (on: Queryable, id: number) => Promise<Attendant[]>> = {
  async event(on, eventId) {
    const rows = await on.eventRegistration.findMany({
      where: { eventId, ...counted },
      select: person,
      orderBy: { id: "asc" },
    });
    return rows.map(({ status, checkIns, ...row }) => ({
      ...row,
      ...{ startDate: null, endDate: null, singleTime: null },
      isCanceled: status === "canceled",
      checkIns: toCheckIns(checkIns),
    }));
  },
  async course(on, courseId) {
    const rows = await on.courseBooking.findMany({
      where: { courseId, ...counted },
      select: { ...person, startDate: true, endDate: true, singleTime: true },
      orderBy: { id: "asc" },
    });
    return rows.map(({ status, checkIns, startDate, endDate, ...row }) => ({
      ...row,
      startDate: toDayOrNull(startDate),
      endDate: toDayOrNull(endDate),
      isCanceled: status === "canceled",
      checkIns: toCheckIns(checkIns),
    }));
  },
};

/** The sign-ups of an event or a course that its attendance counts: the live ones, and canceled ones with check-ins. */
export const listAttendants = ({ kind, id }: OfferingRef, on: Queryable = prisma()): Promise<Attendant[]> =>
  LISTS[kind](on, id);
