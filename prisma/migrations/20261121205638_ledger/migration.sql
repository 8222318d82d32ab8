-- The ledger: what was paid and given back, and the receipts for it. Nothing in it is changed or deleted, whoever tries.

CREATE TYPE "payment_kind" AS ENUM ('payment', 'refund');
CREATE TYPE "payment_method" AS ENUM ('cash', 'transfer', 'pos', 'online');

ALTER TABLE "users" ADD COLUMN "member_until" DATE;

ALTER TABLE "bookings" ADD COLUMN "refund_iban" TEXT;

ALTER TABLE "course_bookings"
    ADD COLUMN "canceled_at" TIMESTAMPTZ(3),
    ADD COLUMN "refund_percent" INTEGER,
    ADD COLUMN "refund_amount" INTEGER;

ALTER TABLE "event_registrations"
    ADD COLUMN "total_amount" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "canceled_at" TIMESTAMPTZ(3),
    ADD COLUMN "refund_percent" INTEGER,
    ADD COLUMN "refund_amount" INTEGER;

CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "kind" "payment_kind" NOT NULL,
    "method" "payment_method" NOT NULL,
    "amount" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "note" TEXT,
    "booking_id" INTEGER,
    "course_booking_id" INTEGER,
    "registration_id" INTEGER,
    "reversal_of" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- No foreign key: the entry outlives the account of who typed it in.
    "created_by" INTEGER,
    "stripe_session" TEXT,
    "stripe_payment_intent" TEXT,
    "stripe_refund" TEXT,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payments_amount" CHECK ("amount" > 0),
    CONSTRAINT "payments_one_thing" CHECK (num_nonnulls("booking_id", "course_booking_id", "registration_id") = 1)
);

CREATE UNIQUE INDEX "payments_reversal_of_key" ON "payments"("reversal_of");
CREATE UNIQUE INDEX "payments_stripe_session_key" ON "payments"("stripe_session");
CREATE UNIQUE INDEX "payments_stripe_refund_key" ON "payments"("stripe_refund");
CREATE INDEX "payments_booking_id_idx" ON "payments"("booking_id");
CREATE INDEX "payments_course_booking_id_idx" ON "payments"("course_booking_id");
CREATE INDEX "payments_registration_id_idx" ON "payments"("registration_id");
CREATE INDEX "payments_date_id_idx" ON "payments"("date", "id");
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_course_booking_id_fkey" FOREIGN KEY ("course_booking_id") REFERENCES "course_bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "event_registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversal_of_fkey" FOREIGN KEY ("reversal_of") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "receipts" (
    "id" SERIAL NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    -- Whose receipt it is while there is an account; the holder stays without one.
    "user_id" INTEGER,
    "email" TEXT,
    "holder_name" TEXT NOT NULL,
    "holder_fiscal_code" TEXT,
    "holder_address" TEXT,
    "issuer" JSONB NOT NULL,
    "lines" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "stamp_duty" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,
    "canceled_at" TIMESTAMPTZ(3),
    "cancellation_reason" TEXT,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "receipts_sequence" CHECK ("sequence" > 0)
);

CREATE UNIQUE INDEX "receipts_year_sequence_key" ON "receipts"("year", "sequence");
CREATE INDEX "receipts_user_id_idx" ON "receipts"("user_id");

CREATE TABLE "receipt_payments" (
    "receipt_id" INTEGER NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "is_live" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "receipt_payments_pkey" PRIMARY KEY ("receipt_id", "payment_id")
);

CREATE INDEX "receipt_payments_payment_id_idx" ON "receipt_payments"("payment_id");
-- A payment is on one live receipt at most.
CREATE UNIQUE INDEX "receipt_payments_one_live" ON "receipt_payments"("payment_id") WHERE "is_live";
ALTER TABLE "receipt_payments" ADD CONSTRAINT "receipt_payments_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "receipt_payments" ADD CONSTRAINT "receipt_payments_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The last number of each year. Its row is locked by whoever makes a receipt until the receipt is there or undone,
-- so that no number is lost; a sequence would leave gaps.
CREATE TABLE "receipt_counters" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "checkout_sessions" (
    "id" TEXT NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_sessions_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "checkout_sessions_booking_id_idx" ON "checkout_sessions"("booking_id");
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Refunds that are to be made through Stripe, tried until they are done. The id is part of Stripe's idempotency key.
CREATE TABLE "online_refunds" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "booking_id" INTEGER NOT NULL,
    "payment_intent" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- From the first try on the amount is what Stripe may have paid back already.
    "attempted_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "online_refunds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "online_refunds_amount" CHECK ("amount" > 0)
);

CREATE INDEX "online_refunds_booking_id_idx" ON "online_refunds"("booking_id");
CREATE INDEX "online_refunds_open" ON "online_refunds"("created_at") WHERE "done_at" IS NULL;
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A backup that is put back empties the tables first; it says so (scripts/backup/database-snapshot.mjs).
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' AND current_setting('ledger.restoring', true) = 'on' THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "payments_no_truncate" BEFORE TRUNCATE ON "payments"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "receipts_no_delete" BEFORE DELETE ON "receipts"
    FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "receipts_no_truncate" BEFORE TRUNCATE ON "receipts"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "receipt_payments_no_delete" BEFORE DELETE ON "receipt_payments"
    FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "receipt_payments_no_truncate" BEFORE TRUNCATE ON "receipt_payments"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

-- A receipt may be canceled, once, and nothing else about it may change.
CREATE TRIGGER "receipts_only_canceled" BEFORE UPDATE ON "receipts" FOR EACH ROW
    WHEN (OLD."canceled_at" IS NOT NULL
        OR ROW(NEW."id", NEW."year", NEW."sequence", NEW."date", NEW."user_id", NEW."email", NEW."holder_name",
            NEW."holder_fiscal_code", NEW."holder_address", NEW."issuer", NEW."lines", NEW."total", NEW."stamp_duty",
            NEW."created_at", NEW."created_by")
        IS DISTINCT FROM ROW(OLD."id", OLD."year", OLD."sequence", OLD."date", OLD."user_id", OLD."email",
            OLD."holder_name", OLD."holder_fiscal_code", OLD."holder_address", OLD."issuer", OLD."lines", OLD."total",
            OLD."stamp_duty", OLD."created_at", OLD."created_by"))
    EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "receipt_payments_only_ended" BEFORE UPDATE ON "receipt_payments" FOR EACH ROW
    WHEN (NOT OLD."is_live" OR OLD."receipt_id" <> NEW."receipt_id" OR OLD."payment_id" <> NEW."payment_id")
    EXECUTE FUNCTION "refuse_ledger_change"();
