import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { type DueDelivery, takeDueDeliveries } from "@/lib/data/program/webhook-deliveries";
import { logEvent } from "@/lib/log";
import { deliverWebhook } from "@/lib/services/program/deliver-webhook";

/** Well below the three seconds within which a message must be sent. */
const EVERY_MS = 1_000;
/** Concurrent messages to one endpoint, and to all endpoints: an unresponsive one does not delay the others. */
const AT_ONCE = 10;
const AT_ONCE_IN_ALL = 100;
/** Longer than the maximum duration of an attempt. */
const LEASE_MS = 60_000;

/**
 * Sends queued webhook messages, polling every second. Every process does so; a message is taken by one of them, and
 * after that process dies, by any other.
 * @returns a function that stops it
 */
export function watchDeliveries(): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let isLooking = false;
  const underWay = new Map<number, number>();
  const count = (endpointId: number, change: 1 | -1) =>
    underWay.set(endpointId, (underWay.get(endpointId) ?? 0) + change);
  const inAll = () => [...underWay.values()].reduce((sum, one) => sum + one, 0);

  const deliver = async (due: DueDelivery) => {
    count(due.endpointId, 1);
    try {
      await deliverWebhook(due);
    } catch (error) {
      if (!isUnreachable(error)) logEvent("webhook-failed", {}, error);
    }
    const wasFull = (underWay.get(due.endpointId) ?? 0) >= AT_ONCE || inAll() >= AT_ONCE_IN_ALL;
    count(due.endpointId, -1);
    if (wasFull) void look();
  };
  const look = async () => {
    if (isLooking || isStopped) return;
    isLooking = true;
    if (timer !== null) clearTimeout(timer);
    try {
      for (let taken = AT_ONCE; taken === AT_ONCE && !isStopped && inAll() < AT_ONCE_IN_ALL; ) {
        const leaveOut = [...underWay].flatMap(([id, messages]) => (messages >= AT_ONCE ? id : []));
        const due = await takeDueDeliveries({ leaveOut, limit: AT_ONCE, lease: LEASE_MS }, new Date());
        for (const one of due) void deliver(one);
        taken = due.length;
      }
    } catch (error) {
      if (!isUnreachable(error)) logEvent("webhooks-not-read", {}, error);
    }
    isLooking = false;
    if (!isStopped) timer = setTimeout(look, EVERY_MS).unref();
  };
  timer = setTimeout(look, EVERY_MS).unref();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
  };
}
