-- Codes that give a discount. The database never lets one be used more often than it may.

-- CreateEnum
CREATE TYPE "promo_kind" AS ENUM ('booking', 'course', 'event', 'pass');

-- CreateTable
CREATE TABLE "promo_codes" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "amount" INTEGER,
    "valid_from" DATE,
    "valid_until" DATE,
    "max_uses" INTEGER,
    "max_uses_per_person" INTEGER,
    "kinds" "promo_kind"[] NOT NULL,
    "min_amount" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promo_codes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "promo_codes_discount_check" CHECK (
      ("percent" BETWEEN 1 AND 100 AND "amount" IS NULL) OR ("amount" > 0 AND "percent" IS NULL)),
    CONSTRAINT "promo_codes_days_check" CHECK ("valid_until" >= "valid_from"),
    CONSTRAINT "promo_codes_limits_check" CHECK ("max_uses" > 0 AND "max_uses_per_person" > 0 AND "min_amount" >= 0)
);

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN "promo_code_id" INTEGER, ADD COLUMN "promo_amount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "course_bookings" ADD COLUMN "promo_code_id" INTEGER, ADD COLUMN "promo_amount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "event_registrations" ADD COLUMN "promo_code_id" INTEGER, ADD COLUMN "promo_amount" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
-- Safe: the column is new and empty, one quick scan of the table.
CREATE INDEX "bookings_promo_code_id_idx" ON "bookings"("promo_code_id");
-- Safe: the column is new and empty, one quick scan of the table.
CREATE INDEX "course_bookings_promo_code_id_idx" ON "course_bookings"("promo_code_id");
-- Safe: the column is new and empty, one quick scan of the table.
CREATE INDEX "event_registrations_promo_code_id_idx" ON "event_registrations"("promo_code_id");

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_promo_code_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "bookings" VALIDATE CONSTRAINT "bookings_promo_code_id_fkey";
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_promo_code_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "course_bookings" VALIDATE CONSTRAINT "course_bookings_promo_code_id_fkey";
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_promo_code_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "event_registrations" VALIDATE CONSTRAINT "event_registrations_promo_code_id_fkey";


--- What Prisma cannot express ------------------------------------------------------------------------------------

-- One code whatever its case.
CREATE UNIQUE INDEX "promo_codes_code_key" ON "promo_codes"(upper("code"));

-- The uses of codes that count: of what is not canceled. All dates of a series are one use. What else takes codes joins
-- this view and gets the triggers below.
CREATE VIEW "promo_code_uses" AS
  SELECT promo_code_id, person_id, 'booking' AS kind, 'booking ' || id AS thing,
    promo_amount AS discount, total_amount AS total
  FROM bookings WHERE promo_code_id IS NOT NULL AND status <> 'canceled' AND series_id IS NULL
  UNION ALL
  SELECT promo_code_id, max(person_id), 'booking', 'series ' || series_id, sum(promo_amount)::integer, sum(total_amount)::integer
  FROM bookings WHERE promo_code_id IS NOT NULL AND status <> 'canceled' AND series_id IS NOT NULL
  GROUP BY promo_code_id, series_id
  UNION ALL
  SELECT promo_code_id, person_id, 'course', 'course ' || id, promo_amount, total_amount
  FROM course_bookings WHERE promo_code_id IS NOT NULL AND status <> 'canceled'
  UNION ALL
  SELECT promo_code_id, person_id, 'event', 'event ' || id, promo_amount, total_amount
  FROM event_registrations WHERE promo_code_id IS NOT NULL AND status <> 'canceled';

-- Refuses a use more than a code allows, to everybody or to one person. Writers of one code queue at its row. The state
-- NP001 is this refusal and nothing else.
CREATE FUNCTION "keep_promo_code_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  code RECORD;
BEGIN
  SELECT max_uses, max_uses_per_person INTO code FROM promo_codes WHERE id = NEW.promo_code_id FOR NO KEY UPDATE;
  IF code.max_uses < (SELECT count(*) FROM promo_code_uses WHERE promo_code_id = NEW.promo_code_id)
    OR code.max_uses_per_person < (
      SELECT count(*) FROM promo_code_uses WHERE promo_code_id = NEW.promo_code_id AND person_id = NEW.person_id) THEN
    RAISE EXCEPTION 'Code % has been used as often as it may.', NEW.promo_code_id USING ERRCODE = 'NP001';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_use_promo_code" AFTER INSERT ON "bookings" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.status <> 'canceled') EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "bookings_use_promo_code_again" AFTER UPDATE OF "status", "promo_code_id" ON "bookings" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.status <> 'canceled'
    AND (OLD.status = 'canceled' OR OLD.promo_code_id IS DISTINCT FROM NEW.promo_code_id))
  EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "course_bookings_use_promo_code" AFTER INSERT ON "course_bookings" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.status <> 'canceled') EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "course_bookings_use_promo_code_again" AFTER UPDATE OF "status", "promo_code_id" ON "course_bookings" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.status <> 'canceled'
    AND (OLD.status = 'canceled' OR OLD.promo_code_id IS DISTINCT FROM NEW.promo_code_id))
  EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "event_registrations_use_promo_code" AFTER INSERT ON "event_registrations" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.status <> 'canceled') EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "event_registrations_use_promo_code_again" AFTER UPDATE OF "status", "promo_code_id" ON "event_registrations" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.status <> 'canceled'
    AND (OLD.status = 'canceled' OR OLD.promo_code_id IS DISTINCT FROM NEW.promo_code_id))
  EXECUTE FUNCTION "keep_promo_code_uses"();
