import "server-only";
import type { Worker, WorkerOptions } from "node:worker_threads";
import { oneAtATime } from "@/lib/one-at-a-time";

/** A file could not be read in time, or within its memory. */
export class ThreadLimitError extends Error {
  readonly limit: "time" | "memory";

  constructor(limit: "time" | "memory") {
    super(`A thread reached the limit of its ${limit}.`);
    this.limit = limit;
  }
}

/** 2 MB of a typical calendar take about a second, 5 MB of a table less. */
const LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

function answerOf<Answer>(thread: Worker): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const clock = setTimeout(() => reject(new ThreadLimitError("time")), LIMIT_MS);
    thread.once("message", resolve);
    thread.once("error", (error) => reject(isOutOfMemory(error) ? new ThreadLimitError("memory") : error));
    thread.once("exit", () => {
      clearTimeout(clock);
      reject(new Error("A thread ended without an answer."));
    });
  }).finally(() => thread.terminate());
}

/**
 * Reads what somebody sent in a thread of its own, which ends with its answer, after ten seconds or out of memory, so that
 * nothing that anybody sends can hold up requests. One at a time of a kind, which bounds their use of the machine.
 * @param kind of which one is read at a time
 * @param start makes the thread; the build finds its file only where `new Worker(new URL(…))` is written out
 * @throws ThreadLimitError
 */
export function inThread<Answer>(kind: string, start: (options: WorkerOptions) => Worker): Promise<Answer> {
  return oneAtATime(kind, () => answerOf<Answer>(start({ resourceLimits: MEMORY })));
}
