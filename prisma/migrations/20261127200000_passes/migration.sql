-- Passes: so many entries to single lessons and events, within so many days.

-- CreateTable
CREATE TABLE "pass_products" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "entries" INTEGER,
    "valid_days" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "kinds" TEXT[] NOT NULL,
    "is_for_all_courses" BOOLEAN NOT NULL DEFAULT true,
    "members_only" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pass_products_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pass_products_entries_check" CHECK ("entries" BETWEEN 1 AND 500),
    CONSTRAINT "pass_products_valid_days_check" CHECK ("valid_days" BETWEEN 1 AND 730),
    CONSTRAINT "pass_products_price_check" CHECK ("price" >= 0),
    CONSTRAINT "pass_products_kinds_check" CHECK ("kinds" <@ ARRAY['course', 'event'] AND cardinality("kinds") > 0)
);

-- CreateTable
CREATE TABLE "pass_product_courses" (
    "product_id" INTEGER NOT NULL,
    "course_id" INTEGER NOT NULL,

    CONSTRAINT "pass_product_courses_pkey" PRIMARY KEY ("product_id", "course_id")
);

-- CreateTable
CREATE TABLE "passes" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    -- Null once the person is erased.
    "person_id" INTEGER,
    -- The account that sees it, as of a booking.
    "user_id" INTEGER,
    -- What was sold, whatever becomes of the product.
    "entries" INTEGER,
    "kinds" TEXT[] NOT NULL,
    "is_for_all_courses" BOOLEAN NOT NULL DEFAULT true,
    "course_ids" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "starts_on" DATE NOT NULL,
    "valid_until" DATE NOT NULL,
    -- Euro cents.
    "total_amount" INTEGER NOT NULL,
    -- The entries that are taken, by a trigger on pass_uses.
    "taken" INTEGER NOT NULL DEFAULT 0,
    "canceled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    -- What is not owed of the total any more.
    "refund_amount" INTEGER,
    "refund_iban" TEXT,
    -- When its owner was told that few entries, or few days, are left.
    "told_few_left_at" TIMESTAMPTZ(3),
    "told_ending_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passes_amount_check" CHECK ("total_amount" >= 0),
    CONSTRAINT "passes_days_check" CHECK ("starts_on" <= "valid_until"),
    CONSTRAINT "passes_cancellation_check" CHECK (num_nonnulls("canceled_at", "refund_amount") <> 1),
    -- A pass never serves more than its entries, whatever runs in parallel.
    CONSTRAINT "passes_entries_check" CHECK ("taken" >= 0 AND ("entries" IS NULL OR "taken" <= "entries"))
);

-- CreateTable
CREATE TABLE "pass_uses" (
    "id" SERIAL NOT NULL,
    "pass_id" INTEGER NOT NULL,
    "registration_id" INTEGER,
    "course_booking_id" INTEGER,
    "seats" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "returned_at" TIMESTAMPTZ(3),

    CONSTRAINT "pass_uses_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pass_uses_seats_check" CHECK ("seats" > 0),
    CONSTRAINT "pass_uses_one_thing" CHECK (num_nonnulls("registration_id", "course_booking_id") = 1)
);

-- CreateIndex
CREATE INDEX "pass_product_courses_course_id_idx" ON "pass_product_courses"("course_id");
CREATE INDEX "passes_product_id_idx" ON "passes"("product_id");
CREATE INDEX "passes_person_id_idx" ON "passes"("person_id");
CREATE INDEX "passes_user_id_idx" ON "passes"("user_id");
CREATE INDEX "passes_valid_until_idx" ON "passes"("valid_until");
CREATE INDEX "pass_uses_pass_id_idx" ON "pass_uses"("pass_id");
CREATE UNIQUE INDEX "pass_uses_registration_id_key" ON "pass_uses"("registration_id");
CREATE UNIQUE INDEX "pass_uses_course_booking_id_key" ON "pass_uses"("course_booking_id");

-- AddForeignKey
ALTER TABLE "pass_product_courses" ADD CONSTRAINT "pass_product_courses_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "pass_products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pass_product_courses" ADD CONSTRAINT "pass_product_courses_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "passes" ADD CONSTRAINT "passes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "pass_products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "passes" ADD CONSTRAINT "passes_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "passes" ADD CONSTRAINT "passes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "pass_uses" ADD CONSTRAINT "pass_uses_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "passes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "pass_uses" ADD CONSTRAINT "pass_uses_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "event_registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "pass_uses" ADD CONSTRAINT "pass_uses_course_booking_id_fkey" FOREIGN KEY ("course_booking_id") REFERENCES "course_bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


--- What Prisma cannot express ------------------------------------------------------------------------------------

-- Counts the taken entries of a pass. Whoever takes or gives back entries of one pass queues at its row; the check on it
-- refuses more than there are. Of a canceled pass none can be taken, also not by undoing a cancellation.
CREATE FUNCTION "pass_uses_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "more" INTEGER := 0;
    "pass" INTEGER := COALESCE(NEW."pass_id", OLD."pass_id");
BEGIN
    IF TG_OP <> 'DELETE' AND NEW."returned_at" IS NULL THEN "more" := "more" + NEW."seats"; END IF;
    IF TG_OP <> 'INSERT' AND OLD."returned_at" IS NULL THEN "more" := "more" - OLD."seats"; END IF;
    IF "more" = 0 THEN RETURN NULL; END IF;
    UPDATE "passes" SET "taken" = "taken" + "more" WHERE "id" = "pass" AND ("more" < 0 OR "canceled_at" IS NULL);
    IF NOT FOUND THEN
        RAISE EXCEPTION 'Pass % is canceled.', "pass"
            USING ERRCODE = 'check_violation', CONSTRAINT = 'passes_entries_check';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "pass_uses_count" AFTER INSERT OR UPDATE OF "seats", "returned_at" OR DELETE ON "pass_uses"
    FOR EACH ROW EXECUTE FUNCTION "pass_uses_count"();

-- A sign-up that is canceled with a full refund gives its entries back, whoever cancels it and how. Undoing the
-- cancellation takes them again; those that the desk had given back before it stay given back.
CREATE FUNCTION "sign_ups_give_entries_back"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "registration" INTEGER := CASE TG_TABLE_NAME WHEN 'event_registrations' THEN NEW."id" END;
    "course_booking" INTEGER := CASE TG_TABLE_NAME WHEN 'course_bookings' THEN NEW."id" END;
BEGIN
    IF NEW."status" = 'canceled' AND OLD."status" <> 'canceled' THEN
        IF NEW."refund_percent" = 100 THEN
            UPDATE "pass_uses" SET "returned_at" = COALESCE(NEW."canceled_at", now())
            WHERE "returned_at" IS NULL
                AND ("registration_id" = "registration" OR "course_booking_id" = "course_booking");
        END IF;
    ELSIF NEW."status" <> 'canceled' AND OLD."status" = 'canceled' THEN
        UPDATE "pass_uses" SET "returned_at" = NULL
        WHERE "returned_at" >= OLD."canceled_at"
            AND ("registration_id" = "registration" OR "course_booking_id" = "course_booking");
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "sign_ups_give_entries_back" AFTER UPDATE OF "status" ON "event_registrations"
    FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "sign_ups_give_entries_back"();
CREATE TRIGGER "sign_ups_give_entries_back" AFTER UPDATE OF "status" ON "course_bookings"
    FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "sign_ups_give_entries_back"();
