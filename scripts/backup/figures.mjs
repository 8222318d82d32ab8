/** Row counts and sums of a database, to compare a restored one with the live one, which has changed meanwhile. */
import { listTables, tableName } from "./snapshot-tables.mjs";

/**
 * @typedef {object} Figures
 * @property {Record<string, number>} rows of each table
 * @property {Record<string, { rows: number, cents: number }>} ledger of the append-only tables
 * @property {number} moved incoming minus outgoing money of the ledger, in cents
 */

/** Append-only by trigger, with positive amounts: neither row count nor sum ever decreases. */
const LEDGER = ["payments", "book_entries"];

/** A table that is constantly emptied and refilled may have fewer or more rows than at either count. */
const SLACK_ROWS = 50;
const SLACK_SHARE = 0.05;

/**
 * @param {import("pg").Client} client
 * @returns {Promise<Figures>}
 */
export async function readFigures(client) {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    /** @type {Figures} */
    const figures = { rows: {}, ledger: {}, moved: 0 };
    for (const table of await listTables(client)) {
      const { rows } = await client.query(`SELECT count(*)::float8 AS rows FROM ${tableName(table)}`);
      figures.rows[`${table.schema}.${table.table}`] = rows[0].rows;
    }
    for (const table of LEDGER) {
      const { rows } = await client.query(
        `SELECT count(*)::float8 AS rows, COALESCE(sum(amount), 0)::float8 AS cents FROM ${table}`,
      );
      figures.ledger[table] = rows[0];
    }
    // As in lib/data/books/movements.ts: a retained deposit moves no money.
    const { rows } = await client.query(
      `SELECT COALESCE(sum(CASE WHEN p.kind IN ('payment', 'deposit') THEN p.amount ELSE -p.amount END), 0)::float8 AS moved
       FROM payments p LEFT JOIN payments reversed ON reversed.id = p.reversal_of
       WHERE p.kind <> 'deposit-retention' AND reversed.kind IS DISTINCT FROM 'deposit-retention'`,
    );
    figures.moved = rows[0].moved;
    return figures;
  } finally {
    await client.query("COMMIT");
  }
}

const isBetween = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ to) =>
  value >= from && value <= to;

/**
 * Problems of a restored database in words; empty if it lies between the two counts of the live database, taken before
 * its log was archived and after the restore.
 * @param {Figures} before
 * @param {Figures} restored
 * @param {Figures} after
 * @returns {string[]}
 */
export function compareFigures(before, restored, after) {
  const wrong = Object.keys(before.rows).flatMap((table) => {
    const found = restored.rows[table];
    if (found === undefined) return [`${table} is missing`];
    const counts = [before.rows[table] ?? 0, after.rows[table] ?? 0];
    const slack = SLACK_ROWS + SLACK_SHARE * Math.max(...counts);
    if (isBetween(found, Math.min(...counts) - slack, Math.max(...counts) + slack)) return [];
    return [`${table} has ${found} rows of ${counts.join(" to ")}`];
  });
  for (const [table, from] of Object.entries(before.ledger)) {
    const found = restored.ledger[table];
    const to = after.ledger[table];
    if (found === undefined || to === undefined) wrong.push(`${table} cannot be summed`);
    else if (!isBetween(found.rows, from.rows, to.rows) || !isBetween(found.cents, from.cents, to.cents))
      wrong.push(
        `${table} has ${found.rows} entries of ${euros(found.cents)} and not ${from.rows} of ${euros(from.cents)}`,
      );
  }
  return wrong;
}

const EUROS = new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2, useGrouping: "always" });
const ROWS = new Intl.NumberFormat("en-GB");
const euros = (/** @type {number} */ cents) => `${EUROS.format(cents / 100)} €`;

/**
 * "41 tables, 12,345 rows, ledger 1.234,50 €".
 * @param {Figures} figures
 */
export function figuresText({ rows, moved }) {
  const counts = Object.values(rows);
  const sum = counts.reduce((all, count) => all + count, 0);
  return `${counts.length} tables, ${ROWS.format(sum)} rows, ledger ${euros(moved)}`;
}
