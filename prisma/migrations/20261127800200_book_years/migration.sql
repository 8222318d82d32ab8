-- The years of the books: what the first one opens with, and the closed ones.

CREATE TABLE "book_years" (
    "year" INTEGER NOT NULL,
    -- Euro cents, on 1 January and on 31 December.
    "opening_cash" INTEGER NOT NULL,
    "opening_bank" INTEGER NOT NULL,
    "closing_cash" INTEGER,
    "closing_bank" INTEGER,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" INTEGER,

    CONSTRAINT "book_years_pkey" PRIMARY KEY ("year"),
    CONSTRAINT "book_years_closed" CHECK (num_nonnulls("closing_cash", "closing_bank", "closed_at") IN (0, 3))
);

CREATE TRIGGER "book_years_stay_closed" BEFORE UPDATE OR DELETE ON "book_years"
    FOR EACH ROW WHEN (OLD."closed_at" IS NOT NULL) EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "book_years_no_truncate" BEFORE TRUNCATE ON "book_years"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

-- The row of Modello D in which an entry of the ledger counts, once it is not to follow its owner and the settings any
-- more: when its year is closed, or its owner erased.
CREATE TABLE "payment_rows" (
    "payment_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,

    CONSTRAINT "payment_rows_pkey" PRIMARY KEY ("payment_id")
);
ALTER TABLE "payment_rows" ADD CONSTRAINT "payment_rows_payment_id_fkey"
    FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER "payment_rows_append_only" BEFORE UPDATE OR DELETE ON "payment_rows"
    FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "payment_rows_no_truncate" BEFORE TRUNCATE ON "payment_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

-- Nothing is dated in a closed year or before it, whoever writes. Closing a year locks both tables first, so that it waits
-- for those who are writing, and those who come later see it.
CREATE FUNCTION "refuse_closed_year"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM "book_years" y
        WHERE y."closed_at" IS NOT NULL AND y."year" >= extract(year FROM NEW."date")) THEN
        RAISE EXCEPTION 'The year of % is closed.', NEW."date" USING ERRCODE = 'NB001';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "payments_in_open_year" BEFORE INSERT ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "refuse_closed_year"();
CREATE TRIGGER "book_entries_in_open_year" BEFORE INSERT ON "book_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_closed_year"();

-- Whether somebody is a valid member on a day: as lib/domain/membership/validity.ts has it.
CREATE FUNCTION "is_valid_member"("person" INTEGER, "day" DATE) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM "members" m CROSS JOIN "settings" s
        WHERE m."person_id" = "person" AND m."status" IN ('admitted', 'ended') AND m."decided_on" <= "day"
            AND (m."ended_on" IS NULL OR m."ended_on" > "day") AND m."paid_until" + s."member_grace_days" >= "day")
$$;

-- Whether the owner of what is paid was a valid member on that day, as it was known then: a fee that is paid or taken back
-- later moves no money to another row. Null for payments from before.
ALTER TABLE "payments" ADD COLUMN "of_member" BOOLEAN;

CREATE FUNCTION "payments_note_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."of_member" := "is_valid_member"(COALESCE(
        (SELECT "person_id" FROM "bookings" WHERE "id" = NEW."booking_id"),
        (SELECT "person_id" FROM "course_bookings" WHERE "id" = NEW."course_booking_id"),
        (SELECT "person_id" FROM "event_registrations" WHERE "id" = NEW."registration_id"),
        (SELECT "person_id" FROM "passes" WHERE "id" = NEW."pass_id")), NEW."date");
    RETURN NEW;
END $$;
CREATE TRIGGER "payments_note_member" BEFORE INSERT ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "payments_note_member"();
