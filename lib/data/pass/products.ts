import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import type { Prisma } from "@/lib/data/generated/client";
import { translationsSchema } from "@/lib/schemas/language/translations";
import {
  type PassProductInput,
  type PassProductOfPanel,
  type PassProductUpdate,
  passProductOfPanelSchema,
  passProductSchema,
} from "@/lib/schemas/pass/product";

const productSelect = {
  ...columnsFor(passProductOfPanelSchema, "courseIds"),
  isForAllCourses: true,
  courses: { select: { courseId: true }, orderBy: { courseId: "asc" } },
} as const satisfies Prisma.PassProductSelect;

type Row = Prisma.PassProductGetPayload<{ select: typeof productSelect }>;

export const passKinds = passProductSchema.shape.kinds;

const toProduct = ({ isForAllCourses, courses, kinds, translations, ...row }: Row): PassProductOfPanel => ({
  ...row,
  kinds: passKinds.parse(kinds),
  courseIds: isForAllCourses ? null : courses.map(({ courseId }) => courseId),
  translations: translationsSchema.parse(translations),
});

/** Products by price and name; inactive ones only on request. */
export async function listPassProducts({
  withHidden,
}: {
  withHidden: boolean;
}): Promise<PassProductOfPanel[]> {
  const rows = await prisma().passProduct.findMany({
    where: withHidden ? {} : { isActive: true },
    select: productSelect,
    orderBy: [{ price: "asc" }, { name: "asc" }, { id: "asc" }],
  });
  return rows.map(toProduct);
}

export async function findPassProduct(
  id: number,
  on: Queryable = prisma(),
): Promise<PassProductOfPanel | null> {
  const row = await on.passProduct.findUnique({ where: { id }, select: productSelect });
  return row && toProduct(row);
}

/** The columns for the courses; null means every course. A foreign key refuses unknown courses. */
const courseColumns = (courseIds: readonly number[] | null) => ({
  isForAllCourses: courseIds === null,
  courses: { create: (courseIds ?? []).map((courseId) => ({ courseId })) },
});

export async function createPassProduct(
  tx: Transaction,
  { courseIds, ...fields }: PassProductInput,
): Promise<PassProductOfPanel> {
  const data = { ...fields, ...courseColumns(courseIds) };
  return toProduct(await tx.passProduct.create({ data, select: productSelect }));
}

/** Changes the given fields; `courseIds` replaces all previous courses. The product must exist. */
export async function updatePassProduct(
  tx: Transaction,
  id: number,
  { courseIds, ...fields }: PassProductUpdate,
): Promise<PassProductOfPanel> {
  if (courseIds !== undefined) await tx.passProductCourse.deleteMany({ where: { productId: id } });
  const courses = courseIds === undefined ? {} : courseColumns(courseIds);
  const data = { ...fields, ...courses };
  return toProduct(await tx.passProduct.update({ where: { id }, data, select: productSelect }));
}

/** Deletes a product; a foreign key refuses one that was sold (IN_USE). */
export async function deletePassProduct(tx: Transaction, id: number): Promise<void> {
  await tx.passProduct.deleteMany({ where: { id } });
}

export async function countCourses(tx: Transaction, ids: readonly number[]): Promise<number> {
  return tx.course.count({ where: { id: { in: [...ids] } } });
}
