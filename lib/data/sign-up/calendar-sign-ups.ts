import "server-only";
import { LESSON_CHANGES, toLessonChanges } from "@/lib/data/catalogue/lesson-changes";
import { prisma } from "@/lib/data/client";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { ownedBy } from "@/lib/data/person/person";
import type { CourseSession } from "@/lib/domain/catalogue/course-sessions";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { courseSessionsSchema } from "@/lib/schemas/catalogue/course";

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
  number: true,
  status: true,
  seats: true,
  canceledAt: true,
  calendarSequence: true,
  calendarChangedAt: true,
  startDate: true,
  endDate: true,
  singleTime: true,
} as const;

/** An account's sign-ups that are live, or were canceled after an instant. */
const shown = (userId: number, canceledFrom: Date) => ({
  ...ownedBy({ userId }),
  OR: [{ status: { not: "canceled" as const } }, { canceledAt: { gt: canceledFrom } }],
});

/** An account's sign-ups for courses, and for events that end on the day `from` or later. */
export function listCalendarSignUps(userId: number, from: CalendarDay, canceledFrom: Date) {
  const first = toDateColumn(from);
  const where = shown(userId, canceledFrom);
  const isAhead = { OR: [{ eventDate: { gte: first } }, { endDate: { gte: first } }] };
  return list({ AND: [where, { OR: [{ kind: "course" }, { event: isAhead }] }] });
}

/** The one sign-up of a link, in the form of a list. */
export const listLinkedSignUps = (linkId: string) => list({ linkId });

const eventSelect = {
  ...offeringSelect,
  eventDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
} as const;
const courseSelect = {
  ...offeringSelect,
  spaceId: true,
  startDate: true,
  endDate: true,
  sessions: true,
  lessonChanges: {
    ...LESSON_CHANGES,
    select: { ...LESSON_CHANGES.select, space: { select: { name: true, translations: true } } },
  },
} as const;

async function list(where: Prisma.SignUpWhereInput) {
  const rows = await prisma().signUp.findMany({
    where,
    select: { ...signUpSelect, event: { select: eventSelect }, course: { select: courseSelect } },
    orderBy: { number: "asc" },
  });
  return {
    forEvents: rows.flatMap(({ event, course: _, number: id, ...signUp }) =>
      event === null ? [] : [{ ...signUp, id, event: toEvent(event) }],
    ),
    forCourses: rows.flatMap(({ course, event: _, number: id, startDate, endDate, ...signUp }) => {
      if (course === null) return [];
      const days = { startDate: toDayOrNull(startDate), endDate: toDayOrNull(endDate) };
      return [{ ...signUp, id, ...days, course: toCourse(course) }];
    }),
  };
}

const toEvent = ({
  eventDate,
  endDate,
  ...event
}: Prisma.EventGetPayload<{ select: typeof eventSelect }>) => ({
  ...event,
  eventDate: toDay(eventDate),
  endDate: toDayOrNull(endDate),
});

const toCourse = ({ sessions, ...course }: Prisma.CourseGetPayload<{ select: typeof courseSelect }>) => ({
  ...course,
  startDate: toDayOrNull(course.startDate),
  endDate: toDayOrNull(course.endDate),
  sessions: courseSessionsSchema.parse(sessions) as readonly CourseSession[],
  lessonChanges: toLessonChanges(course.lessonChanges.map(({ space: _, ...change }) => change)),
  /** The rooms that lessons were moved to. */
  otherRooms: course.lessonChanges.flatMap(({ spaceId, space }) =>
    spaceId === null || space === null ? [] : [{ id: spaceId, ...space }],
  ),
});
