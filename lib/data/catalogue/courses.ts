import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { seatPrice } from "@/lib/domain/money/sign-up-price";
import { slugFor } from "@/lib/domain/site/slug";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import {
  type CourseInput,
  type CourseOfPanel,
  type CourseUpdate,
  courseSessionsSchema,
} from "@/lib/schemas/catalogue/course";
import { translationsSchema } from "@/lib/schemas/language/translations";

const courseSelect = {
  id: true,
  title: true,
  description: true,
  imageUrl: true,
  price: true,
  format: true,
  type: true,
  location: true,
  maxParticipants: true,
  minParticipants: true,
  duration: true,
  schedule: true,
  startDate: true,
  endDate: true,
  isMultiDay: true,
  googleFormUrl: true,
  isActive: true,
  requiresRegistration: true,
  isPopular: true,
  isFeatured: true,
  additionalInfo: true,
  spaceId: true,
  sessions: true,
  status: true,
  cancelReason: true,
  translations: true,
  createdAt: true,
} as const satisfies Prisma.CourseSelect;

type CourseRow = Prisma.CourseGetPayload<{ select: typeof courseSelect }>;

function toCourse(row: CourseRow): CourseOfPanel {
  return {
    ...row,
    slug: slugFor(row.id, row.title),
    translations: translationsSchema.parse(row.translations),
    priceAmount: seatPrice(row.price),
    imageUrl: row.imageUrl ?? DEFAULT_IMAGE,
    sessions: courseSessionsSchema.parse(row.sessions),
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The days of a change as columns; a day that is not sent stays as it was. */
function dayColumns({ startDate, endDate }: Pick<CourseUpdate, "startDate" | "endDate">) {
  return {
    ...(startDate === undefined ? {} : { startDate: toDateColumnOrNull(startDate) }),
    ...(endDate === undefined ? {} : { endDate: toDateColumnOrNull(endDate) }),
  };
}

/** All courses: active ones first, featured ones before others, then by start and id. */
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

/** When each active course was last changed, for the sitemap. */
export async function listCourseChanges(): Promise<{ slug: string; updatedAt: Date }[]> {
  const rows = await prisma().course.findMany({
    where: { isActive: true },
    select: { id: true, title: true, updatedAt: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, title, updatedAt }) => ({ slug: slugFor(id, title), updatedAt }));
}

/** Active courses that may take time of some rooms, null for all rooms. */
export async function listPlannedCourses(
  tx: Transaction,
  spaceIds: readonly number[] | null,
): Promise<CourseOfPanel[]> {
  const rows = await tx.course.findMany({
    where: {
      isActive: true,
      status: "scheduled",
      spaceId: spaceIds === null ? { not: null } : { in: [...spaceIds] },
    },
    select: courseSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toCourse);
}

/** @param id of one that is put back; a new one gets the next */
export async function createCourse(
  tx: Transaction,
  course: CourseInput,
  id?: number,
): Promise<CourseOfPanel> {
  const data = { ...course, ...dayColumns(course), ...(id === undefined ? {} : { id }) };
  return toCourse(await tx.course.create({ data, select: courseSelect }));
}

/** Changes the fields that are given, of a course that is there. */
export async function updateCourse(
  tx: Transaction,
  id: number,
  change: CourseUpdate,
): Promise<CourseOfPanel> {
  const data = { ...change, ...dayColumns(change) };
  return toCourse(await tx.course.update({ where: { id }, data, select: courseSelect }));
}

/** Says why a course is not held. */
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
