-- What is owed stands in the charge alone, whatever it is for: price, promo code, prepayment, deposit, what a cancellation
-- gives back. `owed_amount` is what is to be paid in the end, as the application computes it.
BEGIN;

-- Nobody books or pays while the rows are carried over.
LOCK TABLE "charges", "bookings", "sign_ups", "member_fees", "passes", "payments" IN ACCESS EXCLUSIVE MODE;

DROP VIEW "promo_code_uses";
DROP TRIGGER "bookings_use_promo_code" ON "bookings";
DROP TRIGGER "bookings_use_promo_code_again" ON "bookings";
DROP TRIGGER "sign_ups_use_promo_code" ON "sign_ups";
DROP TRIGGER "sign_ups_use_promo_code_again" ON "sign_ups";
DROP TRIGGER "passes_use_promo_code" ON "passes";
DROP TRIGGER "passes_use_promo_code_again" ON "passes";
DROP TRIGGER "member_fees_keep_amount" ON "member_fees";
DROP TRIGGER "member_fees_waived_once" ON "member_fees";
DROP TRIGGER "member_fees_count" ON "member_fees";
DROP TRIGGER "member_fees_count_waiver" ON "member_fees";
DROP TRIGGER "payments_count_fee" ON "payments";

ALTER TABLE "charges"
  ADD COLUMN "total_amount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "owed_amount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "refund_percent" INTEGER,
  ADD COLUMN "refund_amount" INTEGER,
  ADD COLUMN "refund_iban" TEXT,
  ADD COLUMN "promo_code_id" INTEGER,
  ADD COLUMN "promo_amount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "prepay_amount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "pay_by" TIMESTAMPTZ(3),
  ADD COLUMN "prepay_remind_at" TIMESTAMPTZ(3),
  ADD COLUMN "deposit_amount" INTEGER NOT NULL DEFAULT 0;

-- The last time that SQL knows what a cancellation leaves.
UPDATE "charges" c SET "total_amount" = b."total_amount", "refund_percent" = b."refund_percent",
  "refund_amount" = b."refund_amount", "refund_iban" = b."refund_iban", "promo_code_id" = b."promo_code_id",
  "promo_amount" = b."promo_amount", "prepay_amount" = b."prepay_amount", "pay_by" = b."pay_by",
  "prepay_remind_at" = b."prepay_remind_at", "deposit_amount" = b."deposit_amount",
  "owed_amount" = CASE WHEN b."status" = 'canceled'
    THEN GREATEST(0, b."total_amount" - COALESCE(b."refund_amount", b."total_amount")) ELSE b."total_amount" END
FROM "bookings" b WHERE b."charge_id" = c."id";
UPDATE "charges" c SET "total_amount" = s."total_amount", "refund_percent" = s."refund_percent",
  "refund_amount" = s."refund_amount", "refund_iban" = s."refund_iban", "promo_code_id" = s."promo_code_id",
  "promo_amount" = s."promo_amount",
  "owed_amount" = CASE WHEN s."status" = 'canceled'
    THEN GREATEST(0, s."total_amount" - COALESCE(s."refund_amount", s."total_amount")) ELSE s."total_amount" END
FROM "sign_ups" s WHERE s."charge_id" = c."id";
UPDATE "charges" c SET "total_amount" = p."total_amount", "refund_amount" = p."refund_amount",
  "refund_iban" = p."refund_iban", "promo_code_id" = p."promo_code_id", "promo_amount" = p."promo_amount",
  "owed_amount" = CASE WHEN p."canceled_at" IS NOT NULL
    THEN GREATEST(0, p."total_amount" - COALESCE(p."refund_amount", p."total_amount")) ELSE p."total_amount" END
FROM "passes" p WHERE p."charge_id" = c."id";
UPDATE "charges" c SET "total_amount" = f."total_amount", "refund_iban" = f."refund_iban",
  "owed_amount" = f."total_amount" - f."waived_amount"
FROM "member_fees" f WHERE f."charge_id" = c."id";

ALTER TABLE "charges" ALTER COLUMN "total_amount" DROP DEFAULT, ALTER COLUMN "owed_amount" DROP DEFAULT,
  ADD CONSTRAINT "charges_promo_code_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "charges_prepay_check" CHECK ("prepay_amount" >= 0),
  ADD CONSTRAINT "charges_deposit_check" CHECK ("deposit_amount" >= 0),
  ADD CONSTRAINT "charges_refund_check" CHECK (("refund_percent" IS NULL OR "refund_percent" BETWEEN 0 AND 100)
    AND ("kind" <> 'booking' OR "refund_amount" IS NULL OR "refund_amount" BETWEEN 0 AND "total_amount")) NOT VALID,
  -- Older sign-ups were not held to it.
  ADD CONSTRAINT "charges_amount_check" CHECK ("total_amount" >= 0 AND "owed_amount" >= 0) NOT VALID,
  ADD CONSTRAINT "charges_waiver_check" CHECK ("kind" <> 'fee' OR "owed_amount" <= "total_amount");
CREATE INDEX "charges_promo_code_id_idx" ON "charges"("promo_code_id");
CREATE INDEX "charges_pay_by_idx" ON "charges"("pay_by") WHERE "pay_by" IS NOT NULL;

ALTER TABLE "bookings" ALTER COLUMN "charge_id" DROP DEFAULT, DROP COLUMN "total_amount",
  DROP COLUMN "refund_percent", DROP COLUMN "refund_amount", DROP COLUMN "refund_iban", DROP COLUMN "promo_code_id",
  DROP COLUMN "promo_amount", DROP COLUMN "prepay_amount", DROP COLUMN "pay_by", DROP COLUMN "prepay_remind_at",
  DROP COLUMN "deposit_amount";
ALTER TABLE "sign_ups" ALTER COLUMN "charge_id" DROP DEFAULT, DROP COLUMN "total_amount",
  DROP COLUMN "refund_percent", DROP COLUMN "refund_amount", DROP COLUMN "refund_iban", DROP COLUMN "promo_code_id",
  DROP COLUMN "promo_amount";
ALTER TABLE "passes" ALTER COLUMN "charge_id" DROP DEFAULT, DROP CONSTRAINT "passes_cancellation_check",
  DROP COLUMN "total_amount", DROP COLUMN "refund_amount", DROP COLUMN "refund_iban", DROP COLUMN "promo_code_id",
  DROP COLUMN "promo_amount";
-- A fee of nothing does not keep another one of its period away. The application writes it from now on.
ALTER TABLE "member_fees" ADD COLUMN "is_free" BOOLEAN NOT NULL GENERATED ALWAYS AS ("total_amount" = 0) STORED;
ALTER TABLE "member_fees" ALTER COLUMN "is_free" DROP EXPRESSION;
DROP INDEX "member_fees_period_key";
CREATE UNIQUE INDEX "member_fees_period_key" ON "member_fees"("member_id", "start_date", "end_date") WHERE NOT "is_free";
ALTER TABLE "member_fees" ALTER COLUMN "charge_id" DROP DEFAULT, DROP CONSTRAINT "member_fees_waiver",
  DROP COLUMN "total_amount", DROP COLUMN "waived_amount", DROP COLUMN "refund_iban",
  -- How a fee is named, which the application writes from now on.
  ADD COLUMN "years" TEXT NOT NULL GENERATED ALWAYS AS (date_part('year', "start_date")::integer || CASE
    WHEN date_part('year', "start_date") < date_part('year', "end_date")
      THEN '/' || lpad((date_part('year', "end_date")::integer % 100)::text, 2, '0') ELSE '' END) STORED,
  ADD CONSTRAINT "member_fees_waiver" CHECK ("waived_at" IS NOT NULL OR num_nonnulls("waived_by", "waiver_reason") = 0) NOT VALID;
ALTER TABLE "member_fees" ALTER COLUMN "years" DROP EXPRESSION;
DROP FUNCTION "new_charge"("charge_kind");
-- For statements that write many rows at once.
CREATE FUNCTION "new_charge"("kind" "charge_kind", "amount" INTEGER) RETURNS INTEGER LANGUAGE sql AS $$
  INSERT INTO "charges" ("kind", "total_amount", "owed_amount") VALUES ($1, $2, $2) RETURNING "id"
$$;

-- The dates of a series use a code once, together.
CREATE VIEW "promo_code_uses" AS
  SELECT c.promo_code_id, max(live.person_id) AS person_id, live.kind, live.thing, sum(c.promo_amount)::integer AS discount,
    sum(c.total_amount)::integer AS total
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

CREATE OR REPLACE FUNCTION "keep_promo_code_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charge INTEGER := COALESCE(to_jsonb(NEW) ->> 'charge_id', NEW.id::text);
  used INTEGER;
  code RECORD;
BEGIN
  SELECT promo_code_id INTO used FROM charges WHERE id = charge;
  IF used IS NULL OR (TG_OP = 'UPDATE' AND to_jsonb(OLD) ->> 'status' <> 'canceled') THEN RETURN NULL; END IF;
  SELECT max_uses, max_uses_per_person INTO code FROM promo_codes WHERE id = used FOR NO KEY UPDATE;
  IF code.max_uses < (SELECT count(*) FROM promo_code_uses WHERE promo_code_id = used)
    OR code.max_uses_per_person < (
      SELECT count(*) FROM promo_code_uses WHERE promo_code_id = used AND person_id = (
        SELECT person_id FROM bookings WHERE charge_id = charge
        UNION ALL SELECT person_id FROM sign_ups WHERE charge_id = charge
        UNION ALL SELECT person_id FROM passes WHERE charge_id = charge)) THEN
    RAISE EXCEPTION 'Code % has been used as often as it may.', used USING ERRCODE = 'NP001';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "bookings_use_promo_code" AFTER INSERT OR UPDATE OF "status" ON "bookings" FOR EACH ROW
  WHEN (NEW."status" <> 'canceled') EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "sign_ups_use_promo_code" AFTER INSERT OR UPDATE OF "status" ON "sign_ups" FOR EACH ROW
  WHEN (NEW."status" <> 'canceled') EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "passes_use_promo_code" AFTER INSERT OR UPDATE OF "canceled_at" ON "passes" FOR EACH ROW
  WHEN (NEW."canceled_at" IS NULL) EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "charges_use_promo_code" AFTER UPDATE OF "promo_code_id" ON "charges" FOR EACH ROW
  WHEN (NEW."promo_code_id" IS DISTINCT FROM OLD."promo_code_id") EXECUTE FUNCTION "keep_promo_code_uses"();

CREATE OR REPLACE FUNCTION "sign_ups_give_entries_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM "passes" WHERE "id" IN (SELECT u."pass_id" FROM "pass_uses" u WHERE u."sign_up_id" = NEW."id")
    ORDER BY "id" FOR NO KEY UPDATE;
    IF NEW."status" = 'canceled' AND OLD."status" <> 'canceled' THEN
        IF (SELECT "refund_percent" FROM "charges" WHERE "id" = NEW."charge_id") = 100 THEN
            UPDATE "pass_uses" SET "returned_at" = COALESCE(NEW."canceled_at", now())
            WHERE "returned_at" IS NULL AND "sign_up_id" = NEW."id";
        END IF;
    ELSIF NEW."status" <> 'canceled' AND OLD."status" = 'canceled' THEN
        UPDATE "pass_uses" SET "returned_at" = NULL
        WHERE "returned_at" >= OLD."canceled_at" AND "sign_up_id" = NEW."id";
    END IF;
    RETURN NULL;
END $$;

-- What a fee is of and how much stays as it was entered; what is still due is waived once.
CREATE TRIGGER "member_fees_keep_amount" BEFORE UPDATE ON "member_fees"
  FOR EACH ROW WHEN (ROW(NEW."id", NEW."member_id", NEW."year", NEW."years", NEW."is_free", NEW."start_date", NEW."end_date", NEW."created_at", NEW."charge_id")
    IS DISTINCT FROM ROW(OLD."id", OLD."member_id", OLD."year", OLD."years", OLD."is_free", OLD."start_date", OLD."end_date", OLD."created_at", OLD."charge_id"))
  EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "member_fees_waived_once" BEFORE UPDATE ON "member_fees"
  FOR EACH ROW WHEN (OLD."waived_at" IS NOT NULL AND (
    ROW(NEW."waived_at", NEW."waived_by") IS DISTINCT FROM ROW(OLD."waived_at", OLD."waived_by")
    OR NEW."waiver_reason" <> COALESCE(OLD."waiver_reason", '')))
  EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "charges_keep_fee" BEFORE UPDATE ON "charges"
  FOR EACH ROW WHEN (OLD."kind" = 'fee' AND (NEW."total_amount" <> OLD."total_amount"
    OR NEW."owed_amount" <> OLD."owed_amount" AND OLD."owed_amount" <> OLD."total_amount"))
  EXECUTE FUNCTION "refuse_register_change"();

CREATE OR REPLACE FUNCTION "count_paid_fees"("member" INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    "was" "members";
    "paid" DATE;
BEGIN
    SELECT * INTO "was" FROM "members" WHERE "id" = "member";
    SELECT max(f."end_date") INTO "paid" FROM "member_fees" f JOIN "charges" c ON c."id" = f."charge_id"
    WHERE f."member_id" = "member" AND c."owed_amount" <= (
        SELECT COALESCE(sum(CASE p."kind" WHEN 'payment' THEN p."amount" ELSE -p."amount" END), 0)
        FROM "payments" p WHERE p."charge_id" = c."id");
    IF "paid" IS NOT DISTINCT FROM "was"."paid_until" THEN RETURN; END IF;
    UPDATE "members" SET "paid_until" = "paid" WHERE "id" = "member";
    -- A fee that is paid after the end makes nobody a member.
    IF "was"."ended_on" IS NOT NULL THEN RETURN; END IF;
    UPDATE "people" SET "member_until" = "paid"
    WHERE "id" = "was"."person_id"
        AND ("was"."paid_until" IS NULL OR "paid" > "was"."paid_until" OR "member_until" = "was"."paid_until");
END $$;

DROP FUNCTION "member_fees_count"();
DROP FUNCTION "payments_count_fee"();
CREATE FUNCTION "count_fee_of_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "count_paid_fees"(f."member_id") FROM "member_fees" f
    WHERE f."charge_id" = COALESCE(to_jsonb(NEW) ->> 'charge_id', NEW."id"::text)::integer;
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_count_fee" AFTER INSERT ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "count_fee_of_charge"();
CREATE TRIGGER "member_fees_count" AFTER INSERT ON "member_fees"
  FOR EACH ROW EXECUTE FUNCTION "count_fee_of_charge"();
CREATE TRIGGER "charges_count_fee" AFTER UPDATE OF "owed_amount" ON "charges"
  FOR EACH ROW WHEN (NEW."kind" = 'fee') EXECUTE FUNCTION "count_fee_of_charge"();

-- What the demonstration wrote is compared with the row and its charge.
ALTER FUNCTION "demonstration_state"(TEXT, INTEGER) RENAME TO "demonstration_row";
CREATE FUNCTION "demonstration_state"(kind TEXT, item INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT row.state || COALESCE(
    (SELECT to_jsonb(c) - ARRAY['id', 'kind', 'owed_amount'] FROM charges c WHERE c.id = (row.state ->> 'charge_id')::integer),
    '{}')
  FROM demonstration_row(kind, item) AS row(state)
$$;

-- The planner knows nothing of the new columns.
ANALYZE "charges", "bookings", "sign_ups", "member_fees", "passes";

COMMIT;
