import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** The processes behind this server: `next start`, the documented production server of Next.js, and the mails. */

/** The site is started in its own folder. */
const ROOT = process.cwd();
/**
 * Rendering a page allocates about a megabyte of short-lived objects. A young generation of 64 MB saves a fifth of the
 * processor time, which garbage collection would take.
 */
const NEXT_OPTIONS = ["--max-semi-space-size=64", "--import", join(ROOT, "server/end-with-parent.mjs")];
/** Longer than this server keeps idle connections to it, so that none is closed during a request. */
const KEEP_ALIVE_MS = 120_000;
/** How many of its last lines are shown if it exits by itself. */
const LAST_LINES = 40;
/** The pause before mails are sent again after their process has died. */
const RESTART_MS = 2_000;

interface StartedProcess {
  /** Resolves when it has exited, by itself or through `end`. */
  ended: Promise<void>;
  /** Stops it after its current work: SIGTERM, and SIGKILL after this many milliseconds. */
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

function startChild(args: readonly string[], env: Readonly<Record<string, string>>): StartedProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const printLast = showLines(child);
  const ended = once(child, "exit").then(() => {});
  let isEnding = false;
  void ended.then(() => isEnding || printLast());

  return {
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

/** Starts Next.js on a loopback port. `secret` proves to it that a declaration request comes from this server. */
export function startNext(port: number, secret: string): StartedProcess & { origin: string } {
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const args = ["start", "-H", "127.0.0.1", "-p", String(port), "--keepAliveTimeout", String(KEEP_ALIVE_MS)];
  const started = startChild([...NEXT_OPTIONS, next, ...args], {
    PROXY_SECRET: secret,
    NEXT_TELEMETRY_DISABLED: "1",
    // The workers end the process when the current jobs are done (lib/workers/run-workers.ts).
    NEXT_MANUAL_SIG_HANDLE: "true",
  });
  return { ...started, origin: `http://127.0.0.1:${port}` };
}

/** Starts the process that sends mails, and starts it again whenever it dies: meanwhile mails wait in their queue. */
export function startMails(): Pick<StartedProcess, "end" | "kill"> {
  let isEnding = false;
  const start = (): StartedProcess => {
    const started = startChild(
      ["--conditions=react-server", "--import", "tsx", join(ROOT, "server/mails.ts")],
      { NODE_ENV: "production" },
    );
    void started.ended.then(async () => {
      if (!isEnding) await sleep(RESTART_MS);
      if (!isEnding) current = start();
    });
    return started;
  };
  let current = start();
  return {
    end(milliseconds) {
      isEnding = true;
      return current.end(milliseconds);
    },
    kill() {
      isEnding = true;
      current.kill();
    },
  };
}
