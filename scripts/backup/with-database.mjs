/**
 * The site's database for other commands: the one of DATABASE_URL, or the embedded one of a stopped site. A running
 * site holds the lock of its data folder, in which case the command fails with a message.
 */
import pg from "pg";
import { openDatabase } from "../run/database.mjs";
import { stopProcess } from "../run/processes.mjs";

/**
 * Runs `work(client, env)`, where `env` is the environment with which scripts of the site connect to the database.
 * @template T
 * @param {(client: pg.Client, env: Record<string, string> & { DATA_DIR: string }) => Promise<T>} work
 */
export async function withDatabase(work) {
  const { processes, env } = await openDatabase();
  // A restore truncates tables, which requires their owner.
  /** @type {Record<string, string | undefined>} */
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = { ...process.env, ...env };
  const client = new pg.Client({ connectionString: MIGRATION_DATABASE_URL || DATABASE_URL });
  try {
    await client.connect();
    return await work(client, env);
  } finally {
    await client.end().catch(() => {});
    for (const one of processes) await stopProcess(one);
  }
}
