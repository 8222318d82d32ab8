import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** `next start`, the documented production server of Next.js, as a child of this process. */

/** The site is started in its own folder. */
const ROOT = process.cwd();
/**
 * Rendering a page allocates about a megabyte of short-lived objects. A young generation of 64 MB saves a fifth of the
 * processor time, which garbage collection would take.
 */
const NODE_OPTIONS = ["--max-semi-space-size=64", "--import", join(ROOT, "server/end-with-parent.mjs")];
/** Longer than this server keeps idle connections to it, so that none is closed during a request. */
const KEEP_ALIVE_MS = 120_000;
/** How many of its last lines are shown if it exits by itself. */
const LAST_LINES = 40;

interface NextProcess {
  origin: string;
  /** Resolves when it has exited, by itself or through `end`. */
  ended: Promise<void>;
  /** Stops it after it has sent its current mails: SIGTERM, and SIGKILL after this many milliseconds. */
  end(milliseconds: number): Promise<void>;
  /** Kills it at once (SIGKILL). */
  kill(): void;
}

/** Whether a line is the application's own (lib/log.ts), which contains no personal data. */
const isLogLine = (line: string) => line.startsWith("{");

/**
 * Prints the application's lines. What Next.js itself prints about a failed page may contain personal data, and the
 * application has already logged the failure, so it is printed only if the process exits by itself.
 */
function showLines(child: ChildProcess): () => void {
  const others: string[] = [];
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (from === null) continue;
    createInterface({ input: from }).on("line", (line) => {
      if (isLogLine(line)) to.write(`${line}\n`);
      else if (others.push(line) > LAST_LINES) others.shift();
    });
  }
  return () => void process.stderr.write(`${others.join("\n")}\n`);
}

/** Starts Next.js on a loopback port. `secret` proves to it that a declaration request comes from this server. */
export function startNext(port: number, secret: string): NextProcess {
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const args = ["start", "-H", "127.0.0.1", "-p", String(port), "--keepAliveTimeout", String(KEEP_ALIVE_MS)];
  const child = spawn(process.execPath, [...NODE_OPTIONS, next, ...args], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      PROXY_SECRET: secret,
      NEXT_TELEMETRY_DISABLED: "1",
      // The workers end the process when the current mails have been sent (lib/workers/start-jobs.ts).
      NEXT_MANUAL_SIG_HANDLE: "true",
    },
  });
  const printLast = showLines(child);
  const ended = once(child, "exit").then(() => {});
  let isEnding = false;
  void ended.then(() => isEnding || printLast());

  return {
    origin: `http://127.0.0.1:${port}`,
    ended,
    async end(milliseconds) {
      isEnding = true;
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(milliseconds)]);
      child.kill("SIGKILL");
    },
    kill() {
      isEnding = true;
      child.kill("SIGKILL");
    },
  };
}
