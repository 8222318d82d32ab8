import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { hasPostgres, startEmbeddedDatabase, startPostgres } from "./test-site";

/** Databases for testing a migration, and digests of their rows before and after it. */
export const kinds = hasPostgres ? (["embedded", "postgres"] as const) : (["embedded"] as const);

/** A database without tables. @param name unique within the test */
export async function emptyDatabase(kind: (typeof kinds)[number], name: string) {
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
