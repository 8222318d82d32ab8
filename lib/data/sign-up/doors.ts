import "server-only";
import { LESSON_CHANGES, toLessonChanges } from "@/lib/data/catalogue/lesson-changes";
import { prisma } from "@/lib/data/client";
import { toDateColumn, toDayOrNull } from "@/lib/data/date-columns";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { courseSessionsSchema } from "@/lib/schemas/catalogue/course";
import { LIVE } from "./sign-up-columns";

/** Events and courses with their sign-ups, for the check-in of one day. */

/** The columns of a live sign-up that the check-in list needs; of its check-ins that of the day. */
const expectedOn = (on: Date) =>
  ({
    id: true,
    firstName: true,
    lastName: true,
    seats: true,
    companions: true,
    checkInCode: true,
    checkIns: { where: { date: on }, select: { at: true } },
  }) as const;

interface ExpectedRow {
  id: number;
  firstName: string;
  lastName: string;
  seats: number;
  companions: string[];
  checkInCode: string;
  checkIns: readonly { at: Date }[];
}

const toExpected = ({ id, firstName, lastName, seats, companions, checkInCode, checkIns }: ExpectedRow) => ({
  ...{ id, firstName, lastName, seats, companions, checkInCode },
  checkedInAt: checkIns[0]?.at.toISOString() ?? null,
});

/** The events of a day with their live sign-ups. */
export async function listEventsOn(day: CalendarDay) {
  const on = toDateColumn(day);
  const live = { status: LIVE };
  const rows = await prisma().event.findMany({
    where: { ...live, eventDate: { lte: on }, OR: [{ endDate: { gte: on } }, { eventDate: on }] },
    select: {
      ...{ id: true, title: true, startTime: true },
      registrations: { where: live, select: expectedOn(on) },
    },
  });
  return rows.map(({ registrations, ...event }) => ({ ...event, people: registrations.map(toExpected) }));
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
      ...{ id: true, title: true, spaceId: true, startDate: true, endDate: true, sessions: true },
      lessonChanges: LESSON_CHANGES,
      bookings: {
        // In a course by days others are for other days; there may be years of them.
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
  return rows.map(({ sessions, startDate, endDate, bookings, ...course }) => ({
    ...course,
    kind: "course" as const,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
    sessions: courseSessionsSchema.parse(sessions),
    lessonChanges: toLessonChanges(course.lessonChanges),
    signUps: bookings.map((booking) => ({
      person: toExpected(booking),
      days: {
        startDate: toDayOrNull(booking.startDate),
        endDate: toDayOrNull(booking.endDate),
        singleTime: booking.singleTime,
      },
    })),
  }));
}

/** The ids of a person's live sign-ups. */
export async function listPlaceIdsOf(personId: number): Promise<Record<OfferingKind, ReadonlySet<number>>> {
  const query = { where: { personId, status: LIVE }, select: { id: true } };
  const [events, courses] = await Promise.all([
    prisma().eventRegistration.findMany(query),
    prisma().courseBooking.findMany(query),
  ]);
  const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  return { event: ids(events), course: ids(courses) };
}
