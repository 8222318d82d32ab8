import "server-only";
import { prisma } from "@/lib/data/client";
import { findCourseForUpdate, updateCourse } from "@/lib/data/courses";
import { AppError } from "@/lib/errors";
import { courseRangesSchema } from "@/lib/schemas/catalogue-ranges";
import type { Course, CourseUpdate } from "@/lib/schemas/course";
import { parseInput } from "@/lib/schemas/parse-input";

/**
 * Changes the fields of a course that are given.
 * @throws AppError NOT_FOUND; VALIDATION when days or numbers would contradict each other
 */
export async function changeCourse(id: number, change: CourseUpdate): Promise<Course> {
  return prisma().$transaction(async (tx) => {
    const before = await findCourseForUpdate(tx, id);
    if (before === null) throw new AppError("NOT_FOUND", { message: "Il corso richiesto non esiste." });
    parseInput(courseRangesSchema, { ...before, ...change });
    return updateCourse(tx, id, change);
  });
}
