/** Tables of a snapshot, and the order in which they are restored. */

/**
 * @typedef {import("pg").Client} Client
 * @typedef {{ schema: string, table: string, columns: string[] }} Table
 * @typedef {Table & { rows: number }} FilledTable
 */

export const quote = (/** @type {string} */ name) => `"${name.replaceAll('"', '""')}"`;
export const tableName = (/** @type {Pick<Table, "schema" | "table">} */ { schema, table }) =>
  `${quote(schema)}.${quote(table)}`;

/**
 * Tables that belong to the database, not to the data: schema versions, and version counters, which triggers also
 * increment during a restore.
 */
const NO_DATA = ["_prisma_migrations", "version", "content_versions", "day_versions"];

/**
 * Ordinary tables of the site and of pg-boss; partitions are read through their parent.
 * @param {Client} client
 * @returns {Promise<Table[]>}
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `
    SELECT n.nspname AS schema, c.relname AS "table",
           (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL ($1)
     ORDER BY 1, 2`,
    [NO_DATA],
  );
  return rows;
}

/**
 * Sorts referenced tables first. Deferrable references are ignored, since they may be mutual.
 * @param {Client} client
 * @param {readonly FilledTable[]} tables
 */
export async function inOrderOfReference(client, tables) {
  const { rows } = await client.query(`
    SELECT c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent
      FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid <> c.confrelid AND NOT c.condeferrable`);
  const regclass = async (/** @type {Table} */ table) =>
    (await client.query("SELECT $1::regclass::text AS name", [tableName(table)])).rows[0].name;
  /** @type {Map<string, FilledTable>} */
  const byName = new Map();
  for (const table of tables) byName.set(await regclass(table), table);
  /** @type {Set<string>} */
  const ordered = new Set();
  const visit = (/** @type {string} */ name) => {
    for (const { parent } of rows.filter(({ child }) => child === name))
      if (!ordered.has(parent)) visit(parent);
    ordered.add(name);
  };
  for (const name of byName.keys()) visit(name);
  return [...ordered].flatMap((name) => byName.get(name) ?? []);
}
