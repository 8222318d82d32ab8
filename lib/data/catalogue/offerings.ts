import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { OfferingKind, OfferingRef } from "@/lib/domain/catalogue/offering";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { findCourse, setCourseCanceled } from "./courses";
import { findEvent, setEventStatus } from "./events";

/** Events and courses alike: each kind has its table, what is done with them is the same. */

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

/** Locks the row until the transaction ends, so that the sign-ups of an offering are written one after another. */
export async function lockOffering(tx: Transaction, { kind, id }: OfferingRef): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${TABLES[kind]} WHERE id = ${id} FOR NO KEY UPDATE`;
}

/** An offering whose row stays locked until the transaction ends; null when there is none. */
export async function findOfferingForUpdate(
  tx: Transaction,
  ref: OfferingRef,
): Promise<OfferingOfPanel | null> {
  await lockOffering(tx, ref);
  return findOffering(ref, tx);
}

/** Says that an offering is not held, and why. @returns it as it is then */
export async function setOfferingCanceled(
  tx: Transaction,
  { kind, id }: OfferingRef,
  reason: string,
): Promise<OfferingOfPanel> {
  return kind === "event"
    ? { kind, ...(await setEventStatus(tx, id, { status: "canceled", cancelReason: reason })) }
    : { kind, ...(await setCourseCanceled(tx, id, reason)) };
}
