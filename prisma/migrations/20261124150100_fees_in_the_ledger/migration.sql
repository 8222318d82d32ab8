-- Fees of members are paid through the ledger like everything else.

ALTER TABLE "payments" ADD COLUMN "fee_id" INTEGER;
ALTER TABLE "payments" ADD CONSTRAINT "payments_fee_id_fkey"
    FOREIGN KEY ("fee_id") REFERENCES "member_fees"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_fee_id_fkey";
-- Safe: the column is new and empty, and the index holds the fees alone.
CREATE INDEX "payments_fee_id_idx" ON "payments"("fee_id") WHERE "fee_id" IS NOT NULL;

ALTER TABLE "payments" DROP CONSTRAINT "payments_one_thing";
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_thing"
    CHECK (num_nonnulls("booking_id", "course_booking_id", "registration_id", "fee_id") = 1) NOT VALID;
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_one_thing";

CREATE OR REPLACE FUNCTION "payment_is_of_nobody"("payments") RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM "bookings" b WHERE b."id" = $1."booking_id"
            AND b."user_id" IS NULL AND b."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "course_bookings" c WHERE c."id" = $1."course_booking_id"
            AND c."user_id" IS NULL AND c."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "event_registrations" r WHERE r."id" = $1."registration_id"
            AND r."user_id" IS NULL AND r."email"::text LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "member_fees" f JOIN "members" m ON m."id" = f."member_id"
            WHERE f."id" = $1."fee_id" AND m."person_id" IS NULL)
$$;

-- A member is paid until the last day of the latest fee that is paid in full; one of nothing is paid at once. The last day
-- of the membership of the person, and by that of the account, follows, except that what was set by hand stays when a
-- payment is taken back. The writer has locked account, person and member.
CREATE FUNCTION "count_paid_fees"("member" INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "was" "members";
    "paid" DATE;
BEGIN
    SELECT * INTO "was" FROM "members" WHERE "id" = "member";
    SELECT max(f."end_date") INTO "paid" FROM "member_fees" f
    WHERE f."member_id" = "member" AND f."total_amount" <= (
        SELECT COALESCE(sum(CASE p."kind" WHEN 'payment' THEN p."amount" ELSE -p."amount" END), 0)
        FROM "payments" p WHERE p."fee_id" = f."id");
    IF "paid" IS NOT DISTINCT FROM "was"."paid_until" THEN RETURN; END IF;
    UPDATE "members" SET "paid_until" = "paid" WHERE "id" = "member";
    UPDATE "people" SET "member_until" = "paid"
    WHERE "id" = "was"."person_id"
        AND ("was"."paid_until" IS NULL OR "paid" > "was"."paid_until" OR "member_until" = "was"."paid_until");
END $$;

CREATE FUNCTION "payments_count_fee"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "count_paid_fees"(f."member_id") FROM "member_fees" f WHERE f."id" = NEW."fee_id";
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_count_fee" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."fee_id" IS NOT NULL) EXECUTE FUNCTION "payments_count_fee"();

CREATE FUNCTION "member_fees_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "count_paid_fees"(NEW."member_id");
    RETURN NULL;
END $$;
CREATE TRIGGER "member_fees_count" AFTER INSERT ON "member_fees"
    FOR EACH ROW WHEN (NEW."total_amount" = 0) EXECUTE FUNCTION "member_fees_count"();
