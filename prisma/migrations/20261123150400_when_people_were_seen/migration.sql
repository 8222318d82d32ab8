-- When somebody was last there is what the row says, not when it is written: restoring a backup changes nothing.

CREATE OR REPLACE FUNCTION "people_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "seen" TIMESTAMPTZ(3) := GREATEST((to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz,
    (to_jsonb(NEW) ->> 'checked_in_at')::timestamptz);
BEGIN
  UPDATE "people" SET "last_seen_at" = "seen"
  WHERE "id" = NEW."person_id" AND ("last_seen_at" IS NULL OR "last_seen_at" < "seen");
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "bookings_person_seen" AFTER INSERT ON "bookings"
  FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"('created_at');
CREATE OR REPLACE TRIGGER "course_bookings_person_seen"
  AFTER INSERT OR UPDATE OF "checked_in_at" ON "course_bookings"
  FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"('booking_date');
CREATE OR REPLACE TRIGGER "event_registrations_person_seen"
  AFTER INSERT OR UPDATE OF "checked_in_at" ON "event_registrations"
  FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"('registration_date');
