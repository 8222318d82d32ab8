import { digestsOf, filledDatabase } from "../helpers/migrated-database";
import { mainKind } from "../helpers/test-site";

/** The previous version, in which an account and its person stored the same data, and each row referred to both. */
const STAGE_BEFORE = "20261206100000_columns_of_earlier_versions";
const STAGE = "20261207100000_people_and_accounts";
/** For a large database, run manually with MIGRATED_BOOKINGS=100000, which adds 20,000 accounts and 30,000 sign-ups. */
const BOOKINGS = Number(process.env.MIGRATED_BOOKINGS ?? 2_000);
const ACCOUNTS = BOOKINGS / 5;
const SIGN_UPS = BOOKINGS * 0.3;

const OWNED = ["bookings", "sign_ups", "waiting_entries", "members", "passes", "receipts"];
const setTriggers = (how: "DISABLE" | "ENABLE") =>
  [...OWNED, "payments"].map((table) => `ALTER TABLE ${table} ${how} TRIGGER USER`);

/** The person of account n also has the id n, since both are created together. */
const FILL = [
  `INSERT INTO users (username, password, email, first_name, last_name, phone, fiscal_code, is_verified, note)
   SELECT 'utente' || n, 'x', 'conto' || n || '@example.org', 'Conto', 'Numero ' || n, '333 ' || n, 'CODICE' || n, n % 3 > 0,
     CASE WHEN n % 30 = 1 THEN 'Nota' END
   FROM generate_series(1, ${ACCOUNTS}) n`,
  "INSERT INTO people (first_name, last_name, email) SELECT 'Ospite', 'Numero ' || n, 'conto' || n || '@example.org' FROM generate_series(1, 200) n",
  // Accounts that never verified their address, with data about their people entered by others.
  "UPDATE people SET certificate_until = '2030-01-01', fiscal_code = 'ALTRO' || id WHERE user_id % 60 = 0",
  "INSERT INTO spaces (name, type) SELECT 'Sala ' || n, 'yoga' FROM generate_series(1, 50) n",
  "INSERT INTO events (title, event_date, price, max_participants) VALUES ('Evento', '2030-01-01', '10', 99999)",
  "INSERT INTO pass_products (name, entries, valid_days, price, kinds) VALUES ('Carnet', 10, 90, 9000, '{event,course}')",
  ...setTriggers("DISABLE"),
  // Most bookings belong to one account; some are visible to no account, some to another account, some belong to
  // guests, and some to an erased person.
  `INSERT INTO bookings (space_id, person_id, user_id, start_date, end_date, start_time, end_time, starts_at, ends_at,
     total_amount, purpose, attendees, email, first_name, last_name, calendar_sequence)
   SELECT 1 + n % 50, CASE WHEN n % 20 = 8 THEN ${ACCOUNTS} + 1 + n % 200 WHEN n % 20 <> 9 THEN 1 + n % ${ACCOUNTS} END,
     CASE n % 20 WHEN 7 THEN NULL WHEN 6 THEN 1 + (n + 1) % ${ACCOUNTS} WHEN 9 THEN NULL
       WHEN 8 THEN CASE WHEN n % 200 < 100 THEN 1 + n % 200 END ELSE 1 + n % ${ACCOUNTS} END,
     day, day, '08:00', '13:00', day + time '08:00', day + time '13:00', 4000, 'Lezione', 5, 'conto@example.org', 'Conto',
     'Numero ' || n, n % 5
   FROM generate_series(1, ${BOOKINGS}) n CROSS JOIN LATERAL (SELECT date '2020-01-01' + n / 50 AS day) d`,
  `INSERT INTO sign_ups (kind, number, event_id, person_id, user_id, first_name, last_name, email)
   SELECT 'event', n, 1, 1 + n % ${ACCOUNTS}, CASE WHEN n % 7 > 0 THEN 1 + n % ${ACCOUNTS} END, 'Conto', 'Numero ' || n,
     'conto' || n || '@example.org'
   FROM generate_series(1, ${SIGN_UPS}) n`,
  `INSERT INTO waiting_entries (kind, event_id, person_id, user_id, first_name, last_name, email, nonce, token_hash)
   SELECT 'event', 1, n, CASE WHEN n % 4 > 0 THEN n END, 'Conto', 'Numero ' || n, 'conto' || n || '@example.org', 'n' || n, 'h' || n
   FROM generate_series(1, 200) n`,
  `INSERT INTO members (person_id, user_id, category, applied_on, status, number, decided_on)
   SELECT n, CASE WHEN n % 5 > 0 THEN n END, 'ordinario', '2026-01-01', 'admitted', n, '2026-01-02' FROM generate_series(1, 200) n`,
  `INSERT INTO passes (product_id, person_id, user_id, entries, kinds, starts_on, valid_until, total_amount)
   SELECT 1, n, CASE WHEN n % 6 > 0 THEN n END, 10, '{event,course}', '2030-01-01', '2030-04-01', 9000 FROM generate_series(1, 200) n`,
  `INSERT INTO payments (kind, method, amount, date, booking_id)
   SELECT 'payment', 'cash', 4000, '2026-01-01', id FROM bookings WHERE id % 3 = 0`,
  `INSERT INTO receipts (year, sequence, date, person_id, user_id, holder_name, issuer, lines, total, stamp_duty)
   SELECT 2026, p.id, '2026-01-01', b.person_id, CASE WHEN p.id % 9 > 0 THEN b.user_id END, 'Conto', '{}', '[]', 4000, 0
   FROM payments p JOIN bookings b ON b.id = p.booking_id`,
  "INSERT INTO receipt_payments (receipt_id, payment_id) SELECT id, sequence FROM receipts",
  `INSERT INTO member_versions (member_id, category, first_name, last_name, fiscal_code)
   SELECT m.id, m.category, p.first_name, p.last_name, p.fiscal_code FROM members m JOIN people p ON p.id = m.person_id`,
  ...setTriggers("ENABLE"),
  `INSERT INTO demonstration (kind, item, state)
   SELECT kind, id, demonstration_state(kind, id)
   FROM (SELECT 'bookings' AS kind, id FROM bookings WHERE id <= 30
     UNION ALL SELECT 'registrations', id FROM sign_ups WHERE id <= 30
     UNION ALL SELECT 'people', id FROM people WHERE user_id IS NULL LIMIT 30) d`,
];

/** Every row without the columns of its owner. */
const ROWS = Object.fromEntries(
  [...OWNED, "payments", "receipt_payments", "member_versions", "member_fees"].map((table) => [
    table,
    `SELECT to_jsonb(t) - ARRAY['user_id', 'person_id'] AS line FROM ${table} t`,
  ]),
);
/** Which rows each account can see. */
const seen = (account: string, from: string) =>
  OWNED.map((table) => `SELECT '${table}' AS what, t.id, ${account} AS account FROM ${table} t ${from}`).join(
    " UNION ALL ",
  );
const SEEN_BEFORE = `SELECT to_jsonb(s) AS line FROM (${seen("u.id", "JOIN users u ON u.id = t.user_id")}) s`;
const SEEN_AFTER = `SELECT to_jsonb(s) AS line FROM (${seen("p.account_id", "JOIN people p ON p.id = t.person_id")}) s
  WHERE s.account IS NOT NULL`;
const ACCOUNT = `u.id, u.username, u.is_verified, u.email, p.first_name, p.last_name, p.phone, p.fiscal_code`;
const BEFORE = {
  ...ROWS,
  seen: SEEN_BEFORE,
  accounts: `SELECT to_jsonb(a) AS line FROM (SELECT ${ACCOUNT.replaceAll("p.", "u.")} FROM users u) a
    WHERE a.id % 60 > 0 OR NOT a.is_verified`,
};
const AFTER = {
  ...ROWS,
  seen: SEEN_AFTER,
  accounts: `SELECT to_jsonb(a) AS line FROM (SELECT ${ACCOUNT} FROM users u JOIN people p ON p.id = u.person_id) a
    WHERE a.id % 60 > 0 OR NOT a.is_verified`,
};

describe(`${BOOKINGS} bookings and ${ACCOUNTS} accounts`, () => {
  const database = filledDatabase(mainKind, "people_and_accounts", STAGE_BEFORE, FILL);
  const count = async (sql: string) =>
    Number((await database.client.query<{ count: string }>(`SELECT count(*) ${sql}`)).rows[0]?.count);

  test("are all preserved, and each account sees exactly what it saw before", async () => {
    const before = await digestsOf(database.client, BEFORE);
    const seconds = await database.migrate(STAGE);
    console.log(`${BOOKINGS} bookings, ${ACCOUNTS} accounts, ${SIGN_UPS} sign-ups: ${seconds.toFixed(1)} s`);
    expect(await digestsOf(database.client, AFTER)).toEqual(before);
    expect(before.bookings?.count).toBe(BOOKINGS);
    expect(before.seen?.count).toBeGreaterThan(BOOKINGS / 2);
    expect(seconds).toBeLessThan(300);
  }, 600_000);

  test("leave no unverified account with people or data entered by others", async () => {
    expect(
      await count(
        "FROM users u JOIN people p ON p.account_id = u.id WHERE NOT u.is_verified AND p.id <> u.person_id",
      ),
    ).toBe(0);
    expect(
      await count(
        "FROM users u JOIN people p ON p.id = u.person_id WHERE NOT u.is_verified AND (p.certificate_until IS NOT NULL OR p.note IS NOT NULL)",
      ),
    ).toBe(0);
    expect(await count("FROM people WHERE account_id IS NULL AND fiscal_code LIKE 'ALTRO%'")).toBeGreaterThan(
      0,
    );
    expect(await count("FROM bookings WHERE person_id IS NULL")).toBe(BOOKINGS / 20);
  });

  test("do not change the demonstration", async () => {
    expect(
      await count(
        `FROM demonstration d, jsonb_each(d.state) AS was
         WHERE d.kind <> 'people' AND demonstration_state(d.kind, d.item) -> was.key IS DISTINCT FROM was.value`,
      ),
    ).toBe(0);
  });

  test("require that every account has its own person", async () => {
    await expect(
      database.client.query(
        "UPDATE people SET account_id = NULL WHERE id = (SELECT min(person_id) FROM users)",
      ),
    ).rejects.toMatchObject({ constraint: "users_own_person" });
    await expect(
      database.client.query("DELETE FROM people WHERE id = (SELECT min(person_id) FROM users)"),
    ).rejects.toMatchObject({
      constraint: expect.stringMatching(/^users_person_id_fkey$/),
    });
  });
});
