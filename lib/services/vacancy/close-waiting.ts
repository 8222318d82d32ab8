import "server-only";
import type { Transaction } from "@/lib/data/client";
import { closeEntries, listLiveWaiting } from "@/lib/data/waiting/waiting-places";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { notifyWaiting } from "./notifications";

/**
 * Closes the waiting list, with all open offers, of an event, a course or lessons that are being canceled, and notifies
 * each entry once. Must be called in the transaction of the cancellation, which holds its lock.
 * @param isConcerned selects the entries of canceled lessons; by default all
 */
export async function closeWaiting(
  tx: Transaction,
  offering: OfferingRef,
  isConcerned: (entry: WaitingEntry) => boolean = () => true,
): Promise<void> {
  const concerned = (await listLiveWaiting(tx, offering)).filter(isConcerned);
  for (const entry of await closeEntries(tx, concerned)) await notifyWaiting(tx, "waitingCanceled", entry);
}
