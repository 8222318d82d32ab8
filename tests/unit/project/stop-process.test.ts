import { execFileSync } from "node:child_process";

/** How the processes of the site are stopped. The module is an ES module, which runs in its own Node process. */

const DEAF = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`;
/** Starts a child process that ignores SIGTERM like itself, and prints the child's id. */
const PARENT = `${DEAF}
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", ${JSON.stringify(`${DEAF} console.log("up");`)}]);
  child.stdout.once("data", () => console.log(child.pid));`;
const STOP = `
  import { once } from "node:events";
  import { startProcess, stopProcess } from "./scripts/run/processes.mjs";
  const started = startProcess("A deaf process", ["-e", ${JSON.stringify(PARENT)}], {}, () => false);
  const [pid] = await once(started.child.stdout, "data");
  await stopProcess(started, 200);
  console.log(JSON.stringify({ pid: Number(pid), signal: started.child.signalCode }));
  process.exit(0);`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("kills a process that ignores SIGTERM, together with its child processes", async () => {
  const args = ["--input-type=module", "-e", STOP];
  const { pid, signal } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  expect(signal).toBe("SIGKILL");
  expect(pid).toBeGreaterThan(1);
  // The kernel needs a moment to end it.
  for (let turn = 0; turn < 100 && isAlive(pid); turn += 1) await new Promise((go) => setTimeout(go, 20));
  expect(isAlive(pid)).toBe(false);
});
