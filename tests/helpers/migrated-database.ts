import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { applyMigrations, type kinds, startEmbeddedDatabase, startPostgres } from "./test-site";

/** Databases for testing a migration, and digests of their rows before and after it. */

type Kind = (typeof kinds)[number];

/** A database without tables. @param name unique within the test */
async function emptyDatabase(kind: Kind, name: string) {
  if (kind === "postgres") {
    const server = await startPostgres();
    return { url: await server.createDatabase(name), stop: () => server.stop() };
  }
  const folder = mkdtempSync(join(tmpdir(), "centro-migration-"));
  const { url, process } = await startEmbeddedDatabase(folder);
  const stop = async () => {
    const { stopProcess } = await import("../../scripts/run/processes.mjs");
    await stopProcess(process);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** The count and a digest of the rows of each query, whose only column is `line`. */
export async function digestsOf(client: pg.Client, queries: Record<string, string>) {
  const found: Record<string, { count: number; sum: string | null }> = {};
  for (const [name, rows] of Object.entries(queries)) {
    const digest = `SELECT count(*)::int AS count, md5(string_agg(md5(line::text), '' ORDER BY line::text)) AS sum FROM (${rows}) r`;
    const result = await client.query(digest);
    found[name] = result.rows[0];
  }
  return found;
}

/**
 * A database of an earlier version with the rows that the statements insert, for the tests of a describe block.
 * `migrate` applies the migrations up to the given one. @returns from it the seconds that they took
 */
export function filledDatabase(kind: Kind, name: string, version: string, fill: readonly string[]) {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let client: pg.Client;
  const connect = async () => {
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  };
  beforeAll(async () => {
    database = await emptyDatabase(kind, name);
    await applyMigrations(database.url, version);
    await connect();
    for (const statement of fill) await client.query(statement);
  }, 600_000);
  afterAll(async () => {
    await client.end();
    await database.stop();
  }, 60_000);
  return {
    get client() {
      return client;
    },
    async migrate(to: string): Promise<number> {
      await client.end();
      const started = performance.now();
      await applyMigrations(database.url, to);
      const seconds = (performance.now() - started) / 1000;
      await connect();
      return seconds;
    },
  };
}
