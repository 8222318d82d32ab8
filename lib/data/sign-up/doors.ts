import "server-only";
import { prisma } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { CourseSession } from "@/lib/domain/catalogue/course-sessions";
import { type CalendarDay, dayOfWeek } from "@/lib/domain/time/dates";
import { courseSessionsSchema } from "@/lib/schemas/catalogue/course";
import type { Door } from "@/lib/schemas/sign-up/check-in";

/** The columns of a live sign-up that the check-in list needs. */
const expected = {
  select: {
    ...{ id: true, firstName: true, lastName: true, seats: true, companions: true },
    ...{ checkInCode: true, checkedInAt: true },
  },
} as const;

interface ExpectedRow {
  id: number;
  firstName: string;
  lastName: string;
  seats: number;
  companions: string[];
  checkInCode: string;
  checkedInAt: Date | null;
}

const toExpected = ({ checkedInAt, ...person }: ExpectedRow): Door["people"][number] => ({
  ...person,
  checkedInAt: checkedInAt?.toISOString() ?? null,
});

/** When the first lesson of a day begins; null without lessons, undefined when they are on other weekdays. */
function startOn(sessions: readonly CourseSession[], day: CalendarDay): string | null | undefined {
  if (sessions.length === 0) return null;
  return sessions
    .filter((session) => session.dayOfWeek === dayOfWeek(day))
    .map(({ startTime }) => startTime)
    .sort()[0];
}

/**
 * Who is expected on a day, by event and course, in order of time. Of a course by days those who signed up for the day;
 * events and courses without sign-ups are left out.
 * @param day in Rome
 */
export async function listDoors(day: CalendarDay): Promise<Door[]> {
  const on = toDateColumn(day);
  const live = { status: { not: "canceled" as const } };
  const [events, courses] = await Promise.all([
    prisma().event.findMany({
      where: { ...live, eventDate: { lte: on }, OR: [{ endDate: { gte: on } }, { eventDate: on }] },
      select: { id: true, title: true, startTime: true, registrations: { where: live, ...expected } },
    }),
    prisma().course.findMany({
      where: {
        ...live,
        OR: [
          { startDate: null },
          { startDate: { lte: on }, OR: [{ endDate: { gte: on } }, { endDate: null }] },
        ],
      },
      select: {
        ...{ id: true, title: true, sessions: true },
        bookings: {
          // In a course by days each sign-up is for one day; a group comes as a whole.
          where: {
            ...live,
            OR: [{ startDate: null }, { startDate: on }, { course: { startDate: { not: null } } }],
          },
          ...expected,
        },
      },
    }),
  ]);
  const doors: Door[] = events.map(({ registrations, ...event }) => ({
    kind: "event",
    ...event,
    people: registrations.map(toExpected),
  }));
  for (const { id, title, sessions, bookings } of courses) {
    const startTime = startOn(courseSessionsSchema.parse(sessions), day);
    if (startTime !== undefined)
      doors.push({ kind: "course", id, title, startTime, people: bookings.map(toExpected) });
  }
  return doors
    .filter(({ people }) => people.length > 0)
    .sort(
      (a, b) => (a.startTime ?? "").localeCompare(b.startTime ?? "") || a.title.localeCompare(b.title, "it"),
    );
}
