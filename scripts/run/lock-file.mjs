/**
 * A lock that becomes void when its holder dies: a file with the process's id and start time, since ids are reused
 * after a restart of the machine or of a container.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hasCode } from "./error-code.mjs";

/**
 * The fields of /proc/<pid>/stat from the state on; empty if there are none.
 * @param {number | string} pid
 * @returns {string[]}
 */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}

/** The start time of a process, in ticks since boot; empty if the system does not provide it. */
const startTime = (/** @type {number | string} */ pid) => statusOf(pid)[19] ?? "";

/**
 * Whether a process is running; a zombie no longer holds anything.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return statusOf(pid)[0] !== "Z";
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    const [pid = "", started = ""] = readFileSync(file, "utf8").split(" ");
    return isAlive(Number(pid)) && startTime(pid) === started ? Number(pid) : null;
  } catch {
    return null;
  }
}

/** Whether a holder was killed and left its lock, in which case its child processes may still be exiting. */
export const wasLeftBehind = (/** @type {string} */ file) => existsSync(file) && holderOf(file) === null;

/**
 * Takes the lock until this process exits. Returns null, or the id of the living process that holds it.
 * @param {string} file
 */
export function takeLock(file) {
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startTime(process.pid)}`, { flag: "wx" });
      process.once("exit", () => rmSync(file, { force: true }));
      return null;
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
    const holder = holderOf(file);
    if (holder !== null && holder !== process.pid) return holder;
    rmSync(file, { force: true });
  }
}
