import "server-only";
import { Worker } from "node:worker_threads";
import { oneAtATime } from "@/lib/one-at-a-time";
import {
  type BusyEntry,
  type CalendarRequest,
  type CalendarWindow,
  type Unfolded,
  UnreadableCalendar,
} from "./unfold-calendar";

/** What a calendar may cost to unfold; 2 MB of an office's take a second of it. */
const LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const TOO_LONG = "Il calendario contiene ripetizioni troppo lunghe da calcolare.";
const TOO_LARGE = "Il calendario occupa troppa memoria.";

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Unfolds a calendar in a thread of its own, which is ended when it has answered or its time is over. */
function unfoldApart(request: CalendarRequest): Promise<BusyEntry[]> {
  const thread = new Worker(new URL("./unfold-thread.ts", import.meta.url), {
    workerData: request,
    resourceLimits: MEMORY,
  });
  return new Promise<BusyEntry[]>((resolve, reject) => {
    const clock = setTimeout(() => reject(new UnreadableCalendar(TOO_LONG)), LIMIT_MS);
    thread.once("message", (answer: Unfolded) => {
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
 * The busy entries of a stranger's iCalendar text (unfold-calendar.ts), read beside the requests that are under way:
 * whatever it asks for holds up nobody, and is refused after ten seconds or 128 MB. One calendar at a time, which
 * bounds what all of them together take.
 * @param window instants
 * @throws UnreadableCalendar when the text is not complete, or too much
 */
export function readCalendar(text: string, window: CalendarWindow): Promise<BusyEntry[]> {
  return oneAtATime("calendar", () => unfoldApart({ text, window }));
}
