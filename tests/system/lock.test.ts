import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const lockFile = () => join(mkdtempSync(join(tmpdir(), "lock-")), "lock");

/** A process that has ended but has not been reaped by its parent. */
async function zombie(): Promise<{ pid: number; parent: ChildProcess }> {
  const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
  const [line] = await once(parent.stdout, "data");
  const pid = Number(String(line).trim());
  while (!/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8")))
    await new Promise((next) => setTimeout(next, 20));
  return { pid, parent };
}

const startTime = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")[19];

test("a zombie does not hold the lock, which is recognized as left behind", async () => {
  const { takeLock, wasLeftBehind } = await import("../../scripts/run/lock-file.mjs");
  const file = lockFile();
  const { pid, parent } = await zombie();
  try {
    writeFileSync(file, `${pid} ${startTime(pid)}`);
    expect(wasLeftBehind(file)).toBe(true);
    expect(takeLock(file)).toBeNull();
  } finally {
    parent.kill("SIGKILL");
  }
});

test("a running process holds the lock", async () => {
  const { takeLock, wasLeftBehind } = await import("../../scripts/run/lock-file.mjs");
  const file = lockFile();
  const holder = spawn("sleep", ["60"]);
  try {
    writeFileSync(file, `${holder.pid} ${startTime(holder.pid ?? 0)}`);
    expect(wasLeftBehind(file)).toBe(false);
    expect(takeLock(file)).toBe(holder.pid);
  } finally {
    holder.kill("SIGKILL");
  }
});

test("a start after a kill waits until the previous process has released its port", async () => {
  const { requireFreePort } = await import("../../scripts/run/processes.mjs");
  const predecessor = createServer().listen(0);
  await once(predecessor, "listening");
  const address = predecessor.address();
  const port = typeof address === "object" && address ? address.port : 0;
  setTimeout(() => predecessor.close(), 500);
  const started = Date.now();
  await requireFreePort(port, 10_000);
  expect(Date.now() - started).toBeGreaterThan(400);
});
