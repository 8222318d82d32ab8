-- One thing to pay: bookings, sign-ups, fees and passes each have a charge, and what is paid refers to that alone.
BEGIN;

-- Nobody books or pays while the rows are carried over.
LOCK TABLE "bookings", "sign_ups", "member_fees", "passes", "payments", "checkout_sessions", "online_refunds"
  IN ACCESS EXCLUSIVE MODE;

CREATE TYPE "charge_kind" AS ENUM ('booking', 'sign_up', 'fee', 'pass');

CREATE TABLE "charges" (
  "id" SERIAL NOT NULL,
  "kind" "charge_kind" NOT NULL,
  CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

CREATE FUNCTION "new_charge"("kind" "charge_kind") RETURNS INTEGER LANGUAGE sql AS $$
  INSERT INTO "charges" ("kind") VALUES ($1) RETURNING "id"
$$;

-- The default numbers the rows that are there, without their triggers.
ALTER TABLE "bookings" ADD COLUMN "charge_id" INTEGER NOT NULL DEFAULT nextval('charges_id_seq');
ALTER TABLE "sign_ups" ADD COLUMN "charge_id" INTEGER NOT NULL DEFAULT nextval('charges_id_seq');
ALTER TABLE "member_fees" ADD COLUMN "charge_id" INTEGER NOT NULL DEFAULT nextval('charges_id_seq');
ALTER TABLE "passes" ADD COLUMN "charge_id" INTEGER NOT NULL DEFAULT nextval('charges_id_seq');

INSERT INTO "charges" ("id", "kind")
SELECT "charge_id", 'booking'::"charge_kind" FROM "bookings"
UNION ALL SELECT "charge_id", 'sign_up' FROM "sign_ups"
UNION ALL SELECT "charge_id", 'fee' FROM "member_fees"
UNION ALL SELECT "charge_id", 'pass' FROM "passes";

CREATE UNIQUE INDEX "bookings_charge_id_key" ON "bookings"("charge_id");
CREATE UNIQUE INDEX "sign_ups_charge_id_key" ON "sign_ups"("charge_id");
CREATE UNIQUE INDEX "member_fees_charge_id_key" ON "member_fees"("charge_id");
CREATE UNIQUE INDEX "passes_charge_id_key" ON "passes"("charge_id");

-- Whoever deletes what was never paid deletes its charge, which takes it along.
ALTER TABLE "bookings" ALTER COLUMN "charge_id" SET DEFAULT "new_charge"('booking'),
  ADD CONSTRAINT "bookings_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sign_ups" ALTER COLUMN "charge_id" SET DEFAULT "new_charge"('sign_up'),
  ADD CONSTRAINT "sign_ups_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "member_fees" ALTER COLUMN "charge_id" SET DEFAULT "new_charge"('fee'),
  ADD CONSTRAINT "member_fees_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passes" ALTER COLUMN "charge_id" SET DEFAULT "new_charge"('pass'),
  ADD CONSTRAINT "passes_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DROP TRIGGER "payments_count_fee" ON "payments";
DROP TRIGGER "payments_keep_deposit" ON "payments";
ALTER TABLE "payments" ADD COLUMN "charge_id" INTEGER, DISABLE TRIGGER "payments_append_only";
UPDATE "payments" p SET "charge_id" = COALESCE(
  (SELECT "charge_id" FROM "bookings" WHERE "id" = p."booking_id"),
  (SELECT "charge_id" FROM "sign_ups" WHERE "id" = p."sign_up_id"),
  (SELECT "charge_id" FROM "member_fees" WHERE "id" = p."fee_id"),
  (SELECT "charge_id" FROM "passes" WHERE "id" = p."pass_id"));
ALTER TABLE "payments" ENABLE TRIGGER "payments_append_only",
  DROP CONSTRAINT "payments_one_thing", DROP CONSTRAINT "payments_deposit_of_booking",
  DROP COLUMN "booking_id", DROP COLUMN "sign_up_id", DROP COLUMN "fee_id", DROP COLUMN "pass_id",
  ALTER COLUMN "charge_id" SET NOT NULL,
  ADD CONSTRAINT "payments_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "payments_charge_id_idx" ON "payments"("charge_id");

ALTER TABLE "checkout_sessions" ADD COLUMN "charge_id" INTEGER;
UPDATE "checkout_sessions" c SET "charge_id" = COALESCE(
  (SELECT "charge_id" FROM "bookings" WHERE "id" = c."booking_id"),
  (SELECT "charge_id" FROM "member_fees" WHERE "id" = c."fee_id"),
  (SELECT "charge_id" FROM "passes" WHERE "id" = c."pass_id"));
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_one_thing",
  DROP COLUMN "booking_id", DROP COLUMN "fee_id", DROP COLUMN "pass_id",
  ALTER COLUMN "charge_id" SET NOT NULL,
  ADD CONSTRAINT "checkout_sessions_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "checkout_sessions_charge_id_idx" ON "checkout_sessions"("charge_id");

ALTER TABLE "online_refunds" ADD COLUMN "charge_id" INTEGER;
UPDATE "online_refunds" r SET "charge_id" = COALESCE(
  (SELECT "charge_id" FROM "bookings" WHERE "id" = r."booking_id"),
  (SELECT "charge_id" FROM "member_fees" WHERE "id" = r."fee_id"),
  (SELECT "charge_id" FROM "passes" WHERE "id" = r."pass_id"));
ALTER TABLE "online_refunds" DROP CONSTRAINT "online_refunds_one_thing",
  DROP COLUMN "booking_id", DROP COLUMN "fee_id", DROP COLUMN "pass_id",
  ALTER COLUMN "charge_id" SET NOT NULL,
  ADD CONSTRAINT "online_refunds_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "online_refunds_charge_id_idx" ON "online_refunds"("charge_id");

CREATE OR REPLACE FUNCTION "payment_is_of_nobody"("payments") RETURNS BOOLEAN LANGUAGE sql STABLE
  SET search_path TO public, pg_temp AS $$
    SELECT EXISTS (SELECT 1 FROM "bookings" WHERE "charge_id" = $1."charge_id"
            AND "person_id" IS NULL AND "email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "sign_ups" WHERE "charge_id" = $1."charge_id"
            AND "person_id" IS NULL AND "email"::text LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "member_fees" f JOIN "members" m ON m."id" = f."member_id"
            WHERE f."charge_id" = $1."charge_id" AND m."person_id" IS NULL)
        OR EXISTS (SELECT 1 FROM "passes" WHERE "charge_id" = $1."charge_id" AND "person_id" IS NULL)
$$;

CREATE OR REPLACE FUNCTION "payments_note_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."of_member" := "is_valid_member"(COALESCE(
        (SELECT "person_id" FROM "bookings" WHERE "charge_id" = NEW."charge_id"),
        (SELECT "person_id" FROM "sign_ups" WHERE "charge_id" = NEW."charge_id"),
        (SELECT "person_id" FROM "passes" WHERE "charge_id" = NEW."charge_id")), NEW."date");
    RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "count_paid_fees"("member" INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    "was" "members";
    "paid" DATE;
BEGIN
    SELECT * INTO "was" FROM "members" WHERE "id" = "member";
    SELECT max(f."end_date") INTO "paid" FROM "member_fees" f
    WHERE f."member_id" = "member" AND f."total_amount" - f."waived_amount" <= (
        SELECT COALESCE(sum(CASE p."kind" WHEN 'payment' THEN p."amount" ELSE -p."amount" END), 0)
        FROM "payments" p WHERE p."charge_id" = f."charge_id");
    IF "paid" IS NOT DISTINCT FROM "was"."paid_until" THEN RETURN; END IF;
    UPDATE "members" SET "paid_until" = "paid" WHERE "id" = "member";
    -- A fee that is paid after the end makes nobody a member.
    IF "was"."ended_on" IS NOT NULL THEN RETURN; END IF;
    UPDATE "people" SET "member_until" = "paid"
    WHERE "id" = "was"."person_id"
        AND ("was"."paid_until" IS NULL OR "paid" > "was"."paid_until" OR "member_until" = "was"."paid_until");
END $$;

CREATE OR REPLACE FUNCTION "payments_count_fee"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "count_paid_fees"(f."member_id") FROM "member_fees" f WHERE f."charge_id" = NEW."charge_id";
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_count_fee" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION "payments_count_fee"();

CREATE OR REPLACE FUNCTION "payments_keep_deposit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM "bookings" WHERE "charge_id" = NEW."charge_id" FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'Charge % is of no booking, which alone has a deposit.', NEW."charge_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_deposit_of_booking';
    END IF;
    IF (SELECT sum(CASE p."kind" WHEN 'deposit' THEN p."amount" ELSE -p."amount" END) FROM "payments" p
        WHERE p."charge_id" = NEW."charge_id" AND p."kind" IN ('deposit', 'deposit-return', 'deposit-retention')) < 0 THEN
        RAISE EXCEPTION 'Charge % holds less of a deposit.', NEW."charge_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_deposit_held';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_keep_deposit" AFTER INSERT ON "payments" FOR EACH ROW
    WHEN (NEW."kind" NOT IN ('payment', 'refund')) EXECUTE FUNCTION "payments_keep_deposit"();

-- The planner knows nothing of a new table.
ANALYZE "charges", "bookings", "sign_ups", "member_fees", "passes", "payments";

COMMIT;
