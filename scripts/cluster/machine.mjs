/** A machine of a test cluster: Debian's systemd in its own namespaces (boot-machine). */
import { execFile, spawn } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "../run/error-code.mjs";
import { ROOT } from "../run/steps.mjs";

const BOOT = join(import.meta.dirname, "boot-machine");
const BOOT_TIMEOUT_MS = 60_000;
const SHUTDOWN_TIMEOUT_MS = 90_000;
const COMMAND_TIMEOUT_MS = 180_000;
const MOST_OUTPUT = 16 * 1024 * 1024;

/** The content of a process's file in /proc; empty if the process has exited. */
const readProcess = (/** @type {number} */ pid, /** @type {string} */ file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
};

const childrenOf = (/** @type {number} */ pid) =>
  readProcess(pid, `task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);

const processNamespace = (/** @type {number | string} */ pid) => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return null;
  }
};

/** Whether this is the first process of a running machine; process ids are reused. */
function isFirst(/** @type {number} */ pid) {
  const namespace = processNamespace(pid);
  return (
    namespace !== null &&
    namespace !== processNamespace("self") &&
    /^\d+ \(systemd\)/.test(readProcess(pid, "stat"))
  );
}

/**
 * The processes of the machine with this first process, including it.
 * @param {number} first
 */
function processesOf(first) {
  const namespace = processNamespace(first);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && processNamespace(name) === namespace)
    .map(Number);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
}

/**
 * The machine of a folder, whether it is running or not.
 * @param {{ name: string, folder: string, namespace: string, shared: string }} where `namespace` of its network,
 *   `shared` the folder that all machines mount
 */
export function machineIn({ name, folder, namespace, shared }) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const pidFile = join(folder, "pid");

  /** The first process of the machine; null while it is off. */
  function pid() {
    try {
      const known = Number(readFileSync(pidFile, "utf8"));
      return isFirst(known) ? known : null;
    } catch {
      return null;
    }
  }

  function pidOrFail() {
    const known = pid();
    if (known === null) throw new Error(`${name} is off.`);
    return known;
  }

  /**
   * Runs a command in the machine as root. Returns its output.
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{ mayFail?: boolean }} options with `mayFail`, returns the output whatever the exit code
   * @returns {Promise<string>}
   */
  function run(command, args = [], { mayFail = false } = {}) {
    const inside = [
      "-t",
      String(pidOrFail()),
      "-a",
      "--",
      "env",
      "-i",
      "PATH=/usr/sbin:/usr/bin",
      "HOME=/root",
    ];
    return new Promise((resolve, reject) =>
      execFile(
        "nsenter",
        [...inside, command, ...args],
        { timeout: COMMAND_TIMEOUT_MS, maxBuffer: MOST_OUTPUT, killSignal: "SIGKILL" },
        (error, stdout, stderr) => {
          if (error && !mayFail)
            reject(new Error(`${name}: ${command} ${args.join(" ")}: ${error.message}\n${stdout}${stderr}`));
          else resolve(stdout);
        },
      ),
    );
  }

  return {
    name,
    pid,
    run,
    /** The host's path of a path in the machine. */
    at: (/** @type {string} */ path) => join(folder, "root", path),

    /**
     * Boots the machine and waits until its systemd accepts commands. It stops when this process exits.
     * @param {() => void} onOff called when the machine has stopped, for whatever reason
     */
    async boot(onOff = () => {}) {
      const log = openSync(join(folder, "boot.log"), "a");
      const namespaces = ["--pid", "--mount", "--uts", "--ipc", "--cgroup", "--fork", "--kill-child"];
      const child = spawn(
        "setpriv",
        [
          ...["--pdeathsig", "KILL", "ip", "netns", "exec", namespace, "unshare", ...namespaces],
          ...[BOOT, folder, name, ROOT, shared],
        ],
        { stdio: ["ignore", log, log] },
      );
      closeSync(log);
      child.once("exit", () => {
        rmSync(pidFile, { force: true });
        onOff();
      });
      for (const deadline = Date.now() + BOOT_TIMEOUT_MS; ; await sleep(100)) {
        if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
          throw new Error(
            `${name} does not boot: ${readFileSync(join(folder, "boot.log"), "utf8").slice(-2000)}`,
          );
        const first = childrenOf(child.pid ?? 0)[0];
        if (first === undefined || !isFirst(first)) continue;
        writeFileSync(pidFile, String(first));
        const state = await run("systemctl", ["is-system-running"], { mayFail: true }).catch(() => "");
        if (/^(running|degraded)/.test(state)) return;
      }
    },

    /** Cuts its power. */
    cutPower() {
      const first = pid();
      if (first !== null) send(first, "SIGKILL");
    },

    /** Shuts it down gracefully. */
    async shutDown() {
      if (pid() === null) return;
      await run("systemctl", ["poweroff"], { mayFail: true }).catch(() => {});
      for (const deadline = Date.now() + SHUTDOWN_TIMEOUT_MS; pid() !== null && Date.now() < deadline; )
        await sleep(100);
      this.cutPower();
    },

    /** Suspends its processes until `thaw`; with a pattern, only those whose command line matches. */
    freeze(/** @type {RegExp} */ pattern = /./) {
      // The second round finds processes started during the first.
      for (let round = 0; round < 2; round += 1)
        for (const each of processesOf(pidOrFail())) {
          const called = readProcess(each, "cmdline").replaceAll("\0", " ");
          if (pattern.test(called)) send(each, "SIGSTOP");
        }
    },
    thaw() {
      for (const each of processesOf(pidOrFail())) send(each, "SIGCONT");
    },
  };
}

/** @typedef {ReturnType<typeof machineIn>} Machine */
