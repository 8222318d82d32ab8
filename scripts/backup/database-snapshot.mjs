/**
 * The whole database as files that any PostgreSQL of the site can restore, including the embedded one: the rows of each
 * table of the site and of its job queue as JSON lines, read in one REPEATABLE READ transaction, and the state of the
 * sequences.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { inOrderOfReference, listTables, quote, tableName } from "./snapshot-tables.mjs";

const FORMAT = 1;
const PAGE = 5_000;
/** Pictures and documents are read in small pages, since a row may be megabytes. */
const WITH_FILES = new Set(["pictures", "book_documents"]);
const FILES_PAGE = 10;
/** Approximate characters of JSON per INSERT. */
const BATCH_LENGTH = 4_000_000;
/** @typedef {import("pg").Client} Client */
/** @typedef {import("./snapshot-tables.mjs").Table} Table */
/** @typedef {import("./snapshot-tables.mjs").FilledTable} FilledTable */

const fileOf = (/** @type {string} */ folder, /** @type {Table} */ { schema, table }) =>
  join(folder, `${schema}.${table}.jsonl`);

/**
 * @param {Client} client
 * @param {string} folder
 * @param {Table} table
 */
async function writeTable(client, folder, table) {
  const out = createWriteStream(fileOf(folder, table));
  const columns = table.columns.map(quote).join(", ");
  let rows = 0;
  const size = WITH_FILES.has(table.table) ? FILES_PAGE : PAGE;
  await client.query(
    `DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM (SELECT ${columns} FROM ${tableName(table)}) AS t`,
  );
  for (;;) {
    const page = await client.query(`FETCH ${size} FROM rows`);
    for (const { line } of page.rows) out.write(`${line}\n`);
    rows += page.rows.length;
    if (out.writableNeedDrain) await once(out, "drain");
    if (page.rows.length < size) break;
  }
  await client.query("CLOSE rows");
  out.end();
  await finished(out);
  return rows;
}

/** @param {Client} client */
async function readSequences(client) {
  const { rows } = await client.query(
    "SELECT schemaname AS schema, sequencename AS sequence FROM pg_sequences WHERE schemaname IN ('public', 'pgboss') ORDER BY 1, 2",
  );
  /** @type {{ schema: string, sequence: string, value: string, isCalled: boolean }[]} */
  const sequences = [];
  for (const { schema, sequence } of rows) {
    const state = await client.query(
      `SELECT last_value::text AS value, is_called FROM ${quote(schema)}.${quote(sequence)}`,
    );
    sequences.push({ schema, sequence, value: state.rows[0].value, isCalled: state.rows[0].is_called });
  }
  return sequences;
}

/**
 * Writes the snapshot into an existing folder. Returns the number of rows of each table.
 * @param {Client} client
 * @param {string} folder
 */
export async function writeSnapshot(client, folder) {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  /** @type {FilledTable[]} */
  const tables = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await writeTable(client, folder, table) });
  const sequences = await readSequences(client);
  await client.query("COMMIT");
  const content = { format: FORMAT, writtenAt: new Date().toISOString(), tables, sequences };
  await writeFile(join(folder, "database.json"), JSON.stringify(content, null, 2));
  return tables;
}

/**
 * @param {Client} client
 * @param {Table} table
 * @param {readonly string[]} lines
 */
async function insertRows(client, table, lines) {
  const columns = table.columns.map(quote).join(", ");
  // Identity columns and other generated values are restored unchanged.
  await client.query(
    `INSERT INTO ${tableName(table)} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${tableName(table)}, $1::json)`,
    [`[${lines.join(",")}]`],
  );
}

/**
 * The lines of a file. From Node 24 on, readline would also split at U+2028 and U+2029, which texts may contain.
 * @param {string} file
 */
async function* linesOf(file) {
  let line = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const [end, ...next] = chunk.split("\n");
    line += end;
    for (const begin of next) {
      yield line;
      line = begin;
    }
  }
  if (line !== "") yield line;
}

/**
 * The triggers that must not run during a restore. They refuse to empty tables such as the audit log, write again what
 * the backup has too (the uses of a pass, the time of a room's parts), and refuse what exceeds a limit that was lowered
 * since (the stock of an extra). Those that only count changes or fill search columns stay.
 * @param {Client} client
 * @returns {Promise<{ table: string, name: string }[]>}
 */
async function listDisabledTriggers(client) {
  const { rows } = await client.query(
    `SELECT t.tgrelid::regclass::text AS "table", quote_ident(t.tgname) AS name
       FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE NOT t.tgisinternal AND p.proname !~ '^raise_|^people_keep_folds$'`,
  );
  return rows;
}

/**
 * Replaces the content of the migrated database with a snapshot, atomically. Returns the number of rows of each table.
 * @param {Client} client
 * @param {string} folder
 */
export async function readSnapshot(client, folder) {
  const file = join(folder, "database.json");
  if (!existsSync(file)) throw new Error(`There is no backup in ${folder}: database.json is missing.`);
  /** @type {{ format: number, tables: FilledTable[], sequences: Awaited<ReturnType<typeof readSequences>> }} */
  const { format, tables, sequences } = JSON.parse(await readFile(file, "utf8"));
  if (format !== FORMAT)
    throw new Error(`This backup has the format ${format}; this version reads ${FORMAT}.`);
  const known = await listTables(client);
  const missing = tables.flatMap((one) => {
    const found = known.find(({ schema, table }) => schema === one.schema && table === one.table);
    if (found === undefined) return [tableName(one)];
    return one.columns
      .filter((column) => !found.columns.includes(column))
      .map((column) => `${tableName(one)}.${quote(column)}`);
  });
  if (missing.length > 0)
    throw new Error(
      `The database has no ${missing.join(", ")}. Restore with the version that made the backup, and upgrade then.`,
    );

  await client.query("BEGIN");
  try {
    const triggers = await listDisabledTriggers(client);
    for (const { table, name } of triggers)
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
    // Tables missing from an older backup keep their rows, except those that refer to restored tables.
    await client.query(`TRUNCATE ${tables.map(tableName).join(", ")} CASCADE`);
    for (const table of await inOrderOfReference(client, tables)) {
      /** @type {string[]} */
      const lines = [];
      let length = 0;
      for await (const line of linesOf(fileOf(folder, table))) {
        lines.push(line);
        length += line.length;
        if (length < BATCH_LENGTH) continue;
        await insertRows(client, table, lines.splice(0));
        length = 0;
      }
      if (lines.length > 0) await insertRows(client, table, lines);
      const { rows } = await client.query(`SELECT count(*)::int AS rows FROM ${tableName(table)}`);
      if (rows[0].rows !== table.rows)
        throw new Error(
          `${tableName(table)} has ${rows[0].rows} rows of ${table.rows}: the backup is incomplete.`,
        );
    }
    for (const { schema, sequence, value, isCalled } of sequences)
      await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [
        `${quote(schema)}.${quote(sequence)}`,
        value,
        isCalled,
      ]);
    // Checks deferred references now: a table with pending checks cannot be altered.
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
  return tables;
}
