import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { logEvent } from "@/lib/log";

/** Well below the ten seconds within which an expired offer must be passed on. */
const EVERY_MS = 2_000;

/**
 * Runs a task every two seconds in every process. The task locks what it changes, so neither a killed process nor
 * concurrent runs do harm.
 * @param event the name of a failure in the log
 * @returns a function that stops it
 */
export function watch(work: (now: Date) => Promise<unknown>, event: string): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = async () => {
    try {
      await work(new Date());
    } catch (error) {
      if (!isUnreachable(error)) logEvent(event, {}, error);
    }
    if (!isStopped) timer = setTimeout(look, EVERY_MS).unref();
  };
  timer = setTimeout(look, EVERY_MS).unref();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
  };
}
