/**
 * `node scripts/bench/growth.mjs [sizes]`: a hundred centres, 500 rooms booked every hour of the day, on a temporary
 * PostgreSQL; measures the site's queries as the table grows. Sizes default to 10000,100000,1000000. The figures are in
 * docs/scaling.md.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../run/real-postgres.mjs";
import { setUpDatabase } from "../run/site.mjs";

const SPACES = 500;
const BOOKINGS_A_DAY = SPACES * 10;
const TIMES = 40;
const LATEST_DAY = 405;

const window = (/** @type {number} */ days) =>
  `tstzrange(now() - interval '${LATEST_DAY + 5 + days} days', now() - interval '${LATEST_DAY + 5} days')`;
const QUESTIONS = {
  "which spaces are free, 2 days": `SELECT space_id, json_agg(starts_at) FROM bookings WHERE status <> 'canceled' AND tstzrange(starts_at, ends_at) && ${window(2)} GROUP BY space_id`,
  "one space, 90 days, by the range": `SELECT starts_at, ends_at FROM bookings WHERE status <> 'canceled' AND tstzrange(starts_at, ends_at) && ${window(90)} AND space_id = 14`,
  "one space, 90 days, by its own index": `SELECT starts_at, ends_at FROM bookings WHERE status <> 'canceled' AND space_id = 14 AND starts_at < now() - interval '${LATEST_DAY + 5} days' AND starts_at > now() - interval '${LATEST_DAY + 95} days'`,
  "the newest hundred": "SELECT * FROM bookings ORDER BY created_at DESC LIMIT 100",
};
const INSERT = `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, purpose, attendees, email, first_name, last_name)
  VALUES (14, $1::date, $1::date, '08:00', '13:00', $1::date + time '07:00', $1::date + time '12:00', new_charge('booking', 4000), 'prova', 1, 'prova@example.org', 'Prova', 'Esempio')`;
const FILL = `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, status, purpose, attendees, email, first_name, last_name, created_at)
  SELECT s.id, day, day, lpad(hour::text, 2, '0') || ':00', lpad((hour + 1)::text, 2, '0') || ':00', day + make_time(hour, 0, 0), day + make_time(hour + 1, 0, 0),
         new_charge('booking', 4000), 'confirmed', 'Lezione', 5, 'cliente' || n % 50000 || '@example.org', 'Cliente', 'Esempio', day
    FROM generate_series($1::int, $2::int) AS n
   CROSS JOIN LATERAL (SELECT 7 + n % 10 AS hour, (current_date - ${LATEST_DAY} - n / ${BOOKINGS_A_DAY})::date AS day) AS slot
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS k FROM spaces) AS s ON s.k = (n / 10) % ${SPACES}`;

const sizes = (process.argv[2] ?? "10000,100000,1000000").split(",").map(Number);
const folder = mkdtempSync(join(tmpdir(), "centro-growth-"));
const server = await startPostgres();
const url = await server.createDatabase("growth");
await setUpDatabase({
  DATABASE_URL: url,
  NEXTAUTH_SECRET: "only for this measurement",
  SEED_DEMO: "true",
  DATA_DIR: folder,
});
const client = new pg.Client({ connectionString: url });
await client.connect();

/**
 * @param {string} sql
 * @param {(n: number) => unknown[]} parameters
 */
async function median(sql, parameters = () => []) {
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    await client.query(sql, parameters(n));
    times.push(performance.now() - started);
  }
  return Number((times.sort((a, b) => a - b)[TIMES / 2] ?? 0).toFixed(2));
}

await client.query(
  `INSERT INTO spaces (name, type, price_per_hour, price_per_day, price_per_week, capacity)
   SELECT 'Sala ' || n, 'meeting', '40', '70', '300', 20 FROM generate_series(1, ${SPACES} - (SELECT count(*)::int FROM spaces)) AS n`,
);
let filled = 0;
for (const [index, size] of sizes.entries()) {
  const started = performance.now();
  await client.query(FILL, [filled, size - 1]);
  const rowsPerSecond = Math.round((size - filled) / ((performance.now() - started) / 1000));
  filled = size;
  await client.query("VACUUM ANALYZE bookings");
  const { rows } = await client.query(
    "SELECT pg_size_pretty(pg_relation_size('bookings')) AS rows, pg_size_pretty(pg_indexes_size('bookings')) AS indexes",
  );
  /** @type {Record<string, unknown>} */
  const figures = { bookings: size, "filled, rows a second": rowsPerSecond, ...rows[0] };
  for (const [question, sql] of Object.entries(QUESTIONS)) figures[`${question}, ms`] = await median(sql);
  const day = (/** @type {number} */ n) =>
    new Date(Date.UTC(2040 + index, 0, 1 + n)).toISOString().slice(0, 10);
  figures["one insert, ms"] = await median(INSERT, (n) => [day(n)]);
  console.log(JSON.stringify(figures, null, 2));
}
await client.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
