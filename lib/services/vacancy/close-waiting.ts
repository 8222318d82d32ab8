import "server-only";
import type { Transaction } from "@/lib/data/client";
import { closeWaitingList } from "@/lib/data/waiting/waiting-places";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import { notifyWaiting } from "./notifications";

/**
 * To be called when a whole event or course is canceled, in the transaction that cancels it, which holds its lock: closes
 * its waiting list with all open offers, and tells everybody on it once.
 */
export async function closeWaiting(tx: Transaction, offering: OfferingRef): Promise<void> {
  for (const entry of await closeWaitingList(tx, offering)) await notifyWaiting(tx, "waitingCanceled", entry);
}
