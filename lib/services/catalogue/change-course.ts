import "server-only";
import {
  createCourse,
  deleteCourse,
  findCourse,
  findCourseForUpdate,
  updateCourse,
} from "@/lib/data/catalogue/courses";
import { prisma, type Transaction } from "@/lib/data/client";
import { addRecorded, recordChange, removeRecorded, restoreRecorded } from "@/lib/data/site/audit-log";
import { restorableSince } from "@/lib/domain/site/undo";
import { AppError } from "@/lib/errors";
import type { Course, CourseInput, CourseUpdate } from "@/lib/schemas/catalogue/course";
import { parseInput } from "@/lib/schemas/parse-input";
import { courseRangesSchema } from "@/lib/schemas/room-time/catalogue-ranges";
import { lockRooms, planCourse, requireSpaces, takeNothing } from "@/lib/services/space/room-plans";
import { placesFreed } from "./free-places";

const unknown = () => new AppError("NOT_FOUND", { message: "Il corso richiesto non esiste." });

/** What decides when a course takes its room. */
const planOf = ({ spaceId, sessions, startDate, endDate, isActive }: Course): string =>
  JSON.stringify([spaceId, sessions, startDate, endDate, isActive]);

async function insert(tx: Transaction, input: CourseInput, id?: number): Promise<Course> {
  await lockRooms(tx, [input.spaceId]);
  await requireSpaces(tx, [input.spaceId]);
  const course = await createCourse(tx, input, id);
  await planCourse(tx, course);
  return course;
}

/**
 * Creates a course, whose sessions take the time of its room.
 * @throws AppError NOT_FOUND when there is no such room, CLASHES when some of its time is taken
 */
export const addCourse = (input: CourseInput): Promise<Course> =>
  addRecorded("course", (tx) => insert(tx, input));

/**
 * Puts a course back that was deleted a moment ago, under its own id, so that its links hold.
 * @throws AppError NOT_FOUND when none was deleted, or its room is gone; CLASHES when its time was taken meanwhile
 */
export async function restoreCourse(id: number, input: CourseInput, now: Date): Promise<Course> {
  const restored = await restoreRecorded("course", id, restorableSince(now), (tx) => insert(tx, input, id));
  if (restored === null) throw unknown();
  return restored;
}

/**
 * Changes the fields of a course that are given.
 * @throws AppError NOT_FOUND; VALIDATION when days or numbers would contradict each other; CLASHES
 */
export async function changeCourse(id: number, change: CourseUpdate, now: Date): Promise<Course> {
  return prisma().$transaction(async (tx) => {
    const seen = await findCourse(id, tx);
    await lockRooms(tx, [seen?.spaceId, change.spaceId]);
    const before = await findCourseForUpdate(tx, id);
    if (before === null) throw unknown();
    // Moved to another room while we waited: that one is waited for as well.
    if (before.spaceId !== seen?.spaceId) await lockRooms(tx, [before.spaceId]);
    parseInput(courseRangesSchema, { ...before, ...change });
    if (change.spaceId !== undefined) await requireSpaces(tx, [change.spaceId]);
    const after = await updateCourse(tx, id, change);
    if (planOf(after) !== planOf(before)) await planCourse(tx, after);
    await recordChange(tx, { action: "update", entity: "course", entityId: id, before, after });
    await placesFreed(tx, { courseId: id, startDate: null }, now);
    return after;
  });
}

/** @throws AppError NOT_FOUND, IN_USE while it has bookings */
export async function removeCourse(id: number): Promise<void> {
  const find = async (tx: Transaction) => {
    await lockRooms(tx, [(await findCourse(id, tx))?.spaceId]);
    return findCourseForUpdate(tx, id);
  };
  const remove = async (tx: Transaction) => {
    await takeNothing(tx, "course", id);
    await deleteCourse(tx, id);
  };
  if (!(await removeRecorded("course", id, find, remove))) throw unknown();
}
