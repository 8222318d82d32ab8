import { execFileSync } from "node:child_process";

/** How the processes of the site are ended. The module is an ES module, which runs in a Node of its own. */

const DEAF = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`;
/** Starts a process that is as deaf as itself, and says its id. */
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

test("what does not stop when it is asked to is killed, with the processes that it has started", async () => {
  const args = ["--input-type=module", "-e", STOP];
  const { pid, signal } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  expect(signal).toBe("SIGKILL");
  expect(pid).toBeGreaterThan(1);
  // The kernel takes a moment to end it.
  for (let turn = 0; turn < 100 && isAlive(pid); turn += 1) await new Promise((go) => setTimeout(go, 20));
  expect(isAlive(pid)).toBe(false);
});
