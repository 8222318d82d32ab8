import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "./database";
import { dataDir } from "./site";

/** Searches for remaining data of an erased person. */

/** The tables of the site and of its job queue. */
export const listTables = async () =>
  sql<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1, 2`,
  );

/** The rows that contain one of the texts, up to three per table, with the table's name. */
export async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, name } of await listTables()) {
    const rows = await sql<{ row: string }>(
      `SELECT t::text AS row FROM "${schema}"."${name}" t
       WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) x WHERE position(lower(x) IN lower(t::text)) > 0) LIMIT 3`,
      [texts],
    );
    found.push(...rows.map(({ row }) => `${schema}.${name}: ${row.slice(0, 300)}`));
  }
  return found;
}

/** The content of a file without the soft line breaks of e-mails; empty if the file was removed in the meantime. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "latin1").replace(/=\r?\n/g, "");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/**
 * Files in the site's data folder that contain one of the texts. Excludes the files of the database, which is searched
 * by its tables: its pages contain deleted data until they are rewritten.
 */
export function filesWith(texts: readonly string[]): string[] {
  return (
    readdirSync(dataDir(), { recursive: true, encoding: "utf8" })
      .filter((file) => !file.startsWith("database"))
      .map((file) => join(dataDir(), file))
      .filter(
        (file) => statSync(file, { throwIfNoEntry: false })?.isFile() && !/postmaster|PG_VERSION/.test(file),
      )
      // An e-mail that is being written is renamed a moment later.
      .filter((file) => !file.endsWith(".eml.tmp"))
      .filter((file) => {
        const content = textOf(file).toLowerCase();
        return texts.some((text) => content.includes(text.toLowerCase()));
      })
  );
}
