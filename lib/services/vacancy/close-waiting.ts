import "server-only";
import type { Transaction } from "@/lib/data/client";
import { closeWaitingList } from "@/lib/data/waiting/waiting-places";
import type { LessonKey } from "@/lib/domain/catalogue/lesson-plan";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import { notifyWaiting } from "./notifications";

/**
 * Closes the waiting list, with all open offers, of an event, a course or one lesson that is being canceled, and
 * notifies each entry once. Must be called in the transaction of the cancellation, which holds its lock.
 */
export async function closeWaiting(
  tx: Transaction,
  offering: OfferingRef,
  lesson?: LessonKey,
): Promise<void> {
  for (const entry of await closeWaitingList(tx, offering, lesson))
    await notifyWaiting(tx, "waitingCanceled", entry);
}
