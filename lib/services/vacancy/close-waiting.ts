import "server-only";
import type { Transaction } from "@/lib/data/client";
import { closeLine } from "@/lib/data/waiting/waiting-closing";
import { notifyWaiting } from "./waiting-mails";

/**
 * To be called when a whole event or course is canceled, in the transaction that cancels it, which holds its lock:
 * whoever waits for it is taken out of line, offers end, and each is told, once.
 */
export async function closeWaiting(
  tx: Transaction,
  what: { eventId: number } | { courseId: number },
): Promise<void> {
  for (const entry of await closeLine(tx, what)) await notifyWaiting(tx, "waitingCanceled", entry);
}
