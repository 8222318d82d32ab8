import "server-only";
import { LESSON_CHANGES, toLessonChanges } from "@/lib/data/catalogue/lesson-changes";
import { prisma } from "@/lib/data/client";
import { toDateColumn, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { ledgerSelect, toEntries } from "@/lib/data/money/ledger-entries";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { balanceBetween, paidAmountOf } from "@/lib/domain/money/balance";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { courseSessionsSchema } from "@/lib/schemas/catalogue/course";
import type { Expected } from "@/lib/schemas/sign-up/check-in";
import { LIVE } from "./sign-up-rows";

/** The columns of a live sign-up for the check-in list, with the check-in of that day only. */
const expectedOn = (on: Date) =>
  ({
    number: true,
    firstName: true,
    lastName: true,
    seats: true,
    companions: true,
    checkInCode: true,
    checkIns: { where: { date: on }, select: { at: true, seats: true } },
    charge: { select: { totalAmount: true, payments: ledgerSelect } },
  }) as const satisfies Prisma.SignUpSelect;

type ExpectedRow = Prisma.SignUpGetPayload<{ select: ReturnType<typeof expectedOn> }>;

const toExpected = ({
  number: id,
  firstName,
  lastName,
  seats,
  companions,
  checkInCode,
  checkIns: [checkIn],
  charge,
}: ExpectedRow): Expected => ({
  id,
  firstName,
  lastName,
  seats,
  companions,
  checkInCode,
  checkedInAt: checkIn?.at.toISOString() ?? null,
  seatsPresent: checkIn ? (checkIn.seats ?? seats) : 0,
  dueAmount: balanceBetween(charge.totalAmount, paidAmountOf(toEntries(charge.payments))).dueAmount,
});

export async function listEventsOn(day: CalendarDay) {
  const on = toDateColumn(day);
  const live = { status: LIVE };
  const rows = await prisma().event.findMany({
    where: { ...live, eventDate: { lte: on }, OR: [{ endDate: { gte: on } }, { eventDate: on }] },
    select: { id: true, title: true, startTime: true, signUps: { where: live, select: expectedOn(on) } },
  });
  return rows.map(({ signUps, ...event }) => ({ ...event, people: signUps.map(toExpected) }));
}

/** The courses that run on a day, whether or not they have a lesson on it, with their live sign-ups. */
export async function listCoursesRunningOn(day: CalendarDay) {
  const on = toDateColumn(day);
  const live = { status: LIVE };
  const movedHere = { lessonChanges: { some: { date: on } } };
  const rows = await prisma().course.findMany({
    where: {
      ...live,
      AND: [
        { OR: [{ startDate: null }, { startDate: { lte: on } }, movedHere] },
        { OR: [{ endDate: null }, { endDate: { gte: on } }, movedHere] },
      ],
    },
    select: {
      id: true,
      title: true,
      spaceId: true,
      startDate: true,
      endDate: true,
      sessions: true,
      lessonChanges: LESSON_CHANGES,
      signUps: {
        // A course booked by days may have years of sign-ups for other days.
        where: {
          ...live,
          OR: [
            { course: { startDate: { not: null } }, singleTime: null },
            { startDate: null },
            { startDate: on },
            { startDate: { lte: on }, endDate: { gte: on } },
          ],
        },
        select: { ...expectedOn(on), startDate: true, endDate: true, singleTime: true },
      },
    },
  });
  return rows.map(({ sessions, startDate, endDate, signUps, ...course }) => ({
    ...course,
    kind: "course" as const,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
    sessions: courseSessionsSchema.parse(sessions),
    lessonChanges: toLessonChanges(course.lessonChanges),
    signUps: signUps.map((signUp) => ({
      person: toExpected(signUp),
      days: {
        startDate: toDayOrNull(signUp.startDate),
        endDate: toDayOrNull(signUp.endDate),
        singleTime: signUp.singleTime,
      },
    })),
  }));
}

/** The numbers of a person's live sign-ups. */
export async function listPlaceIdsOf(personId: number): Promise<Record<OfferingKind, ReadonlySet<number>>> {
  const rows = await prisma().signUp.findMany({
    where: { personId, status: LIVE },
    select: { kind: true, number: true },
  });
  const of = (kind: OfferingKind) => new Set(rows.flatMap((row) => (row.kind === kind ? row.number : [])));
  return { event: of("event"), course: of("course") };
}
