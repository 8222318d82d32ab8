import { readdirSync, readFileSync } from "node:fs";
import { digestsOf, filledDatabase } from "../helpers/migrated-database";
import { kinds } from "../helpers/test-site";

const STAGE_AFTER = "20261208110000_amounts_of_charges";
/** The previous version, in which payments refer to one of four kinds of rows. */
const STAGE_BEFORE =
  readdirSync("prisma/migrations")
    .sort()
    .filter((name) => name < "20261208100000_charges")
    .at(-1) ?? "";
/**
 * For a large database, run manually with MIGRATED_BOOKINGS=100000; it adds 30 sign-ups and 60 payments per 100
 * bookings.
 */
const BOOKINGS = Number(process.env.MIGRATED_BOOKINGS ?? 2_000);
const SIGN_UPS = Math.floor(BOOKINGS * 0.3);

const FILLED = ["bookings", "sign_ups", "payments", "member_fees", "members"];
const setTriggers = (how: "DISABLE" | "ENABLE") =>
  FILLED.map((table) => `ALTER TABLE ${table} ${how} TRIGGER USER`);
const PAID_WITH: Record<string, string> = {
  booking_id: "SELECT id FROM bookings WHERE id % 2 = 0",
  sign_up_id: "SELECT id FROM sign_ups WHERE id % 5 <> 0",
  fee_id: "SELECT id FROM member_fees WHERE id % 2 = 0",
  pass_id: "SELECT id FROM passes WHERE id % 2 = 0",
};
const FILL = [
  ...setTriggers("DISABLE"),
  "INSERT INTO spaces (name, type) SELECT 'Sala ' || n, 'yoga' FROM generate_series(1, 10) n",
  "INSERT INTO people (first_name, last_name, email) SELECT 'Ospite', 'Numero ' || n, 'ospite' || n || '@example.org' FROM generate_series(1, 500) n",
  "INSERT INTO promo_codes (code, percent, kinds) VALUES ('ESTATE', 10, '{booking,course,pass}')",
  `INSERT INTO bookings (id, space_id, person_id, start_date, end_date, start_time, end_time, starts_at, ends_at,
     total_amount, status, canceled_at, refund_percent, refund_amount, refund_iban, purpose, attendees, email, first_name,
     last_name, prepay_amount, pay_by, prepay_remind_at, deposit_amount, promo_code_id, promo_amount)
   SELECT n * 3, 1 + n % 10, 1 + n % 500, date '2030-01-01' + n, date '2030-01-01' + n, '08:00', '13:00',
     date '2030-01-01' + n + time '08:00', date '2030-01-01' + n + time '13:00', 5000 + n % 7 * 100,
     (CASE n % 10 WHEN 0 THEN 'canceled' WHEN 1 THEN 'pending' ELSE 'confirmed' END)::booking_status,
     CASE WHEN n % 10 = 0 THEN now() END, CASE WHEN n % 20 = 0 THEN 50 END, CASE WHEN n % 20 = 0 THEN 2500 END,
     CASE WHEN n % 40 = 0 THEN 'IT60X0542811101000000123456' END, 'Lezione', 5, 'ospite@example.org', 'Ospite', 'Numero ' || n,
     CASE WHEN n % 10 = 1 THEN 1000 ELSE 0 END, CASE WHEN n % 10 = 1 THEN now() END, CASE WHEN n % 10 = 1 THEN now() END,
     n % 3 * 5000, CASE WHEN n % 9 = 0 THEN 1 END, CASE WHEN n % 9 = 0 THEN 500 ELSE 0 END
   FROM generate_series(1, ${BOOKINGS}) n`,
  "INSERT INTO events (title, event_date, price, max_participants) SELECT 'Evento ' || n, '2030-01-01', '10', 9999 FROM generate_series(1, 50) n",
  "INSERT INTO courses (title, price) SELECT 'Corso ' || n, '10' FROM generate_series(1, 50) n",
  `INSERT INTO sign_ups (kind, number, event_id, course_id, person_id, first_name, last_name, email, total_amount, status,
     canceled_at, refund_percent, refund_amount, refund_iban, promo_code_id, promo_amount)
   SELECT (CASE WHEN n % 2 = 0 THEN 'event' ELSE 'course' END)::sign_up_kind, n * 2, CASE WHEN n % 2 = 0 THEN 1 + n % 50 END,
     CASE WHEN n % 2 = 1 THEN 1 + n % 50 END, 1 + n % 500, 'Allieva', 'Numero ' || n, 'allieva' || n || '@example.org', 9000,
     (CASE WHEN n % 10 = 0 THEN 'canceled' ELSE 'confirmed' END)::booking_status, CASE WHEN n % 10 = 0 THEN now() END,
     CASE WHEN n % 10 = 0 THEN 100 END, CASE WHEN n % 10 = 0 THEN 9000 END,
     CASE WHEN n % 20 = 0 THEN 'IT60X0542811101000000123456' END, CASE WHEN n % 9 = 0 THEN 1 END, CASE WHEN n % 9 = 0 THEN 1000 ELSE 0 END
   FROM generate_series(1, ${SIGN_UPS}) n`,
  "INSERT INTO pass_products (name, entries, valid_days, price, kinds) VALUES ('Carnet', 10, 90, 9000, '{event,course}')",
  `INSERT INTO passes (product_id, person_id, entries, kinds, starts_on, valid_until, total_amount, canceled_at, refund_amount, refund_iban)
   SELECT 1, n, 10, '{event,course}', '2030-01-01', '2030-04-01', 9000, CASE WHEN n % 5 = 0 THEN now() END,
     CASE WHEN n % 5 = 0 THEN 4500 END, CASE WHEN n % 5 = 0 THEN 'IT60X0542811101000000123456' END FROM generate_series(1, 200) n`,
  `INSERT INTO members (person_id, category, applied_on, status, number, decided_on, paid_until)
   SELECT n, 'ordinario', '2026-01-01', 'admitted', n, '2026-01-02', '2026-12-31' FROM generate_series(1, 100) n`,
  `INSERT INTO member_fees (member_id, year, start_date, end_date, total_amount, waived_amount, waived_at, waived_by, waiver_reason)
   SELECT id, 2026, '2026-01-01', '2026-12-31', 2000, CASE WHEN id % 9 = 0 THEN 500 ELSE 0 END, CASE WHEN id % 9 = 0 THEN now() END,
     CASE WHEN id % 9 = 0 THEN 1 END, CASE WHEN id % 9 = 0 THEN 'Motivo' END FROM members`,
  ...Object.entries(PAID_WITH).flatMap(([column, ids]) => [
    `INSERT INTO payments (kind, method, amount, date, ${column}, note, stripe_payment_intent)
     SELECT 'payment', 'cash', 1000 + id % 9, '2026-01-01', id, 'Nota ' || id, 'pi_' || id FROM (${ids}) paid`,
    `INSERT INTO payments (kind, method, amount, date, ${column}) SELECT 'refund', 'pos', 300, '2026-02-01', id FROM (${ids}) paid WHERE id % 6 = 0`,
  ]),
  "INSERT INTO payments (kind, method, amount, date, booking_id) SELECT 'deposit', 'cash', 5000, '2026-01-01', id FROM bookings WHERE id % 30 = 0",
  "INSERT INTO payments (kind, method, amount, date, booking_id, reversal_of) SELECT 'refund', 'cash', amount, '2026-03-01', booking_id, id FROM payments WHERE booking_id % 50 = 0 AND kind = 'payment'",
  `INSERT INTO receipts (year, sequence, date, holder_name, issuer, lines, total, stamp_duty)
   SELECT 2026, p.id, '2026-01-01', 'Ospite', '{}', '[]', p.amount, 0 FROM payments p WHERE p.id % 3 = 0`,
  "INSERT INTO receipt_payments (receipt_id, payment_id) SELECT id, sequence FROM receipts",
  "INSERT INTO payment_rows (payment_id, category) SELECT id, 'A3' FROM payments WHERE id % 4 = 0",
  "INSERT INTO book_entries (direction, account, category, amount, date) SELECT 'out', 'bank', 'A2', n, '2026-05-01' FROM generate_series(1, 100) n",
  ...["booking", "fee", "pass"].flatMap((kind) => [
    `INSERT INTO checkout_sessions (id, ${kind}_id, amount) SELECT 'cs_${kind}_' || id, id, 700 FROM (${PAID_WITH[`${kind}_id`]}) paid`,
    `INSERT INTO online_refunds (${kind}_id, payment_intent, amount) SELECT id, 'pi_' || id, 100 FROM (${PAID_WITH[`${kind}_id`]}) paid WHERE id % 4 = 0`,
  ]),
  ...setTriggers("ENABLE"),
  ...["bookings", "registrations"].map(
    (
      kind,
    ) => `INSERT INTO demonstration (kind, item, state) SELECT '${kind}', id, demonstration_state('${kind}', id)
      FROM ${kind === "bookings" ? "bookings" : "sign_ups"} WHERE id <= 30`,
  ),
];

const PAYING = ["payments", "checkout_sessions", "online_refunds"] as const;
/** The columns that moved from the rows of each kind into their charges. */
const OWNERS: Record<string, readonly string[]> = {
  bookings: [
    ...["total_amount", "refund_percent", "refund_amount", "refund_iban", "promo_code_id", "promo_amount"],
    ...["prepay_amount", "pay_by", "prepay_remind_at", "deposit_amount"],
  ],
  sign_ups: [
    "total_amount",
    "refund_percent",
    "refund_amount",
    "refund_iban",
    "promo_code_id",
    "promo_amount",
  ],
  member_fees: ["total_amount", "refund_iban"],
  passes: ["total_amount", "refund_amount", "refund_iban", "promo_code_id", "promo_amount"],
};
const UNTOUCHED = [
  "receipts",
  "receipt_payments",
  "payment_rows",
  "book_entries",
  "people",
  "members",
  "member_versions",
];

const rowsOf = (tables: readonly string[], rows: (table: string) => string) =>
  Object.fromEntries(tables.map((table) => [table, rows(table)]));
const whole = (table: string) => `SELECT to_jsonb(t) AS line FROM ${table} t`;
const named = (table: string) =>
  table === "payments" ? "booking_id,sign_up_id,fee_id,pass_id" : "booking_id,fee_id,pass_id";

/** The amount to pay for a row that may be canceled, as computed by the previous version's SQL. */
const TO_PAY = (isCanceled: string) =>
  `CASE WHEN ${isCanceled} THEN GREATEST(0, total_amount - COALESCE(refund_amount, total_amount)) ELSE total_amount END`;

const USES = "SELECT to_jsonb(u) AS line FROM promo_code_uses u";

const BEFORE = {
  ...rowsOf([...UNTOUCHED, ...Object.keys(OWNERS)], whole),
  uses: USES,
  owed: `SELECT jsonb_build_array(kind, id, owed) AS line FROM (
    SELECT 'booking' AS kind, id, ${TO_PAY("status = 'canceled'")} AS owed FROM bookings
    UNION ALL SELECT 'sign_up', id, ${TO_PAY("status = 'canceled'")} FROM sign_ups
    UNION ALL SELECT 'pass', id, ${TO_PAY("canceled_at IS NOT NULL")} FROM passes
    UNION ALL SELECT 'fee', id, total_amount - waived_amount FROM member_fees) o`,
  ...rowsOf(
    PAYING,
    (table) => `SELECT to_jsonb(t) - '{${named(table)}}'::text[] || jsonb_build_object('booking', booking_id,
      'sign_up', ${table === "payments" ? "sign_up_id" : "NULL"}, 'fee', fee_id, 'pass', pass_id) AS line FROM ${table} t`,
  ),
};
const AFTER: Record<keyof typeof BEFORE, string> = {
  ...rowsOf(UNTOUCHED, whole),
  ...rowsOf(Object.keys(OWNERS), (table) => {
    const columns = [
      ...(OWNERS[table] ?? []).map((column) => `'${column}', c.${column}`),
      ...(table === "member_fees" ? ["'waived_amount', c.total_amount - c.owed_amount"] : []),
    ];
    return `SELECT to_jsonb(t) - '{charge_id,years,is_free}'::text[] || jsonb_build_object(${columns.join(", ")}) AS line
      FROM ${table} t JOIN charges c ON c.id = t.charge_id`;
  }),
  uses: USES,
  owed: `SELECT jsonb_build_array(c.kind, COALESCE(b.id, s.id, f.id, p.id), c.owed_amount) AS line FROM charges c
    LEFT JOIN bookings b ON b.charge_id = c.id LEFT JOIN sign_ups s ON s.charge_id = c.id
    LEFT JOIN member_fees f ON f.charge_id = c.id LEFT JOIN passes p ON p.charge_id = c.id`,
  ...rowsOf(
    PAYING,
    (
      table,
    ) => `SELECT to_jsonb(t) - 'charge_id' || jsonb_build_object('booking', b.id, 'sign_up', s.id, 'fee', f.id,
      'pass', p.id) AS line FROM ${table} t
      LEFT JOIN bookings b USING (charge_id) LEFT JOIN sign_ups s USING (charge_id)
      LEFT JOIN member_fees f USING (charge_id) LEFT JOIN passes p USING (charge_id)`,
  ),
};

describe.each(kinds)(`${BOOKINGS} bookings with their payments on the %s database`, (kind) => {
  const database = filledDatabase(kind, "charges", STAGE_BEFORE, FILL);

  test("are unchanged if a migration fails", async () => {
    const before = await digestsOf(database.client, BEFORE);
    await database.client.query("CREATE VIEW in_the_way AS SELECT pass_id FROM payments");
    const sql = readFileSync("prisma/migrations/20261208100000_charges/migration.sql", "utf8");
    await expect(database.client.query(sql)).rejects.toThrow(/pass_id/);
    await database.client.query("ROLLBACK");
    await database.client.query("DROP VIEW in_the_way");
    expect(await digestsOf(database.client, BEFORE)).toEqual(before);
  }, 300_000);

  test("get one charge each with the same amounts, and all payments refer to it", async () => {
    const before = await digestsOf(database.client, BEFORE);
    const seconds = await database.migrate(STAGE_AFTER);
    console.log(`${BOOKINGS} bookings, ${before.payments?.count} payments: ${seconds.toFixed(1)} s`);
    expect(await digestsOf(database.client, AFTER)).toEqual(before);
    expect(before.bookings).toMatchObject({ count: BOOKINGS });
    expect(before.payments?.count).toBeGreaterThan(BOOKINGS * 0.6);
    const { rows } = await database.client.query(
      `SELECT kind::text, count(*)::int FROM charges GROUP BY kind ORDER BY 1`,
    );
    expect(rows).toEqual([
      { kind: "booking", count: BOOKINGS },
      { kind: "fee", count: 100 },
      { kind: "pass", count: 200 },
      { kind: "sign_up", count: SIGN_UPS },
    ]);
    const { rows: years } = await database.client.query("SELECT DISTINCT years FROM member_fees");
    expect(years).toEqual([{ years: "2026" }]);
    const changed = await database.client.query(
      `SELECT count(*)::int AS changed FROM demonstration d, jsonb_each(d.state) AS was
       WHERE demonstration_state(d.kind, d.item) -> was.key IS DISTINCT FROM was.value`,
    );
    expect(changed.rows).toEqual([{ changed: 0 }]);
    expect(seconds).toBeLessThan(60);
  }, 300_000);

  test("leave the ledger append-only", async () => {
    await expect(database.client.query("UPDATE payments SET charge_id = 1")).rejects.toThrow(/append-only/);
    await expect(
      database.client.query("DELETE FROM charges WHERE id IN (SELECT charge_id FROM payments)"),
    ).rejects.toMatchObject({ constraint: expect.stringMatching(/_charge_id_fkey$/) });
    const deposit = database.client.query(
      `INSERT INTO payments (kind, method, amount, date, charge_id) SELECT 'deposit', 'cash', 100, now(), charge_id FROM passes LIMIT 1`,
    );
    await expect(deposit).rejects.toMatchObject({ constraint: "payments_deposit_of_booking" });
  });

  test("have one fee per period of a member, except for fees of zero", async () => {
    const again = (isFree: boolean) =>
      database.client.query(
        `INSERT INTO member_fees (charge_id, member_id, year, years, is_free, start_date, end_date)
         SELECT new_charge('fee', ${isFree ? 0 : 2000}), member_id, year, years, ${isFree}, start_date, end_date
         FROM member_fees WHERE NOT is_free LIMIT 1`,
      );
    await expect(again(false)).rejects.toMatchObject({ constraint: "member_fees_period_key" });
    await again(true);
  });

  test("delete an unpaid booking together with its charge", async () => {
    const booking = await database.client.query(
      `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, purpose,
         attendees, email, first_name, last_name)
       VALUES (1, '2020-01-01', '2020-01-01', '08:00', '13:00', '2020-01-01 08:00', '2020-01-01 13:00', new_charge('booking', 100), 'Lezione', 5,
         'nuova@example.org', 'Nuova', 'Persona') RETURNING id, charge_id`,
    );
    const { id, charge_id } = booking.rows[0];
    await database.client.query("DELETE FROM charges WHERE id = $1", [charge_id]);
    expect((await database.client.query("SELECT 1 FROM bookings WHERE id = $1", [id])).rowCount).toBe(0);
  });
});
