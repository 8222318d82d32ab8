import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { logEvent } from "@/lib/log";
import { passOnExpiredOffers } from "@/lib/services/waiting/pass-on-offers";

/** Well below the ten seconds within which an expired offer must be passed on. */
const EVERY_MS = 2_000;

/**
 * Passes on expired offers of the waiting list, checking every two seconds. Every process does so; each offer is
 * passed on in one transaction, so that neither a killed process nor two at once do harm.
 * @returns a function that stops it
 */
export function watchOffers(): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = async () => {
    try {
      await passOnExpiredOffers(new Date());
    } catch (error) {
      if (!isUnreachable(error)) logEvent("waiting-list-failed", {}, error);
    }
    if (!isStopped) timer = setTimeout(look, EVERY_MS).unref();
  };
  timer = setTimeout(look, EVERY_MS).unref();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
  };
}
