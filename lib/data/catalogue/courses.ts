import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { withPlanTranslations } from "@/lib/domain/catalogue/course-words";
import { seatPrice } from "@/lib/domain/money/sign-up-price";
import { slugFor } from "@/lib/domain/site/slug";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import {
  type CourseInput,
  type CourseOfPanel,
  type CourseUpdate,
  courseOfPanelSchema,
  courseSessionsSchema,
} from "@/lib/schemas/catalogue/course";
import { translationsSchema } from "@/lib/schemas/language/translations";
import { LESSON_CHANGES, toLessonChanges } from "./lesson-changes";
import { TEACHERS, teacherRows, toTeachers } from "./teachers";

const courseSelect = {
  ...columnsFor(courseOfPanelSchema, "priceAmount", "teachers"),
  lessonChanges: LESSON_CHANGES,
  teachers: TEACHERS,
} as const satisfies Prisma.CourseSelect;

type CourseRow = Prisma.CourseGetPayload<{ select: typeof courseSelect }>;

function toCourse(row: CourseRow): CourseOfPanel {
  const plan = {
    sessions: courseSessionsSchema.parse(row.sessions),
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
  };
  return {
    ...row,
    ...plan,
    slug: slugFor(row.id, row.title),
    translations: withPlanTranslations({ ...row, ...plan }, translationsSchema.parse(row.translations)),
    priceAmount: seatPrice(row.price),
    imageUrl: row.imageUrl ?? DEFAULT_IMAGE,
    lessonChanges: toLessonChanges(row.lessonChanges),
    teachers: toTeachers(row.teachers),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The date columns of a change; undefined days stay as they were. */
function dayColumns({ startDate, endDate }: Pick<CourseUpdate, "startDate" | "endDate">) {
  return {
    ...(startDate === undefined ? {} : { startDate: toDateColumnOrNull(startDate) }),
    ...(endDate === undefined ? {} : { endDate: toDateColumnOrNull(endDate) }),
  };
}

/** All courses: active ones first, then featured ones, then by start and id. */
export async function listCourses(on: Queryable = prisma()): Promise<CourseOfPanel[]> {
  const rows = await on.course.findMany({
    select: courseSelect,
    orderBy: [
      { isActive: "desc" },
      { isFeatured: "desc" },
      { startDate: { sort: "asc", nulls: "last" } },
      { id: "asc" },
    ],
  });
  return rows.map(toCourse);
}

export async function findCourse(id: number, on: Queryable = prisma()): Promise<CourseOfPanel | null> {
  const row = await on.course.findUnique({ where: { id }, select: courseSelect });
  return row ? toCourse(row) : null;
}

/** Unknown ids are skipped. */
export async function listCoursesByIds(ids: readonly number[]): Promise<CourseOfPanel[]> {
  const rows = await prisma().course.findMany({ where: { id: { in: [...ids] } }, select: courseSelect });
  return rows.map(toCourse);
}

export async function listCourseChanges(): Promise<{ slug: string; updatedAt: Date }[]> {
  const rows = await prisma().course.findMany({
    where: { isActive: true },
    select: { id: true, title: true, updatedAt: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, title, updatedAt }) => ({ slug: slugFor(id, title), updatedAt }));
}

/**
 * Active courses that may occupy the given rooms, including the rooms that lessons were moved to; null for all rooms.
 */
export async function listPlannedCourses(
  tx: Transaction,
  spaceIds: readonly number[] | null,
): Promise<CourseOfPanel[]> {
  const inRooms = spaceIds === null ? { not: null } : { in: [...spaceIds] };
  const rows = await tx.course.findMany({
    where: {
      isActive: true,
      status: "scheduled",
      OR: [{ spaceId: inRooms }, { lessonChanges: { some: { spaceId: inRooms } } }],
    },
    select: courseSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toCourse);
}

/** @param id the former id of a course that is restored; a new course gets the next one */
export async function createCourse(
  tx: Transaction,
  { teacherIds, ...course }: CourseInput,
  id?: number,
): Promise<CourseOfPanel> {
  const teachers = { create: teacherRows(teacherIds) };
  const data = { ...course, ...dayColumns(course), teachers, ...(id === undefined ? {} : { id }) };
  return toCourse(await tx.course.create({ data, select: courseSelect }));
}

/** Marks a course as changed when its lessons change: calendar entries derive their sequence from this timestamp. */
export async function touchCourse(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.course.update({ where: { id }, data: { updatedAt: now }, select: { id: true } });
}

/** Changes the given fields. The course must exist. */
export async function updateCourse(
  tx: Transaction,
  id: number,
  { teacherIds, ...change }: CourseUpdate,
): Promise<CourseOfPanel> {
  const teachers = teacherIds && { deleteMany: {}, create: teacherRows(teacherIds) };
  const data = { ...change, ...dayColumns(change), ...(teachers && { teachers }) };
  return toCourse(await tx.course.update({ where: { id }, data, select: courseSelect }));
}

export async function setCourseCanceled(
  tx: Transaction,
  id: number,
  cancelReason: string,
): Promise<CourseOfPanel> {
  const data = { status: "canceled" as const, cancelReason };
  return toCourse(await tx.course.update({ where: { id }, data, select: courseSelect }));
}

/** Deletes a course; its foreign key refuses one with sign-ups (IN_USE). */
export async function deleteCourse(tx: Transaction, id: number): Promise<void> {
  await tx.course.deleteMany({ where: { id } });
}
