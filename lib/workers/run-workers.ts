import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { jobQueue } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { refreshMailServer } from "@/lib/mail/mail-server";

const RETRY_START_MS = 5_000;
/**
 * How long a job may still take when the process is stopping: the time that the requests leave
 * (server/graceful-stop.ts).
 */
const STOP_TIMEOUT_MS = 4_000;
/** Well below the ten seconds within which an expired offer must be passed on. */
const EVERY_MS = 2_000;

/** Starts the queue, retrying until the database is reachable; the process does not wait for it. */
async function startWhenPossible(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    logEvent("jobs-not-started", {}, error);
    setTimeout(() => void startWhenPossible(start), RETRY_START_MS).unref();
  }
}

/**
 * Starts the workers of this process, and on SIGTERM exits when the jobs under way are finished.
 * @param start starts the workers of the queue
 * @param watching functions that stop what this process watches
 */
export function runWorkers(start: () => Promise<void>, watching: readonly (() => void)[]): void {
  void startWhenPossible(start);
  // Read now instead of at the first run; if the database is not reachable yet, that run follows.
  refreshMailServer().catch(() => {});
  const stopWatching = [...watching, watch(refreshMailServer, "mail-server-not-read")];
  const stop = async () => {
    for (const stopOne of stopWatching) stopOne();
    try {
      await jobQueue().stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    } catch (error) {
      logEvent("jobs-not-stopped", {}, error);
    }
    process.exit(0);
  };
  process.once("SIGTERM", stop);
}

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
