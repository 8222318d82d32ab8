import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDayOrNull } from "@/lib/data/date-columns";
import { findSignUpId } from "@/lib/data/money/sign-up-numbers";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Attendant } from "@/lib/domain/sign-up/attendance";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { CHECK_INS, LIVE, ofOffering, toCheckIns } from "./sign-up-rows";
import type { SignUpRef } from "./sign-ups";

/** Check-ins: at most one for each sign-up and day. */

const ofSignUpOn = ({ kind, id: number }: SignUpRef, day: CalendarDay) => ({
  signUp: { kind, number },
  date: toDateColumn(day),
});

/**
 * Records a check-in on a day, unless there is one already.
 * @returns whether it is the first on that day, and the instant of the first
 */
export async function insertCheckIn(
  tx: Transaction,
  ref: SignUpRef,
  day: CalendarDay,
  at: Date,
): Promise<{ isFirst: boolean; checkedInAt: Date }> {
  const { count } = await tx.checkIn.createMany({
    data: { signUpId: await findSignUpId(tx, ref), date: toDateColumn(day), at },
    skipDuplicates: true,
  });
  if (count > 0) return { isFirst: true, checkedInAt: at };
  const first = await tx.checkIn.findFirstOrThrow({ where: ofSignUpOn(ref, day), select: { at: true } });
  return { isFirst: false, checkedInAt: first.at };
}

export async function hasCheckIn(tx: Transaction, ref: SignUpRef, day: CalendarDay): Promise<boolean> {
  return (await tx.checkIn.count({ where: ofSignUpOn(ref, day) })) > 0;
}

export async function deleteCheckIn(tx: Transaction, ref: SignUpRef, day: CalendarDay): Promise<void> {
  await tx.checkIn.deleteMany({ where: ofSignUpOn(ref, day) });
}

/**
 * The sign-ups that count for the attendance of an event or a course: live ones, and canceled ones with check-ins,
 * since a participant who canceled later did attend.
 */
export async function listAttendants(offering: OfferingRef, on: Queryable = prisma()): Promise<Attendant[]> {
  const rows = await on.signUp.findMany({
    where: { ...ofOffering(offering), OR: [{ status: LIVE }, { checkIns: { some: {} } }] },
    select: {
      number: true,
      personId: true,
      firstName: true,
      lastName: true,
      seats: true,
      status: true,
      startDate: true,
      endDate: true,
      singleTime: true,
      checkIns: CHECK_INS,
    },
    orderBy: { number: "asc" },
  });
  return rows.map(({ number: id, status, checkIns, startDate, endDate, ...row }) => ({
    ...row,
    id,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
    isCanceled: status === "canceled",
    checkIns: toCheckIns(checkIns),
  }));
}
