-- Passes are bought with promo codes too.

-- AlterTable
ALTER TABLE "passes" ADD COLUMN "promo_code_id" INTEGER, ADD COLUMN "promo_amount" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
-- Safe: the column is new and empty, one quick scan of the table.
CREATE INDEX "passes_promo_code_id_idx" ON "passes"("promo_code_id");

-- AddForeignKey
ALTER TABLE "passes" ADD CONSTRAINT "passes_promo_code_id_fkey" FOREIGN KEY ("promo_code_id") REFERENCES "promo_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "passes" VALIDATE CONSTRAINT "passes_promo_code_id_fkey";


--- What Prisma cannot express ------------------------------------------------------------------------------------

CREATE OR REPLACE VIEW "promo_code_uses" AS
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
  FROM event_registrations WHERE promo_code_id IS NOT NULL AND status <> 'canceled'
  UNION ALL
  SELECT promo_code_id, person_id, 'pass', 'pass ' || id, promo_amount, total_amount
  FROM passes WHERE promo_code_id IS NOT NULL AND canceled_at IS NULL;

CREATE TRIGGER "passes_use_promo_code" AFTER INSERT ON "passes" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.canceled_at IS NULL) EXECUTE FUNCTION "keep_promo_code_uses"();
CREATE TRIGGER "passes_use_promo_code_again" AFTER UPDATE OF "canceled_at", "promo_code_id" ON "passes" FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND NEW.canceled_at IS NULL
    AND (OLD.canceled_at IS NOT NULL OR OLD.promo_code_id IS DISTINCT FROM NEW.promo_code_id))
  EXECUTE FUNCTION "keep_promo_code_uses"();
