-- A fee belongs to the period that it covers: a member may have several that begin in one calendar year, and what is still
-- due of one may be waived.

ALTER TABLE "member_fees"
  -- Euro cents that are not asked for any more.
  ADD COLUMN "waived_amount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "waived_at" TIMESTAMPTZ(3),
  -- The account that waived it.
  ADD COLUMN "waived_by" INTEGER,
  ADD COLUMN "waiver_reason" TEXT;
ALTER TABLE "member_fees" ADD CONSTRAINT "member_fees_waiver" CHECK (
  CASE WHEN "waived_at" IS NULL THEN "waived_amount" = 0 AND num_nonnulls("waived_by", "waiver_reason") = 0
    ELSE "waived_amount" BETWEEN 1 AND "total_amount" END) NOT VALID;
ALTER TABLE "member_fees" VALIDATE CONSTRAINT "member_fees_waiver";

-- Whole years may overlap where the settings have moved the beginning of the year; the same period is charged once.
-- Safe: fees are a few for each member, so that the index is made in milliseconds.
CREATE UNIQUE INDEX "member_fees_period_key" ON "member_fees"("member_id", "start_date", "end_date")
  WHERE "total_amount" > 0;
-- Safe: of as few fees as the index above.
CREATE INDEX "member_fees_member_id_start_date_idx" ON "member_fees"("member_id", "start_date");
-- The version that still runs writes no fees of a whole year meanwhile: its job does nothing, and tries again the next day.
DROP INDEX "member_fees_member_id_year_key";

-- What was waived stays so; only the reason goes, with the person.
CREATE TRIGGER "member_fees_waived_once" BEFORE UPDATE ON "member_fees"
  FOR EACH ROW WHEN (OLD."waived_at" IS NOT NULL AND (
    ROW(NEW."waived_amount", NEW."waived_at", NEW."waived_by")
      IS DISTINCT FROM ROW(OLD."waived_amount", OLD."waived_at", OLD."waived_by")
    OR NEW."waiver_reason" <> COALESCE(OLD."waiver_reason", '')))
  EXECUTE FUNCTION "refuse_register_change"();

CREATE OR REPLACE FUNCTION "count_paid_fees"("member" INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "was" "members";
    "paid" DATE;
BEGIN
    SELECT * INTO "was" FROM "members" WHERE "id" = "member";
    SELECT max(f."end_date") INTO "paid" FROM "member_fees" f
    WHERE f."member_id" = "member" AND f."total_amount" - f."waived_amount" <= (
        SELECT COALESCE(sum(CASE p."kind" WHEN 'payment' THEN p."amount" ELSE -p."amount" END), 0)
        FROM "payments" p WHERE p."fee_id" = f."id");
    IF "paid" IS NOT DISTINCT FROM "was"."paid_until" THEN RETURN; END IF;
    UPDATE "members" SET "paid_until" = "paid" WHERE "id" = "member";
    -- A fee that is paid after the end makes nobody a member.
    IF "was"."ended_on" IS NOT NULL THEN RETURN; END IF;
    UPDATE "people" SET "member_until" = "paid"
    WHERE "id" = "was"."person_id"
        AND ("was"."paid_until" IS NULL OR "paid" > "was"."paid_until" OR "member_until" = "was"."paid_until");
END $$;

-- What is waived is paid as a fee of nothing is.
CREATE TRIGGER "member_fees_count_waiver" AFTER UPDATE OF "waived_amount" ON "member_fees"
  FOR EACH ROW WHEN (NEW."waived_amount" <> OLD."waived_amount") EXECUTE FUNCTION "member_fees_count"();
