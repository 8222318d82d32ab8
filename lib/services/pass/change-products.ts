import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  countCourses,
  createPassProduct,
  deletePassProduct,
  findPassProduct,
  updatePassProduct,
} from "@/lib/data/pass/products";
import { addRecorded, recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import { fieldError, notFoundError, requireFound } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type PassProductInput,
  type PassProductOfPanel,
  type PassProductUpdate,
  passProductOfPanelSchema,
} from "@/lib/schemas/pass/product";

/** @throws AppError VALIDATION at `courseIds` for an unknown course */
async function requireCourses(
  tx: Transaction,
  courseIds: readonly number[] | null | undefined,
): Promise<void> {
  if (!courseIds) return;
  if ((await countCourses(tx, courseIds)) < courseIds.length)
    throw fieldError("courseIds", VALIDATION.unknownCourse);
}

/** @throws AppError VALIDATION at `courseIds` for an unknown course */
export function addPassProduct(
  input: PassProductInput,
  claim: IdempotencyClaim | null,
): Promise<PassProductOfPanel> {
  return addRecorded("pass-product", { claim, schema: passProductOfPanelSchema }, async (tx) => {
    await requireCourses(tx, input.courseIds);
    return createPassProduct(tx, input);
  });
}

/**
 * Changes the given fields of a product. Passes already sold keep their entries, days, kinds and courses, but show the
 * product's new name and description.
 * @throws AppError NOT_FOUND; VALIDATION at `courseIds` for an unknown course
 */
export function changePassProduct(id: number, change: PassProductUpdate): Promise<PassProductOfPanel> {
  return prisma().$transaction(async (tx) => {
    const before = requireFound(await findPassProduct(id, tx), "passProduct");
    await requireCourses(tx, change.courseIds);
    const after = await updatePassProduct(tx, id, change);
    await recordChange(tx, { action: "update", entity: "pass-product", entityId: id, before, after });
    return after;
  });
}

/** @throws AppError NOT_FOUND; IN_USE once it was sold */
export async function removePassProduct(id: number): Promise<void> {
  if (!(await removeRecorded("pass-product", id, findPassProduct, deletePassProduct)))
    throw notFoundError("passProduct");
}
