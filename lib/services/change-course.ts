import "server-only";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/audit-log";
import { prisma, type Transaction } from "@/lib/data/client";
import { createCourse, deleteCourse, findCourseForUpdate, updateCourse } from "@/lib/data/courses";
import { AppError } from "@/lib/errors";
import { courseRangesSchema } from "@/lib/schemas/catalogue-ranges";
import type { Course, CourseInput, CourseUpdate } from "@/lib/schemas/course";
import { parseInput } from "@/lib/schemas/parse-input";

const unknown = () => new AppError("NOT_FOUND", { message: "Il corso richiesto non esiste." });

/**
 * Changes the fields of a course that are given.
 * @throws AppError NOT_FOUND; VALIDATION when days or numbers would contradict each other
 */
export async function changeCourse(id: number, change: CourseUpdate): Promise<Course> {
  return prisma().$transaction(async (tx) => {
    const before = await findCourseForUpdate(tx, id);
    if (before === null) throw unknown();
    parseInput(courseRangesSchema, { ...before, ...change });
    const after = await updateCourse(tx, id, change);
    await recordChange(tx, { action: "update", entity: "course", entityId: id, before, after });
    return after;
  });
}

export const addCourse = (input: CourseInput): Promise<Course> =>
  addRecorded("course", (tx) => createCourse(tx, input));

/** @throws AppError NOT_FOUND, IN_USE while it has bookings */
export async function removeCourse(id: number): Promise<void> {
  const find = (tx: Transaction) => findCourseForUpdate(tx, id);
  if (!(await removeRecorded("course", id, find, (tx) => deleteCourse(tx, id)))) throw unknown();
}
