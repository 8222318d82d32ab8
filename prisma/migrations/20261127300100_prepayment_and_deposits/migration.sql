-- Rooms may ask for a part of the price before a booking is confirmed, and for a deposit that goes back after its end.

ALTER TABLE "spaces" ADD COLUMN "prepay_percent" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "spaces" ADD COLUMN "security_deposit" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_prepay_percent_check" CHECK ("prepay_percent" BETWEEN 0 AND 100) NOT VALID;
ALTER TABLE "spaces" VALIDATE CONSTRAINT "spaces_prepay_percent_check";
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_security_deposit_check" CHECK ("security_deposit" >= 0) NOT VALID;
ALTER TABLE "spaces" VALIDATE CONSTRAINT "spaces_security_deposit_check";

ALTER TABLE "settings" ADD COLUMN "prepay_hours" INTEGER NOT NULL DEFAULT 48;
ALTER TABLE "settings" ADD CONSTRAINT "settings_prepay_hours" CHECK ("prepay_hours" BETWEEN 1 AND 336) NOT VALID;
ALTER TABLE "settings" VALIDATE CONSTRAINT "settings_prepay_hours";

ALTER TABLE "bookings" ADD COLUMN "prepay_amount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "bookings" ADD COLUMN "pay_by" TIMESTAMPTZ(3);
ALTER TABLE "bookings" ADD COLUMN "prepay_remind_at" TIMESTAMPTZ(3);
ALTER TABLE "bookings" ADD COLUMN "deposit_amount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_prepay_check" CHECK ("prepay_amount" >= 0) NOT VALID;
ALTER TABLE "bookings" VALIDATE CONSTRAINT "bookings_prepay_check";
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_deposit_check" CHECK ("deposit_amount" >= 0) NOT VALID;
ALTER TABLE "bookings" VALIDATE CONSTRAINT "bookings_deposit_check";
-- Safe: the column is new and empty. A job asks every two seconds which bookings have run out of time.
CREATE INDEX "bookings_pay_by_idx" ON "bookings"("pay_by") WHERE "status" = 'pending' AND "pay_by" IS NOT NULL;

ALTER TABLE "checkout_sessions" ADD COLUMN "undecided_since" TIMESTAMPTZ(3);
ALTER TABLE "checkout_sessions" ADD COLUMN "decided_at" TIMESTAMPTZ(3);

ALTER TABLE "payments" ADD CONSTRAINT "payments_deposit_of_booking"
    CHECK ("kind" IN ('payment', 'refund') OR "booking_id" IS NOT NULL) NOT VALID;
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_deposit_of_booking";

-- Never more of a deposit is returned or retained than was paid in, whoever writes. Writers of one booking queue at its row.
CREATE FUNCTION "payments_keep_deposit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM "bookings" WHERE "id" = NEW."booking_id" FOR NO KEY UPDATE;
    IF (SELECT sum(CASE p."kind" WHEN 'deposit' THEN p."amount" ELSE -p."amount" END) FROM "payments" p
        WHERE p."booking_id" = NEW."booking_id" AND p."kind" IN ('deposit', 'deposit-return', 'deposit-retention')) < 0 THEN
        RAISE EXCEPTION 'Booking % holds less of a deposit.', NEW."booking_id"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_deposit_held';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_keep_deposit" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."kind" IN ('deposit-return', 'deposit-retention'))
    EXECUTE FUNCTION "payments_keep_deposit"();
