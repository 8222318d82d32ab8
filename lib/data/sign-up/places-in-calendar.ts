import "server-only";
import { prisma } from "@/lib/data/client";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { ofPerson, type Person } from "@/lib/data/person/person";
import type { CourseSession } from "@/lib/domain/catalogue/course-sessions";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { courseSessionsSchema } from "@/lib/schemas/catalogue/course";

/** Somebody's places in courses and at events, for her calendar. */

const thingSelect = {
  id: true,
  title: true,
  location: true,
  createdAt: true,
  updatedAt: true,
  space: { select: { name: true } },
} as const;

const placeSelect = {
  id: true,
  status: true,
  seats: true,
  canceledAt: true,
  calendarSequence: true,
} as const;

/** Live ones, and those canceled after a moment. */
const shown = (person: Person, canceledFrom: Date) => ({
  AND: [
    ofPerson(person),
    { OR: [{ status: { not: "canceled" as const } }, { canceledAt: { gt: canceledFrom } }] },
  ],
});

/** Places at events that end on a day or later. */
export async function listEventPlaces(person: Person, from: CalendarDay, canceledFrom: Date) {
  const first = toDateColumn(from);
  return eventPlaces({
    ...shown(person, canceledFrom),
    event: { OR: [{ eventDate: { gte: first } }, { endDate: { gte: first } }] },
  });
}

/** Places in courses, whenever these are held. */
export const listCoursePlaces = (person: Person, canceledFrom: Date) =>
  coursePlaces(shown(person, canceledFrom));

/** The one place that a link is for, as the lists have it. */
export async function listLinkedPlaces(linkId: string) {
  const [atEvents, inCourses] = await Promise.all([eventPlaces({ linkId }), coursePlaces({ linkId })]);
  return { atEvents, inCourses };
}

async function eventPlaces(where: Prisma.EventRegistrationWhereInput) {
  const rows = await prisma().eventRegistration.findMany({
    where,
    select: {
      ...placeSelect,
      registrationDate: true,
      event: { select: { ...thingSelect, eventDate: true, endDate: true, startTime: true, endTime: true } },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ registrationDate, event: { space, eventDate, endDate, ...event }, ...place }) => ({
    ...place,
    madeAt: registrationDate,
    event: {
      ...event,
      eventDate: toDay(eventDate),
      endDate: toDayOrNull(endDate),
      roomName: space?.name ?? null,
    },
  }));
}

async function coursePlaces(where: Prisma.CourseBookingWhereInput) {
  const rows = await prisma().courseBooking.findMany({
    where,
    select: {
      ...placeSelect,
      bookingDate: true,
      startDate: true,
      endDate: true,
      course: { select: { ...thingSelect, spaceId: true, startDate: true, endDate: true, sessions: true } },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(
    ({ bookingDate, startDate, endDate, course: { space, sessions, ...course }, ...place }) => ({
      ...place,
      madeAt: bookingDate,
      startDate: toDayOrNull(startDate),
      endDate: toDayOrNull(endDate),
      course: {
        ...course,
        startDate: toDayOrNull(course.startDate),
        endDate: toDayOrNull(course.endDate),
        sessions: courseSessionsSchema.parse(sessions) as readonly CourseSession[],
        roomName: space?.name ?? null,
      },
    }),
  );
}
