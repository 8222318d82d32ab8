/**
 * Data for measurements: 20 rooms, each booked from 8:00 to 14:00 on the next 90 days (searches are for the
 * afternoons), and any number of past bookings.
 */
export const ROOMS = 20;
export const DAYS = 90;
const TAKEN_HOURS = { first: 8, count: 6 };

const COLUMNS =
  "space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, status, purpose, attendees, email, first_name, last_name, created_at";
const VALUES = `s.id, d.day, d.day, lpad(h.hour::text, 2, '0') || ':00', lpad((h.hour + 1)::text, 2, '0') || ':00',
  (d.day + make_time(h.hour, 0, 0)) AT TIME ZONE 'Europe/Rome', (d.day + make_time(h.hour + 1, 0, 0)) AT TIME ZONE 'Europe/Rome',
  new_charge('booking', 4000), 'confirmed', 'Lezione', 5, 'cliente' || n.n % 5000 || '@example.org', 'Cliente', 'Esempio', d.day::timestamptz`;

/**
 * Fills up to the given number of rooms, with pictures and texts of the demonstration. Returns their ids.
 * @param {import("pg").Client} client
 * @returns {Promise<number[]>}
 */
export async function fillRooms(client, count = ROOMS) {
  await client.query(
    `INSERT INTO spaces (name, description, type, location, capacity, price_per_hour, price_per_day, price_per_week, amenities, features)
     SELECT 'Sala ' || n, old.description, old.type, old.location, 20, '40', '70', '300', old.amenities, old.features
       FROM generate_series(1, $1 - (SELECT count(*)::int FROM spaces)) AS n
       JOIN LATERAL (SELECT * FROM spaces ORDER BY id OFFSET n % 5 LIMIT 1) AS old ON true`,
    [count],
  );
  await client.query(
    "UPDATE spaces SET price_per_hour = '40', price_per_day = '70', price_per_week = '300', is_available = true, opening_time = '08:00', closing_time = '20:00', min_booking_hours = 1, buffer_minutes = 0",
  );
  await client.query("DELETE FROM time_slots");
  const { rows } = await client.query("SELECT id FROM spaces ORDER BY id");
  return rows.map(({ id }) => id);
}

/**
 * Books the morning of each of the next 90 days in every room, and nothing else. Returns the number of bookings.
 * @param {import("pg").Client} client
 */
export async function fillFuture(client) {
  // Removes the bookings of the demonstration data. Without triggers, as in `fillPast`.
  await client.query("SET session_replication_role = replica");
  await client.query("DELETE FROM bookings");
  await client.query("DELETE FROM taken_times");
  await client.query("SET session_replication_role = origin");
  await client.query("VACUUM FULL bookings, taken_times");
  const { rowCount } = await client.query(
    `INSERT INTO bookings (${COLUMNS})
     SELECT ${VALUES}
       FROM generate_series(0, ${DAYS * TAKEN_HOURS.count - 1}) AS n(n)
       CROSS JOIN LATERAL (SELECT ${TAKEN_HOURS.first} + n.n % ${TAKEN_HOURS.count} AS hour) AS h
       CROSS JOIN LATERAL (SELECT (current_date + 1 + n.n / ${TAKEN_HOURS.count})::date AS day) AS d
       CROSS JOIN spaces AS s`,
  );
  return rowCount ?? 0;
}

/** More open bookings than any customer has here, and the maximum that the settings allow. */
const MOST_OPEN = 1_000;

/**
 * Creates customers with verified e-mail addresses, who share the administrator's password. Returns their usernames.
 * @param {import("pg").Client} client
 * @param {number} count
 * @returns {Promise<string[]>}
 */
export async function addCustomers(client, count) {
  await client.query("UPDATE settings SET max_open_bookings = $1", [MOST_OPEN]);
  const { rows } = await client.query(
    `WITH made AS (
       INSERT INTO people (first_name, last_name, email, account_id)
       SELECT 'Giulia', 'Esempio', 'cliente' || n || '@example.org', nextval('users_id_seq')
         FROM generate_series(1, $1::int) AS n
       RETURNING id, account_id, email)
     INSERT INTO users (id, person_id, username, email, password, is_verified)
     SELECT account_id, made.id, split_part(made.email::text, '@', 1), made.email, admin.password, true
       FROM made
       JOIN LATERAL (SELECT password FROM users WHERE role = 'admin' ORDER BY id LIMIT 1) AS admin ON true
     RETURNING username::text`,
    [count],
  );
  return rows.map(({ username }) => username);
}

/** Number of bookings of the person with a history. */
const HISTORY = 60;

/**
 * Assigns some of the future bookings to one person. Returns that person's id.
 * @param {import("pg").Client} client
 * @returns {Promise<number>}
 */
export async function giveHistory(client) {
  const { rows } = await client.query("SELECT id FROM people ORDER BY id LIMIT 1");
  await client.query(
    `UPDATE bookings SET person_id = $1 WHERE id IN (SELECT id FROM bookings WHERE starts_at > now() ORDER BY id LIMIT ${HISTORY})`,
    [rows[0].id],
  );
  return rows[0].id;
}

/**
 * Fills the past up to about `total` bookings: each hour of the rooms, day by day from 400 days ago. Without triggers,
 * which would take half an hour for a million; writes only those of their rows that the measurements read.
 * @param {import("pg").Client} client
 * @param {number} total
 * @returns {Promise<number>} the resulting number of bookings
 */
export async function fillPast(client, total) {
  const { rows } = await client.query("SELECT count(*)::int AS count FROM bookings WHERE starts_at < now()");
  const missing = total - rows[0].count;
  if (missing > 0) {
    await client.query("SET session_replication_role = replica");
    await client.query(
      `WITH added AS (
         INSERT INTO bookings (${COLUMNS})
         SELECT ${VALUES}
           FROM generate_series($2::int, $1::int - 1) AS n(n)
           CROSS JOIN LATERAL (SELECT 8 + n.n % 11 AS hour) AS h
           CROSS JOIN LATERAL (SELECT (current_date - 400 - n.n / (11 * ${ROOMS}))::date AS day) AS d
           JOIN LATERAL (SELECT id FROM spaces ORDER BY id OFFSET (n.n / 11) % ${ROOMS} LIMIT 1) AS s ON true
         RETURNING id, space_id, starts_at, ends_at)
       INSERT INTO taken_times (space_id, starts_at, ends_at, owner, booking_id)
       SELECT space_id, starts_at, ends_at, 'booking:' || id, id FROM added`,
      [total, rows[0].count],
    );
    await client.query("SET session_replication_role = origin");
  }
  await client.query("VACUUM ANALYZE");
  // Pending writes would otherwise continue for minutes during the measurement.
  await client.query("CHECKPOINT");
  const { rows: after } = await client.query("SELECT count(*)::int AS count FROM bookings");
  return after[0].count;
}
