import pg from "pg";
import { applyMigrations, hasPostgres, setUpDatabaseBeside, startPostgres } from "../helpers/test-site";

/** The version before people came, whose processes still run while the tables change. */
const STAGE_BEFORE = "20261123110000_counters_without_names";
/** By hand a large database: MIGRATED_BOOKINGS=100000. */
const BOOKINGS = Number(process.env.MIGRATED_BOOKINGS ?? 10_000);

/**
 * 500 rooms booked for years by 20,000 accounts, by 40,000 people without one, some of whom share an address or write
 * their name in two ways, by others without an address, and by some who are erased already.
 */
const FILL = [
  "INSERT INTO spaces (name, type) SELECT 'Sala ' || n, 'yoga' FROM generate_series(1, 500) n",
  `INSERT INTO users (username, password, email, first_name, last_name, phone, is_verified)
   SELECT 'utente' || n, 'x', 'conto' || n || '@example.org', 'Conto', 'Numero ' || n, '333', n % 2 = 0
   FROM generate_series(1, 20000) n`,
  `INSERT INTO bookings (space_id, user_id, start_date, end_date, start_time, end_time, starts_at, ends_at, total_amount,
     purpose, attendees, email, first_name, last_name, phone)
   SELECT 1 + n % 500, CASE WHEN n % 10 < 4 THEN 1 + n % 20000 END, day, day, '08:00', '13:00', day + time '08:00',
     day + time '13:00', 4000, 'Lezione', 5,
     CASE n % 10 WHEN 9 THEN '' WHEN 8 THEN 'eliminato@example.invalid' WHEN 7 THEN 'conto' || 1 + n % 20000 || '@example.org'
       ELSE 'ospite' || n % 20000 || '@example.org' END,
     CASE WHEN n % 3 = 0 THEN 'Òspite' ELSE 'OSPITE' END, CASE WHEN n % 50 = 0 THEN 'Altro' ELSE 'Di  Passaggio' END, '06 1'
   FROM generate_series(1, ${BOOKINGS}) n CROSS JOIN LATERAL (SELECT date '2020-01-01' + n / 500 AS day) d`,
  "INSERT INTO events (title, event_date, price, max_participants) SELECT 'Evento ' || n, '2030-01-01', '10', 9999 FROM generate_series(1, 100) n",
  `INSERT INTO event_registrations (event_id, first_name, last_name, email)
   SELECT 1 + n % 100, 'Ospite', 'Di Passaggio', 'ospite' || n || '@example.org' FROM generate_series(1, 10000) n`,
  "INSERT INTO payments (kind, method, amount, date, booking_id) SELECT 'payment', 'cash', 4000, '2026-01-01', id FROM bookings WHERE id % 20 = 5",
  `INSERT INTO receipts (year, sequence, date, holder_name, issuer, lines, total, stamp_duty)
   SELECT 2026, p.id, '2026-01-01', 'Ospite', '{}', '[]', 4000, 0 FROM payments p`,
  "INSERT INTO receipt_payments (receipt_id, payment_id) SELECT r.id, r.sequence FROM receipts r",
  "ANALYZE",
];

(hasPostgres ? describe : describe.skip)(`${BOOKINGS} bookings of the version before, on PostgreSQL`, () => {
  test("get their people in less than two minutes, while the site goes on booking", async () => {
    const server = await startPostgres();
    const url = await server.createDatabase("people");
    await applyMigrations(url, STAGE_BEFORE);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const count = async (sql: string): Promise<number> =>
      Number((await client.query<{ count: string }>(`SELECT count(*) ${sql}`)).rows[0]?.count);
    for (const statement of FILL) await client.query(statement);
    const typed = () =>
      client
        .query<{ sum: string }>(
          "SELECT md5(string_agg(concat_ws('|', id, first_name, last_name, email, phone), ',' ORDER BY id)) AS sum FROM bookings WHERE space_id <= 500",
        )
        .then(({ rows }) => rows[0]?.sum);
    const before = await typed();
    await client.query("INSERT INTO spaces (id, name, type) VALUES (501, 'Sala del mentre', 'yoga')");

    // A process of the version before: it books, changes accounts, and knows nothing of people.
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    let isDone = false;
    let longestMs = 0;
    let written = 0;
    const write = async () => {
      for (; !isDone; written += 1) {
        const started = performance.now();
        // A deadlock with a migration ends one of the two; the site tries again as well.
        const insert = () =>
          writer.query(
            `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, total_amount,
             purpose, attendees, email, first_name, last_name)
           SELECT 501, day, day, '08:00', '13:00', day + time '08:00', day + time '13:00', 0, 'Prova', 1,
             'mentre@example.org', 'Mentre', 'Tanto'
           FROM (SELECT date '2027-01-01' + $1::int AS day) d`,
            [written],
          );
        await insert().catch((error) => (error.code === "40P01" ? insert() : Promise.reject(error)));
        await writer.query("UPDATE users SET last_active_at = now() WHERE id = $1", [1 + (written % 20_000)]);
        await writer.query("UPDATE bookings SET notes = 'Letta' WHERE id = $1", [
          1 + ((written * 37) % BOOKINGS),
        ]);
        longestMs = Math.max(longestMs, performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const writing = write();
    const started = performance.now();
    await setUpDatabaseBeside(url);
    const seconds = (performance.now() - started) / 1000;
    isDone = true;
    await writing;
    console.log(
      `${BOOKINGS} bookings: ${seconds.toFixed(1)} s; ${written} writes meanwhile, the longest ${longestMs.toFixed(0)} ms`,
    );
    expect(seconds).toBeLessThan(120);
    expect(longestMs).toBeLessThan(5_000);
    expect(written).toBeGreaterThan(5);

    // What came in behind the batches is found by the next one, as every hour.
    await setUpDatabaseBeside(url);
    expect(await typed()).toBe(before);
    for (const table of ["bookings", "sign_ups"])
      expect(await count(`FROM ${table} WHERE person_id IS NULL AND email NOT LIKE 'eliminato%'`)).toBe(0);
    expect(await count("FROM bookings WHERE person_id IS NOT NULL AND email LIKE 'eliminato%'")).toBe(0);
    expect(
      await count(
        "FROM receipts WHERE person_id IS NULL AND sequence IN (SELECT p.id FROM payments p JOIN bookings b USING (charge_id) WHERE b.person_id IS NOT NULL)",
      ),
    ).toBe(0);
    expect(await count("FROM users u LEFT JOIN people p ON p.user_id = u.id WHERE p.id IS NULL")).toBe(0);
    // One person an address and name, whatever the case and accents; one for each booking without an address.
    expect(
      await count(
        "FROM (SELECT 1 FROM people WHERE user_id IS NULL AND email IS NOT NULL GROUP BY email, name_fold HAVING count(*) > 1) twice",
      ),
    ).toBe(0);
    expect(await count("FROM people WHERE email IS NULL")).toBe(BOOKINGS / 10);
    expect(await count("FROM people WHERE email = 'mentre@example.org'")).toBe(1);
    // An account sees what was booked under its address only where it has verified it.
    expect(
      await count(
        "FROM bookings b JOIN users u ON u.email = b.email::citext WHERE b.user_id = u.id AND NOT u.is_verified AND b.id % 10 = 7",
      ),
    ).toBe(0);
    await writer.end();
    await client.end();
    await server.stop();
  }, 400_000);
});
