/** Processes that are started again when they die, as systemd does with Restart=always. */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RESTART_MS = 1_000;
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts a process and keeps it running until `stop`. Its output goes into a file of the folder.
 * @param {{ name: string, command: string, args: string[], options: import("node:child_process").SpawnOptions, folder: string, restartMs?: number }} what
 */
export function keepAlive({ name, command, args, options, folder, restartMs = RESTART_MS }) {
  const log = createWriteStream(join(folder, `${name}.log`), { flags: "a" });
  /** @type {import("node:child_process").ChildProcessWithoutNullStreams} */
  let child;
  let isWanted = true;

  function start() {
    // The input stays open as long as this process lives: ours notice its end.
    child = spawn(command, [...args], { ...options, stdio: "pipe" });
    child.stdin.on("error", () => {});
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.once("exit", async () => {
      // Nobody waits for a process that will not be started again.
      await sleep(restartMs, undefined, { ref: false });
      if (isWanted) start();
    });
    child.once("error", () => {});
  }
  start();
  return {
    name,
    pid: () => child.pid,
    /** Asks it to end and waits until it has; then it is started again. */
    async end() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
    },
    async stop() {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
