import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface StartedSite {
  child: ChildProcess;
  address: string;
  /** Everything printed so far. */
  output: () => string;
  /** The process ids of the database and the web process. */
  childPids: () => number[];
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when the site reports that it is ready, and rejects if it stops before. */
  ready: Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Copies the prepared database of the test sites into a data folder, if there is one: setting it up takes long. */
export async function copyDatabase(dataFolder: string): Promise<void> {
  const { copyFolder, preparedFolder } = await import("../../scripts/run/prepared-database.mjs");
  const prepared = preparedFolder("embedded", {});
  if (!prepared || !existsSync(prepared)) return;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  copyFolder(prepared, join(dataFolder, "database"));
}

/** Runs what `npm start` runs, in a separate process group like in a terminal. */
export function runStart(env: Record<string, string>): StartedSite {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(TEST_|NODE_OPTIONS|NODE_ENV|JEST|DATABASE_URL|NEXTAUTH|ADMIN_)/.test(name),
  );
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...Object.fromEntries(kept), ...env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const exited: StartedSite["exited"] = new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal })),
  );
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setInterval(() => {
      if (!printed.includes("› Ready:")) return;
      clearInterval(timer);
      resolve();
    }, 50);
    void exited.then(() => {
      clearInterval(timer);
      reject(new Error(`The site stopped before it was ready:\n${printed}`));
    });
  });
  ready.catch(() => {});
  return {
    child,
    address: `http://localhost:${env.PORT}`,
    output: () => printed,
    childPids: () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")
        .trim()
        .split(" ")
        .filter(Boolean)
        .map(Number),
    exited,
    ready,
  };
}

/** Whether all of these processes end within the time. */
export async function allEnded(pids: readonly number[], ms: number): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(50))
    if (!pids.some(isRunning)) return true;
  return false;
}

function isRunning(pid: number): boolean {
  try {
    // A zombie has ended; its parent has only not read its exit code.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
