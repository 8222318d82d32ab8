import "server-only";
import type { Transaction } from "@/lib/data/client";
import { closeWaitingList } from "@/lib/data/waiting/waiting-places";
import type { LessonKey } from "@/lib/domain/catalogue/lesson-plan";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import { notifyWaiting } from "./notifications";

/**
 * To be called when an event, a course or one lesson is canceled, in the transaction that cancels it, which holds its lock:
 * closes its waiting list with all open offers, and tells everybody on it once.
 */
export async function closeWaiting(
  tx: Transaction,
  offering: OfferingRef,
  lesson?: LessonKey,
): Promise<void> {
  for (const entry of await closeWaitingList(tx, offering, lesson))
    await notifyWaiting(tx, "waitingCanceled", entry);
}
