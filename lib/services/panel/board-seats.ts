import "server-only";
import { listCoursesByIds } from "@/lib/data/catalogue/courses";
import { prisma } from "@/lib/data/client";
import { listBoardEntries } from "@/lib/data/panel/board";
import { countCourseSeats } from "@/lib/data/sign-up/sign-up-lists";
import { findSettings } from "@/lib/data/site/settings";
import { listSpaces } from "@/lib/data/space/spaces";
import { countHeldInCourses } from "@/lib/data/waiting/waiting-places";
import { freeCoursePlaces } from "@/lib/domain/catalogue/course-places";
import { createClosedTimes } from "@/lib/domain/room-time/closed-times";
import { type CalendarDay, dayOf, listDays, partsOfDay, timeOf } from "@/lib/domain/time/dates";
import type { HolidayRules } from "@/lib/domain/time/holidays";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";
import type { Space } from "@/lib/schemas/space/space";
import { listHolidays } from "@/lib/services/closure/closures";
import { daysWindow } from "@/lib/services/room-time/bookable-period";

/**
 * The planning board: all rooms with their closed hours, everything that takes their time, and the holidays from `from`
 * to `to` (calendar days in Europe/Rome, both included).
 */
export async function findBoard(from: CalendarDay, to: CalendarDay): Promise<Board> {
  const years = [...new Set([partsOfDay(from).year, partsOfDay(to).year])];
  const [spaces, settings, entries, ...holidays] = await Promise.all([
    listSpaces(),
    findSettings(),
    listBoardEntries(daysWindow(from, to)),
    ...years.map((year) => listHolidays(year)),
  ]);
  const days = listDays(from, to);
  const inSpan = holidays.flat().filter(({ date }) => from <= date && date <= to);
  return { rooms: spaces.map((space) => boardRoom(space, settings, days)), entries, holidays: inSpan };
}

function boardRoom(space: Space, rules: HolidayRules, days: readonly CalendarDay[]): BoardRoom {
  const { id, name, capacity, isAvailable, openingTime, closingTime, minBookingHours, partIds } = space;
  const closed = days.flatMap(createClosedTimes(space, rules));
  return { id, name, capacity, isAvailable, openingTime, closingTime, minBookingHours, partIds, closed };
}

export async function findBoardWithSeats(from: CalendarDay, to: CalendarDay, now: Date): Promise<Board> {
  const board = await findBoard(from, to);
  return { ...board, entries: await withSeats(board.entries, now) };
}

/** Reads the seats of all courses with three queries, however many lessons there are. */
async function withSeats(entries: readonly BoardEntry[], now: Date): Promise<BoardEntry[]> {
  const ids = [...new Set(entries.filter(({ kind }) => kind === "course").map(({ id }) => id))];
  if (ids.length === 0) return [...entries];
  const [courses, taken, held] = await Promise.all([
    listCoursesByIds(ids),
    countCourseSeats(prisma(), ids),
    countHeldInCourses(prisma(), ids),
  ]);
  const counted = [...taken, ...held];
  const byId = new Map(
    courses.map((course) => [
      course.id,
      { ...course, counted: counted.filter(({ courseId }) => courseId === course.id) },
    ]),
  );
  return entries.map((entry) => {
    const course = entry.kind === "course" ? byId.get(entry.id) : undefined;
    if (course === undefined || course.maxParticipants === null) return entry;
    const begins = new Date(entry.startsAt);
    const lesson = { day: dayOf(begins), time: timeOf(begins) };
    const free = freeCoursePlaces(course, course.counted, lesson, now);
    return { ...entry, seats: { taken: course.maxParticipants - free, most: course.maxParticipants } };
  });
}
