-- The note of a payment may name whoever paid. It is struck once the booking or sign-up that the payment is for names
-- nobody any more; everything else about an entry of the ledger stays as it was written.
CREATE FUNCTION "payment_is_of_nobody"("payments") RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM "bookings" b WHERE b."id" = $1."booking_id"
            AND b."user_id" IS NULL AND b."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "course_bookings" c WHERE c."id" = $1."course_booking_id"
            AND c."user_id" IS NULL AND c."email" LIKE 'eliminato%@example.invalid')
        OR EXISTS (SELECT 1 FROM "event_registrations" r WHERE r."id" = $1."registration_id"
            AND r."user_id" IS NULL AND r."email"::text LIKE 'eliminato%@example.invalid')
$$;

CREATE FUNCTION "refuse_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF NEW."note" IS NULL AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND "payment_is_of_nobody"(OLD) THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'The ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

DROP TRIGGER "payments_append_only" ON "payments";
CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "refuse_payment_change"();

UPDATE "payments" p SET "note" = NULL WHERE p."note" IS NOT NULL AND "payment_is_of_nobody"(p);
