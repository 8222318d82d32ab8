/** Duration of the statement of a year, which sums all payments and entries on each request. */
import { asStaff } from "./requests.mjs";

export const MOVEMENTS = 5_000;
/** Earlier than everything that the other measurements write. */
const YEAR = 2012;
const TIMES = 9;

/**
 * Fills a year with payments, refunds and book entries, and requests its statement, one request at a time.
 * @param {{ base: string, database: import("pg").Client }} site
 * @param {string} token of an administrator
 * @returns {Promise<number>} median in ms
 */
export async function timeOfStatement({ base, database }, token) {
  await database.query(
    `INSERT INTO payments (kind, method, amount, date, charge_id)
     SELECT CASE WHEN n % 10 = 0 THEN 'refund' ELSE 'payment' END::payment_kind, 'cash', 100,
       make_date(${YEAR}, 1 + n % 12, 1 + n % 28), (SELECT min(charge_id) FROM bookings)
     FROM generate_series(1, ${MOVEMENTS} - ${MOVEMENTS} / 5) AS n`,
  );
  await database.query(
    `INSERT INTO book_entries (direction, account, category, amount, date)
     SELECT 'out', 'bank', 'A2', 10, make_date(${YEAR}, 1 + n % 12, 1 + n % 28)
     FROM generate_series(1, ${MOVEMENTS} / 5) AS n`,
  );
  const { path, headers } = asStaff(`/api/reports/statement?year=${YEAR}`, token)();
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    const response = await fetch(base + path, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The statement answered ${response.status}.`);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[(TIMES - 1) / 2] ?? 0;
}
