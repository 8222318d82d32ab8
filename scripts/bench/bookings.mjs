/** Bookings by the hundred thousand: each hour of five spaces, day before day from 400 days ago into the past. */

/** Brings the table to about `total` rows. Returns how many there are. */
export async function fillBookings(client, total) {
  const { rows } = await client.query("SELECT count(*)::int AS count FROM bookings");
  const missing = total - rows[0].count;
  if (missing > 0) {
    await client.query(
      `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, total_amount, status, purpose, attendees, email, first_name, last_name, created_at)
       SELECT s.id, d.day, d.day, lpad(h.hour::text, 2, '0') || ':00', lpad((h.hour + 1)::text, 2, '0') || ':00',
              (d.day + make_time(h.hour, 0, 0)) AT TIME ZONE 'Europe/Rome', (d.day + make_time(h.hour + 1, 0, 0)) AT TIME ZONE 'Europe/Rome',
              4000, 'confirmed', 'Lezione', 5, 'cliente' || n.n % 5000 || '@example.org', 'Cliente', 'Esempio', d.day::timestamptz
         FROM generate_series(0, $1::int - 1) AS n(n)
         CROSS JOIN LATERAL (SELECT 8 + n.n % 11 AS hour) AS h
         CROSS JOIN LATERAL (SELECT (current_date - 400 - ($2::int + n.n) / 55)::date AS day) AS d
         JOIN LATERAL (SELECT id FROM spaces ORDER BY id OFFSET (n.n / 11) % 5 LIMIT 1) AS s ON true
       ON CONFLICT DO NOTHING`,
      [missing, rows[0].count],
    );
  }
  await client.query("VACUUM ANALYZE bookings");
  const { rows: after } = await client.query("SELECT count(*)::int AS count FROM bookings");
  return after[0].count;
}

/** Plans of the two questions that every search and every calendar asks. */
export async function explainSearch(client) {
  const window = "tstzrange(now() + interval '7 days', now() + interval '9 days')";
  const { rows } = await client.query(
    `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) SELECT b.space_id, json_agg(b.starts_at) FROM bookings b
      WHERE b.status <> 'canceled' AND tstzrange(b.starts_at, b.ends_at) && ${window} GROUP BY b.space_id`,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
