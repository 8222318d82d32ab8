import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { logEvent } from "@/lib/log";
import { passOnExpiredOffers } from "@/lib/services/waiting/pass-on-offers";

/** Far less than the ten seconds within which an offer that has run out is passed on; a process more or less is no matter. */
const EVERY_MS = 2_000;

/**
 * Looks every two seconds for offers of the waiting list that have run out. Every process does: whoever comes first
 * passes one on, in one transaction, so that one that is killed leaves nothing half done and the others nothing to do.
 * @returns ends it
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
