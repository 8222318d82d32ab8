import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/client";
import type { NamedTeacher } from "@/lib/domain/catalogue/teachers";
import { slugFor } from "@/lib/domain/site/slug";
import type { StoredTeacher, TeacherInput, TeacherUpdate } from "@/lib/schemas/catalogue/teacher";
import { translationsSchema } from "@/lib/schemas/language/translations";

export const NAMED_TEACHER = { id: true, name: true, imageUrl: true, isActive: true } as const;

export const TEACHERS = {
  select: { teacher: { select: NAMED_TEACHER } },
  orderBy: { position: "asc" },
} as const;

export const toTeachers = (rows: readonly { teacher: NamedTeacher }[]): NamedTeacher[] =>
  rows.map(({ teacher }) => teacher);

export const teacherRows = (teacherIds: readonly number[]) =>
  teacherIds.map((teacherId, position) => ({ teacherId, position }));

const select = {
  ...NAMED_TEACHER,
  bio: true,
  website: true,
  orderIndex: true,
  personId: true,
  payRule: true,
  payAmount: true,
  translations: true,
  updatedAt: true,
} as const satisfies Prisma.TeacherSelect;

const toTeacher = (row: Prisma.TeacherGetPayload<{ select: typeof select }>): StoredTeacher => ({
  ...row,
  slug: slugFor(row.id, row.name),
  translations: translationsSchema.parse(row.translations),
});

/** Teachers by orderIndex, then by name; hidden ones only on request. */
export async function listTeachers(
  { withHidden }: { withHidden: boolean },
  on: Queryable = prisma(),
): Promise<StoredTeacher[]> {
  const rows = await on.teacher.findMany({ where: withHidden ? {} : { isActive: true }, select });
  return rows
    .map(toTeacher)
    .sort((a, b) => a.orderIndex - b.orderIndex || a.name.localeCompare(b.name, "it") || a.id - b.id);
}

/** Serializes changes of a teacher until the transaction ends. */
export async function lockTeacher(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM teachers WHERE id = ${id} FOR UPDATE`;
}

export async function findTeacher(id: number, on: Queryable = prisma()): Promise<StoredTeacher | null> {
  const row = await on.teacher.findUnique({ where: { id }, select });
  return row && toTeacher(row);
}

/** The teacher profile of a person; null when there is none. */
export async function findTeacherOfPerson(
  personId: number,
  on: Queryable = prisma(),
): Promise<StoredTeacher | null> {
  const row = await on.teacher.findUnique({ where: { personId }, select });
  return row && toTeacher(row);
}

/** The teacher profile of an account's person; null when there is none. */
export async function findTeacherOfAccount(
  userId: number,
  on: Queryable = prisma(),
): Promise<StoredTeacher | null> {
  const where = { person: { user: { id: userId } } };
  const row = await on.teacher.findFirst({ where, select });
  return row && toTeacher(row);
}

export async function createTeacher(tx: Transaction, data: TeacherInput): Promise<StoredTeacher> {
  return toTeacher(await tx.teacher.create({ data, select }));
}

/** Changes the given fields. The teacher must exist. */
export async function updateTeacher(
  tx: Transaction,
  id: number,
  data: TeacherUpdate,
): Promise<StoredTeacher> {
  return toTeacher(await tx.teacher.update({ where: { id }, data, select }));
}

/** Deletes a teacher; foreign keys refuse one that is still referred to (IN_USE). */
export async function deleteTeacher(tx: Transaction, id: number): Promise<void> {
  await tx.teacher.deleteMany({ where: { id } });
}

export async function countTeachers(tx: Transaction, ids: readonly number[]): Promise<number> {
  return ids.length === 0 ? 0 : tx.teacher.count({ where: { id: { in: [...ids] } } });
}

export const exportTeacher = ({ personId }: { personId: number }): Promise<StoredTeacher | null> =>
  findTeacherOfPerson(personId);

export async function forgetTeacher(tx: Transaction, { personId }: { personId: number }): Promise<void> {
  await tx.teacher.updateMany({ where: { personId }, data: { personId: null } });
}
