import "server-only";
import { listCoursesByIds } from "@/lib/data/catalogue/courses";
import { prisma } from "@/lib/data/client";
import { countCourseSeats } from "@/lib/data/sign-up/sign-up-lists";
import { countHeldInCourses } from "@/lib/data/waiting/waiting-places";
import { freeCoursePlaces } from "@/lib/domain/catalogue/course-places";
import { type CalendarDay, dayOf, timeOf } from "@/lib/domain/time/dates";
import type { Board, BoardEntry } from "@/lib/schemas/panel/board";
import { findBoard } from "./find-board";

/** The planning board with the seats of its lessons. */
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
