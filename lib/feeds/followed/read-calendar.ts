import "server-only";
import { Worker } from "node:worker_threads";
import { text } from "@/lib/domain/language/text";
import { inThread, ThreadLimitError } from "@/lib/feeds/in-thread";
import {
  type BusyEntry,
  type CalendarRequest,
  type CalendarWindow,
  type ExpandResult,
  UnreadableCalendar,
} from "./expand-calendar";

const LIMITS = {
  time: text("refusals.followed.tooLong"),
  memory: text("refusals.followed.tooMuchMemory"),
} as const;

/**
 * Reads the busy entries of an untrusted iCalendar text or file (expand-calendar.ts) in a thread.
 * @param window instants
 * @throws UnreadableCalendar if the text is invalid or exceeds the limits
 */
export async function readCalendar(
  source: CalendarRequest["source"],
  window: CalendarWindow,
): Promise<BusyEntry[]> {
  const workerData: CalendarRequest = { source, window };
  const answer = await inThread<ExpandResult>(
    "calendar",
    (options) => new Worker(new URL("./expand-worker.ts", import.meta.url), { ...options, workerData }),
  ).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? new UnreadableCalendar(LIMITS[error.limit]) : error;
  });
  if ("refusal" in answer) throw new UnreadableCalendar(answer.refusal);
  return answer.entries;
}
