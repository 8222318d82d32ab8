-- A booking that stays as it is keeps its extras, even if there are fewer by now: it can still be paid and confirmed.
CREATE OR REPLACE FUNCTION "bookings_keep_extras"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" <> 'canceled' AND OLD."starts_at" = NEW."starts_at" AND OLD."ends_at" = NEW."ends_at" THEN
    RETURN NULL;
  END IF;
  PERFORM keep_extra_in_stock(extra_id, NEW.starts_at, NEW.ends_at)
    FROM (SELECT extra_id FROM booking_extras WHERE booking_id = NEW.id ORDER BY extra_id) AS had;
  RETURN NULL;
END $$;
