/**
 * Rows that triggers count elsewhere, and rows that today's limits would refuse: a backup restores them as they are. The
 * database has the demonstration's rooms.
 */
export const ROWS_BEYOND_LIMITS = `
-- A pass of two entries, both used, which was canceled afterwards.
INSERT INTO people (id, first_name, last_name) VALUES (9001, 'Ada', 'Carnet');
-- With line separators of Unicode, which JSON does not escape.
UPDATE people SET note = 'uno' || chr(8232) || 'due' || chr(8233) || 'tre' WHERE id = 9001;
INSERT INTO charges (id, kind, total_amount, owed_amount)
  VALUES (9001, 'pass', 2000, 2000), (9002, 'sign_up', 0, 0), (9003, 'sign_up', 0, 0);
INSERT INTO pass_products (id, name, entries, valid_days, price, kinds) VALUES (9001, 'Due ingressi', 2, 60, 2000, '{course}');
INSERT INTO passes (id, product_id, entries, kinds, starts_on, valid_until, charge_id, person_id)
  VALUES (9001, 9001, 2, '{course}', current_date, current_date + 59, 9001, 9001);
INSERT INTO courses (id, title, price) VALUES (9001, 'Corso con carnet', '10');
INSERT INTO sign_ups (id, kind, course_id, first_name, last_name, email, charge_id, person_id, start_date)
  VALUES (9001, 'course', 9001, 'Ada', 'Carnet', 'ada@example.org', 9002, 9001, current_date + 1),
    (9002, 'course', 9001, 'Ada', 'Carnet', 'ada@example.org', 9003, 9001, current_date + 2);
INSERT INTO pass_uses (pass_id, sign_up_id, seats) VALUES (9001, 9001, 1), (9001, 9002, 1);
UPDATE passes SET canceled_at = now() WHERE id = 9001;
-- A room made of two rooms, with a booking.
INSERT INTO spaces (id, name, type) SELECT 9000 + n, 'Sala ' || n, (SELECT type FROM spaces LIMIT 1) FROM generate_series(1, 3) n;
INSERT INTO space_parts (whole_id, part_id) VALUES (9001, 9002), (9001, 9003);
INSERT INTO charges (id, kind, total_amount, owed_amount) VALUES (9011, 'booking', 5000, 5000), (9012, 'booking', 5000, 5000);
INSERT INTO bookings (id, space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, purpose, attendees,
    email, first_name, last_name, charge_id, person_id)
  SELECT id, 9001, day, day, '08:00', '13:00', day + time '07:00' , day + time '12:00', 'Prova', 3, 'ada@example.org',
    'Ada', 'Carnet', id, 9001
  FROM (VALUES (9011, current_date + 3), (9012, current_date + 4)) AS b (id, day);
-- More of an extra booked, and a code used more often, than is possible by now.
INSERT INTO extras (id, name, price, unit, stock) VALUES (9001, 'Proiettore', 500, 'booking', 2);
INSERT INTO booking_extras (booking_id, extra_id, quantity, amount) VALUES (9011, 9001, 2, 1000);
UPDATE extras SET stock = 1 WHERE id = 9001;
INSERT INTO promo_codes (id, code, kinds, percent, max_uses) VALUES (9001, 'PROVA', '{booking}', 10, 2);
UPDATE charges SET promo_code_id = 9001, promo_amount = 500 WHERE id IN (9011, 9012);
UPDATE promo_codes SET max_uses = 1 WHERE id = 9001;
`;
