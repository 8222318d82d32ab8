import "server-only";
import type { Worker, WorkerOptions } from "node:worker_threads";
import { oneAtATime } from "@/lib/one-at-a-time";

/** A file could not be read within the time or memory limit. */
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

function toApiResponse<Answer>(thread: Worker): Promise<Answer> {
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
 * Reads an untrusted file in its own thread. The thread ends with its result, after ten seconds, or when it is out of
 * memory, so that no file can hold up requests. Only one thread of a kind runs at a time, which bounds the load.
 * @param kind one file of each kind is read at a time
 * @param start creates the thread; the build finds its file only if `new Worker(new URL(…))` is written out
 * @throws ThreadLimitError
 */
export function inThread<Answer>(kind: string, start: (options: WorkerOptions) => Worker): Promise<Answer> {
  return oneAtATime(kind, () => toApiResponse<Answer>(start({ resourceLimits: MEMORY })));
}
