import "server-only";
import { LESSON_CHANGES, toLessonChanges } from "@/lib/data/catalogue/lesson-changes";
import { prisma } from "@/lib/data/client";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { CourseSession } from "@/lib/domain/catalogue/course-sessions";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { courseSessionsSchema } from "@/lib/schemas/catalogue/course";

/** Sign-ups as the calendars of their participants show them, with the translations of what they are for. */

const offeringSelect = {
  id: true,
  title: true,
  location: true,
  createdAt: true,
  updatedAt: true,
  translations: true,
  space: { select: { name: true, translations: true } },
} as const;

const signUpSelect = {
  id: true,
  status: true,
  seats: true,
  canceledAt: true,
  calendarSequence: true,
  calendarChangedAt: true,
} as const;

/** The sign-ups that an account sees and that are live, or were canceled after a moment. */
const shown = (userId: number, canceledFrom: Date) => ({
  userId,
  OR: [{ status: { not: "canceled" as const } }, { canceledAt: { gt: canceledFrom } }],
});

/** An account's sign-ups for courses, and for events that end on the day `from` or later. */
export function listCalendarSignUps(userId: number, from: CalendarDay, canceledFrom: Date) {
  const first = toDateColumn(from);
  const where = shown(userId, canceledFrom);
  return listBoth(
    { ...where, event: { OR: [{ eventDate: { gte: first } }, { endDate: { gte: first } }] } },
    where,
  );
}

/** The one sign-up that a link is for, as the lists have it. */
export const listLinkedSignUps = (linkId: string) => listBoth({ linkId }, { linkId });

async function listBoth(
  whereEvent: Prisma.EventRegistrationWhereInput,
  whereCourse: Prisma.CourseBookingWhereInput,
) {
  const [forEvents, forCourses] = await Promise.all([listForEvents(whereEvent), listForCourses(whereCourse)]);
  return { forEvents, forCourses };
}

async function listForEvents(where: Prisma.EventRegistrationWhereInput) {
  const rows = await prisma().eventRegistration.findMany({
    where,
    select: {
      ...signUpSelect,
      event: {
        select: { ...offeringSelect, eventDate: true, endDate: true, startTime: true, endTime: true },
      },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ event: { eventDate, endDate, ...event }, ...signUp }) => ({
    ...signUp,
    event: {
      ...event,
      eventDate: toDay(eventDate),
      endDate: toDayOrNull(endDate),
    },
  }));
}

async function listForCourses(where: Prisma.CourseBookingWhereInput) {
  const rows = await prisma().courseBooking.findMany({
    where,
    select: {
      ...signUpSelect,
      startDate: true,
      endDate: true,
      singleTime: true,
      course: {
        select: {
          ...offeringSelect,
          spaceId: true,
          startDate: true,
          endDate: true,
          sessions: true,
          lessonChanges: {
            ...LESSON_CHANGES,
            select: { ...LESSON_CHANGES.select, space: { select: { name: true, translations: true } } },
          },
        },
      },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ startDate, endDate, course: { sessions, ...course }, ...signUp }) => ({
    ...signUp,
    startDate: toDayOrNull(startDate),
    endDate: toDayOrNull(endDate),
    course: {
      ...course,
      startDate: toDayOrNull(course.startDate),
      endDate: toDayOrNull(course.endDate),
      sessions: courseSessionsSchema.parse(sessions) as readonly CourseSession[],
      lessonChanges: toLessonChanges(course.lessonChanges.map(({ space: _, ...change }) => change)),
      /** The rooms that lessons were moved to. */
      otherRooms: course.lessonChanges.flatMap(({ spaceId, space }) =>
        spaceId === null || space === null ? [] : [{ id: spaceId, ...space }],
      ),
    },
  }));
}
