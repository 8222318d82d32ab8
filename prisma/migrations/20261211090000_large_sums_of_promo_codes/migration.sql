-- The sums of a series can exceed an integer, which ends at 21 million euros.
BEGIN;

-- Safe: it is created again in this transaction, and the running version reads its sums as BIGINT.
DROP VIEW "promo_code_uses";
-- The dates of a series use a code once, together.
CREATE VIEW "promo_code_uses" AS
  SELECT c.promo_code_id, max(live.person_id) AS person_id, live.kind, live.thing, sum(c.promo_amount) AS discount,
    sum(c.total_amount) AS total
  FROM charges c JOIN (
    SELECT charge_id, person_id, 'booking' AS kind, COALESCE('series ' || series_id, 'booking ' || id) AS thing
    FROM bookings WHERE status <> 'canceled'
    UNION ALL
    SELECT charge_id, person_id, kind::text, kind || ' ' || number FROM sign_ups WHERE status <> 'canceled'
    UNION ALL
    SELECT charge_id, person_id, 'pass', 'pass ' || id FROM passes WHERE canceled_at IS NULL
  ) live ON live.charge_id = c.id
  WHERE c.promo_code_id IS NOT NULL
  GROUP BY c.promo_code_id, live.kind, live.thing;

COMMIT;
