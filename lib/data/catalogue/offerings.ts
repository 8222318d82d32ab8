import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { OfferingKind, OfferingRef } from "@/lib/domain/catalogue/offering";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { findCourse, setCourseCanceled } from "./courses";
import { findEvent, setEventStatus } from "./events";

/** Events and courses alike: each kind has its table, but the operations are the same. */

const TABLES: Record<OfferingKind, Prisma.Sql> = {
  event: Prisma.sql`events`,
  course: Prisma.sql`courses`,
};

export async function findOffering(
  { kind, id }: OfferingRef,
  on: Queryable = prisma(),
): Promise<OfferingOfPanel | null> {
  if (kind === "event") {
    const event = await findEvent(id, on);
    return event && { kind, ...event };
  }
  const course = await findCourse(id, on);
  return course && { kind, ...course };
}

/** Locks the row until the transaction ends, so that sign-ups for an offering are written one after another. */
export async function lockOffering(tx: Transaction, { kind, id }: OfferingRef): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${TABLES[kind]} WHERE id = ${id} FOR NO KEY UPDATE`;
}

/** Reads an offering and locks its row until the transaction ends. */
export async function findOfferingForUpdate(
  tx: Transaction,
  ref: OfferingRef,
): Promise<OfferingOfPanel | null> {
  await lockOffering(tx, ref);
  return findOffering(ref, tx);
}

/** @returns the canceled offering */
export async function setOfferingCanceled(
  tx: Transaction,
  { kind, id }: OfferingRef,
  reason: string,
): Promise<OfferingOfPanel> {
  return kind === "event"
    ? { kind, ...(await setEventStatus(tx, id, { status: "canceled", cancelReason: reason })) }
    : { kind, ...(await setCourseCanceled(tx, id, reason)) };
}
