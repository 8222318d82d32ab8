import { digestsOf, filledDatabase } from "../helpers/migrated-database";
import { mainKind } from "../helpers/test-site";

/** The previous version, with a table for the sign-ups of each kind. */
const STAGE_BEFORE = "20261205000000_baseline";
const STAGE_AFTER = "20261206090000_sign_ups";
/** For a large database, run manually with MIGRATED_BOOKINGS=100000, the number per kind. */
const SIGN_UPS = Number(process.env.MIGRATED_BOOKINGS ?? 2_000);

const FILLED = ["event_registrations", "course_bookings", "payments", "check_ins"];
const setTriggers = (how: "DISABLE" | "ENABLE") =>
  FILLED.map((table) => `ALTER TABLE ${table} ${how} TRIGGER USER`);
/** Numbers have gaps, which differ between the two kinds. */
const FILL = [
  ...setTriggers("DISABLE"),
  "INSERT INTO people (first_name, last_name, email) SELECT 'Ospite', 'Numero ' || n, 'ospite' || n || '@example.org' FROM generate_series(1, 500) n",
  "INSERT INTO events (title, event_date, price, max_participants) SELECT 'Evento ' || n, '2030-01-01', '10', 9999 FROM generate_series(1, 50) n",
  "INSERT INTO courses (title, price) SELECT 'Corso ' || n, '10' FROM generate_series(1, 50) n",
  `INSERT INTO event_registrations (id, event_id, person_id, first_name, last_name, email, phone, seats, companions, status,
     canceled_at, refund_percent, refund_amount, total_amount, refund_iban, calendar_sequence, notes)
   SELECT n * 3, 1 + n % 50, 1 + n % 500, 'Ospite', 'Numero ' || n, 'Ospite' || n || '@example.org', '333 ' || n, 1 + n % 4,
     ARRAY['Anna', 'Bruno'], (CASE WHEN n % 10 = 0 THEN 'canceled' ELSE 'confirmed' END)::booking_status,
     CASE WHEN n % 10 = 0 THEN now() END, CASE WHEN n % 10 = 0 THEN 100 END, CASE WHEN n % 10 = 0 THEN 1000 END, 1000,
     CASE WHEN n % 20 = 0 THEN 'IT60X0542811101000000123456' END, n % 7, 'Nota ' || n
   FROM generate_series(1, ${SIGN_UPS}) n`,
  `INSERT INTO course_bookings (id, course_id, person_id, first_name, last_name, email, phone, start_date, end_date,
     single_time, seats, total_amount, language)
   SELECT n * 2, 1 + n % 50, 1 + n % 500, 'Allieva', 'Numero ' || n, CASE WHEN n % 9 = 0 THEN '' ELSE 'Allieva' || n || '@example.org' END,
     '', '2030-02-01', CASE WHEN n % 3 = 0 THEN date '2030-02-01' END, CASE WHEN n % 3 = 0 THEN '18:00' END, 1, 9000, 'en'
   FROM generate_series(1, ${SIGN_UPS}) n`,
  "SELECT setval('event_registrations_id_seq', max(id)) FROM event_registrations",
  "SELECT setval('course_bookings_id_seq', max(id) + 5) FROM course_bookings",
  "INSERT INTO payments (kind, method, amount, date, registration_id) SELECT 'payment', 'cash', 1000, '2026-01-01', id FROM event_registrations WHERE id % 2 = 0",
  "INSERT INTO payments (kind, method, amount, date, course_booking_id, note) SELECT 'payment', 'pos', 9000, '2026-02-01', id, 'Nota' FROM course_bookings WHERE id % 4 = 0",
  `INSERT INTO receipts (year, sequence, date, holder_name, issuer, lines, total, stamp_duty)
   SELECT 2026, p.id, '2026-01-01', 'Ospite', '{}', '[]', p.amount, 0 FROM payments p WHERE p.id % 3 = 0`,
  "INSERT INTO receipt_payments (receipt_id, payment_id) SELECT id, sequence FROM receipts",
  "INSERT INTO check_ins (registration_id, date, at) SELECT id, '2030-01-01', '2030-01-01T10:00Z' FROM event_registrations WHERE id % 5 = 0",
  "INSERT INTO check_ins (course_booking_id, date, at) SELECT id, '2030-02-01', '2030-02-01T17:00Z' FROM course_bookings WHERE id % 3 = 0",
  "INSERT INTO pass_products (name, entries, valid_days, price, kinds) VALUES ('Carnet', 10, 90, 9000, '{event,course}')",
  "INSERT INTO passes (product_id, person_id, entries, kinds, starts_on, valid_until, total_amount) SELECT 1, n, 10, '{event,course}', '2030-01-01', '2030-04-01', 9000 FROM generate_series(1, 100) n",
  "INSERT INTO pass_uses (pass_id, registration_id, seats) SELECT id, id * 3, 2 FROM passes",
  "INSERT INTO pass_uses (pass_id, course_booking_id, seats) SELECT id, id * 2, 1 FROM passes",
  `INSERT INTO waiting_entries (kind, status, event_id, registration_id, first_name, last_name, email, nonce, token_hash)
   SELECT 'event', 'accepted', event_id, id, first_name, last_name, email, 'n' || id, 'e' || id FROM event_registrations WHERE id <= 300`,
  `INSERT INTO waiting_entries (kind, status, course_id, course_booking_id, first_name, last_name, email, nonce, token_hash)
   SELECT 'course', 'accepted', course_id, id, first_name, last_name, email, 'n' || id, 'c' || id FROM course_bookings WHERE id <= 300`,
  `INSERT INTO members (person_id, category, applied_on, status, number, decided_on)
   SELECT n, 'ordinario', '2026-01-01', 'admitted', n, '2026-01-02' FROM generate_series(1, 50) n`,
  "INSERT INTO member_fees (member_id, year, start_date, end_date, total_amount) SELECT id, 2026, '2026-01-01', '2026-12-31', 2000 FROM members",
  `INSERT INTO demonstration (kind, item, state)
   SELECT 'registrations', id, demonstration_state('registrations', id) FROM event_registrations WHERE id <= 30`,
  ...setTriggers("ENABLE"),
];

const COMMON = `user_id, person_id, first_name, last_name, status, notes, calendar_sequence, calendar_changed_at, seats,
  companions, language, link_id, check_in_code, canceled_by, cancel_reason, total_amount, canceled_at, refund_percent,
  refund_amount, cancellation_steps, terms_of, refund_iban, promo_code_id, promo_amount`;
const REFERRING = ["payments", "check_ins", "pass_uses", "waiting_entries"];
const OTHERS = [
  "receipts",
  "receipt_payments",
  "passes",
  "people",
  "members",
  "member_versions",
  "member_fees",
  "events",
];

const others = Object.fromEntries(
  OTHERS.map((table) => [table, `SELECT to_jsonb(t) AS line FROM ${table} t`]),
);
const referring = (rows: (table: string) => string) =>
  Object.fromEntries(REFERRING.map((table) => [table, rows(table)]));

const BEFORE = {
  ...others,
  ...referring(
    (table) => `SELECT to_jsonb(t) - '{registration_id,course_booking_id}'::text[] || jsonb_build_object(
      'event', registration_id, 'course', course_booking_id) AS line FROM ${table} t`,
  ),
  signUps: `SELECT to_jsonb(t) AS line FROM (
    SELECT 'event' AS kind, id AS number, event_id, NULL::int AS course_id, NULL::date AS start_date, NULL::date AS end_date,
      NULL AS single_time, email::text, phone, registration_date AS made_at, ${COMMON} FROM event_registrations
    UNION ALL
    SELECT 'course', id, NULL, course_id, start_date, end_date, single_time, email, NULLIF(phone, ''), booking_date, ${COMMON}
    FROM course_bookings) t`,
};
const AFTER: Record<keyof typeof BEFORE, string> = {
  ...others,
  ...referring(
    (table) => `SELECT to_jsonb(t) - 'sign_up_id' || jsonb_build_object(
      'event', CASE s.kind WHEN 'event' THEN s.number END, 'course', CASE s.kind WHEN 'course' THEN s.number END) AS line
      FROM ${table} t LEFT JOIN sign_ups s ON s.id = t.sign_up_id`,
  ),
  signUps: `SELECT to_jsonb(t) AS line FROM (
    SELECT kind::text, number, event_id, course_id, start_date, end_date, single_time, email::text, phone, made_at, ${COMMON}
    FROM sign_ups) t`,
};

describe(`${SIGN_UPS} sign-ups of each kind`, () => {
  const database = filledDatabase(mainKind, "sign_ups", STAGE_BEFORE, FILL);

  test("become rows of one table, and all references to them are preserved", async () => {
    const before = await digestsOf(database.client, BEFORE);
    const seconds = await database.migrate(STAGE_AFTER);
    console.log(`${SIGN_UPS} sign-ups of each kind: ${seconds.toFixed(1)} s`);
    expect(await digestsOf(database.client, AFTER)).toEqual(before);
    expect(before.signUps).toMatchObject({ count: SIGN_UPS * 2 });
    const { rows } = await database.client.query(
      `SELECT count(*)::int AS changed FROM demonstration d, jsonb_each(d.state) AS was
       WHERE d.kind = 'registrations' AND demonstration_state(d.kind, d.item) -> was.key IS DISTINCT FROM was.value`,
    );
    expect(rows).toEqual([{ changed: 0 }]);
    expect(seconds).toBeLessThan(60);
  }, 300_000);

  test("continue the numbers of each kind", async () => {
    const insert = async (of: string, column: string) =>
      (
        await database.client.query<{ number: number }>(
          `INSERT INTO sign_ups (kind, ${column}, first_name, last_name, email)
           VALUES ('${of}', 1, 'Nuova', 'Persona', 'nuova@example.org') RETURNING number`,
        )
      ).rows[0]?.number;
    expect(await insert("event", "event_id")).toBe(SIGN_UPS * 3 + 1);
    expect(await insert("course", "course_id")).toBe(SIGN_UPS * 2 + 6);
    await expect(insert("event", "event_id")).rejects.toMatchObject({
      constraint: "sign_ups_live_address_key",
    });
    await expect(insert("event", "course_id")).rejects.toMatchObject({ constraint: "sign_ups_one_thing" });
  });

  test("leave the ledger append-only", async () => {
    await expect(database.client.query("UPDATE payments SET sign_up_id = NULL")).rejects.toThrow(
      /append-only/,
    );
    await expect(
      database.client.query("DELETE FROM sign_ups WHERE id IN (SELECT sign_up_id FROM payments)"),
    ).rejects.toMatchObject({ constraint: expect.stringMatching(/_sign_up_id_fkey$/) });
  });
});
