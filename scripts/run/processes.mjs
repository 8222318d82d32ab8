/**
 * Starts and supervises the processes of the site: if one dies, the others are stopped and the exit code is not 0; on
 * SIGTERM or Ctrl-C the web process finishes its work, then the database closes.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "./error-code.mjs";
import { fail, ROOT } from "./steps.mjs";

/**
 * Time for a process to exit after a stop request: a web process exits within eight seconds (server/graceful-stop.ts),
 * unless the machine is too busy, and accepts requests for a while before that.
 */
const STOP_TIMEOUT_MS = 8_500 + Number(process.env.DRAIN_SECONDS || 0) * 1_000;

/**
 * @typedef {Error & { code?: string }} SystemError
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending
 * @typedef {ReturnType<typeof startProcess>} StartedProcess
 */

/**
 * A free port on loopback.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * The obstacle to listening on a port: an error code, or null.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function obstacleOn(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {SystemError} */ { code }) => resolve(code ?? "an error"));
    server.listen(port, () => server.close(() => resolve(null)));
  });
}

/**
 * Exits with a clear message if the port is in use; called before a database has started.
 * @param {number} port
 * @param {number} patienceMs how long to wait for a process that is about to release the port
 */
export async function requireFreePort(port, patienceMs = 0) {
  const deadline = Date.now() + patienceMs;
  let code = await obstacleOn(port);
  while (code === "EADDRINUSE" && Date.now() < deadline) {
    await sleep(100);
    code = await obstacleOn(port);
  }
  if (code === null) return;
  fail(code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to another one.` : `Port ${port}: ${code}`);
}

/**
 * Starts a Node process. Its standard input stays open as long as this process lives, which is how it notices that its
 * supervisor is gone. Its output is passed through line by line, except the line that reports readiness; `passes`
 * filters the others.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv | Record<string, string | undefined>} env
 * @param {(line: string) => boolean} passes
 */
export function startProcess(name, args, env = {}, passes = () => true) {
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
    // A separate process group: Ctrl-C reaches only the supervisor, which stops the others in order.
    detached: true,
    env: { ...process.env, ...env },
  });
  /** @type {Promise<Ending>} */
  const exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      // The second is Next.js's message in development.
      if (line === "ready" || /^\s*✓ Ready in/.test(line)) resolve();
      else if (passes(line)) process.stdout.write(`${line}\n`);
    });
    child.once("exit", () => reject(new Error(`${name} stopped before it was ready`)));
  });
  ready.catch(() => {});
  return { name, child, exited, ready };
}

/**
 * Kills a process and its children: otherwise a busy Next.js would continue until it has finished.
 * @param {import("node:child_process").ChildProcess} child
 */
function killGroup({ pid }) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // It has just exited.
    if (!hasCode(error, "ESRCH")) throw error;
  }
}

/**
 * Sends SIGTERM and waits for the exit; kills the process group after the timeout.
 * @param {Pick<StartedProcess, "child" | "exited">} started
 * @param {number} timeoutMs
 */
export async function stopProcess({ child, exited }, timeoutMs = STOP_TIMEOUT_MS) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const timer = setTimeout(() => killGroup(child), timeoutMs);
  await exited;
  clearTimeout(timer);
}

/**
 * Waits for a signal (exit code 0) or until one process dies (1); then stops all, last started first.
 * @param {readonly StartedProcess[]} processes
 */
export async function superviseUntilStopped(processes) {
  /** @type {Promise<null>} */
  const signaled = new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, () => resolve(null));
  });
  const died = Promise.race(processes.map((one) => one.exited.then((how) => ({ one, how }))));
  const reason = await Promise.race([signaled, died]);
  for (const one of [...processes].reverse()) await stopProcess(one);
  if (reason !== null)
    fail(`${reason.one.name} stopped unexpectedly (${reason.how.signal ?? reason.how.code}).`);
  process.exit(0);
}
