import "server-only";
import { Worker } from "node:worker_threads";
import { text } from "@/lib/domain/language/text";
import { oneAtATime } from "@/lib/one-at-a-time";
import {
  type BusyEntry,
  type CalendarRequest,
  type CalendarWindow,
  type ExpandResult,
  UnreadableCalendar,
} from "./expand-calendar";

/** The time limit for expanding a calendar; 2 MB of a typical one take about a second. */
const LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const TOO_LONG = text("refusals.followed.tooLong");
const TOO_LARGE = text("refusals.followed.tooMuchMemory");

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Expands a calendar in a worker thread, which is terminated after its answer or the time limit. */
function expandInWorker(request: CalendarRequest): Promise<BusyEntry[]> {
  const thread = new Worker(new URL("./expand-worker.ts", import.meta.url), {
    workerData: request,
    resourceLimits: MEMORY,
  });
  return new Promise<BusyEntry[]>((resolve, reject) => {
    const clock = setTimeout(() => reject(new UnreadableCalendar(TOO_LONG)), LIMIT_MS);
    thread.once("message", (answer: ExpandResult) => {
      if ("entries" in answer) resolve(answer.entries);
      else reject(new UnreadableCalendar(answer.refusal));
    });
    thread.once("error", (error) => reject(isOutOfMemory(error) ? new UnreadableCalendar(TOO_LARGE) : error));
    thread.once("exit", () => {
      clearTimeout(clock);
      reject(new Error("The thread of a calendar ended without an answer."));
    });
  }).finally(() => thread.terminate());
}

/**
 * Reads the busy entries of an untrusted iCalendar text (expand-calendar.ts) in a worker thread, limited to ten
 * seconds and 128 MB, so that no calendar can block requests. One calendar at a time, which bounds their total use.
 * @param window instants
 * @throws UnreadableCalendar when the text is invalid or exceeds the limits
 */
export function readCalendar(text: string, window: CalendarWindow): Promise<BusyEntry[]> {
  return oneAtATime("calendar", () => expandInWorker({ text, window }));
}
