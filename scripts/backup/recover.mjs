/**
 * Restores a backup and the subsequent log into an empty folder: pgBackRest copies the files, a private PostgreSQL
 * recovers.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runPgBackRest } from "./pgbackrest.mjs";
import { startPrivately } from "./private-server.mjs";

/** @param {string} folder */
const empty = (folder) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
};

/**
 * Runs `work(client)` on the recovered database, then stops it. On failure the folder is emptied again.
 * @template T
 * @param {{ data: string, programs: string, label: string, target: readonly string[], database: string }} what
 *   `target` as pgBackRest options, `database` for the client
 * @param {(client: import("pg").Client) => Promise<T>} work
 * @returns {Promise<{ result: T, log: string }>} with PostgreSQL's own log
 */
export async function recoverInto({ data, programs, label, target, database }, work) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  try {
    await runPgBackRest("restore", `--pg1-path=${data}`, `--set=${label}`, ...target);
    const server = await startPrivately({ data, programs, database });
    try {
      return { result: await work(server.client), log: server.log() };
    } finally {
      await server.stop();
    }
  } catch (error) {
    empty(data);
    throw error;
  }
}
