-- Whoever changes the uses of a pass locks the pass first: the desk that gives an entry back does, and so does now the
-- cancellation of a sign-up. The other way round the two waited for each other.
CREATE OR REPLACE FUNCTION "sign_ups_give_entries_back"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "registration" INTEGER := CASE TG_TABLE_NAME WHEN 'event_registrations' THEN NEW."id" END;
    "course_booking" INTEGER := CASE TG_TABLE_NAME WHEN 'course_bookings' THEN NEW."id" END;
BEGIN
    PERFORM 1 FROM "passes" WHERE "id" IN (
        SELECT u."pass_id" FROM "pass_uses" u
        WHERE u."registration_id" = "registration" OR u."course_booking_id" = "course_booking")
    ORDER BY "id" FOR NO KEY UPDATE;
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
