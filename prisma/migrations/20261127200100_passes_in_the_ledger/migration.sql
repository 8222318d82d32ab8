-- Passes are paid through the ledger like everything else, also by card.

ALTER TABLE "payments" ADD COLUMN "pass_id" INTEGER;
ALTER TABLE "payments" ADD CONSTRAINT "payments_pass_id_fkey"
    FOREIGN KEY ("pass_id") REFERENCES "passes"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_pass_id_fkey";
-- Safe: the column is new and empty, and the index holds the passes alone.
CREATE INDEX "payments_pass_id_idx" ON "payments"("pass_id") WHERE "pass_id" IS NOT NULL;

ALTER TABLE "payments" DROP CONSTRAINT "payments_one_thing";
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_thing"
    CHECK (num_nonnulls("booking_id", "course_booking_id", "registration_id", "fee_id", "pass_id") = 1) NOT VALID;
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
        OR EXISTS (SELECT 1 FROM "passes" s WHERE s."id" = $1."pass_id" AND s."person_id" IS NULL)
$$;

ALTER TABLE "checkout_sessions" ADD COLUMN "pass_id" INTEGER;
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_pass_id_fkey"
    FOREIGN KEY ("pass_id") REFERENCES "passes"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "checkout_sessions" VALIDATE CONSTRAINT "checkout_sessions_pass_id_fkey";
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_one_thing";
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_one_thing"
    CHECK (num_nonnulls("booking_id", "fee_id", "pass_id") = 1) NOT VALID;
ALTER TABLE "checkout_sessions" VALIDATE CONSTRAINT "checkout_sessions_one_thing";
