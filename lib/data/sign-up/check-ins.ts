import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import { findSignUpId } from "@/lib/data/money/sign-up-numbers";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Attendant } from "@/lib/domain/sign-up/attendance";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { LIVE, ofOffering } from "./sign-up-rows";
import type { SignUpRef } from "./sign-ups";

/** Check-ins: at most one for each sign-up and day. */

const ofSignUpOn = ({ kind, id: number }: SignUpRef, day: CalendarDay) => ({
  signUp: { kind, number },
  date: toDateColumn(day),
});

/**
 * Records a check-in on a day, unless there is one already; then those who come in now are added to it.
 * @param entering how many of the seats of the sign-up come in now; by default all that are missing
 * @returns whether it is the first on that day, the instant of the first, and whether anybody came in
 */
export async function insertCheckIn(
  tx: Transaction,
  ref: SignUpRef,
  day: CalendarDay,
  at: Date,
  entering?: { seats: number; of: number },
): Promise<{ isFirst: boolean; checkedInAt: Date; hasEntered: boolean }> {
  const seatsAfter = (before: number) =>
    entering && before + entering.seats < entering.of ? before + entering.seats : null;
  const signUpId = await findSignUpId(tx, ref);
  const { count } = await tx.checkIn.createMany({
    data: { signUpId, date: toDateColumn(day), at, seats: seatsAfter(0) },
    skipDuplicates: true,
  });
  if (count > 0) return { isFirst: true, checkedInAt: at, hasEntered: true };
  await tx.$queryRaw`SELECT 1 FROM check_ins WHERE sign_up_id = ${signUpId} FOR UPDATE`;
  const select = { id: true, at: true, seats: true } as const;
  const first = await tx.checkIn.findFirstOrThrow({ where: ofSignUpOn(ref, day), select });
  const hasEntered = first.seats !== null;
  if (first.seats !== null)
    await tx.checkIn.update({ where: { id: first.id }, data: { seats: seatsAfter(first.seats) } });
  return { isFirst: false, checkedInAt: first.at, hasEntered };
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
      checkIns: { select: { date: true, at: true, seats: true } },
    },
    orderBy: { number: "asc" },
  });
  return rows.map(({ number: id, status, checkIns, startDate, endDate, ...row }) => ({
    ...row,
    id,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
    isCanceled: status === "canceled",
    checkIns: checkIns.map(({ date, at, seats }) => ({
      date: toDay(date),
      at: at.toISOString(),
      seats: seats ?? row.seats,
    })),
  }));
}
