-- A check-in belongs to a day: a course has many lessons, an event may have several days.
CREATE TABLE "check_ins" (
  "id" SERIAL PRIMARY KEY,
  "registration_id" INTEGER REFERENCES "event_registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "course_booking_id" INTEGER REFERENCES "course_bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "date" DATE NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "check_ins_one_thing" CHECK (num_nonnulls("registration_id", "course_booking_id") = 1)
);

CREATE UNIQUE INDEX "check_ins_registration_id_date_key" ON "check_ins"("registration_id", "date");
CREATE UNIQUE INDEX "check_ins_course_booking_id_date_key" ON "check_ins"("course_booking_id", "date");

-- The version that still runs writes "checked_in_at": what it notes is carried over as well, before it and after.
CREATE FUNCTION "carry_check_in"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day DATE := (NEW.checked_in_at AT TIME ZONE 'Europe/Rome')::date;
BEGIN
  IF TG_TABLE_NAME = 'event_registrations' THEN
    INSERT INTO check_ins (registration_id, date, at) VALUES (NEW.id, day, NEW.checked_in_at) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO check_ins (course_booking_id, date, at) VALUES (NEW.id, day, NEW.checked_in_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "event_registrations_carry_check_in" AFTER UPDATE OF "checked_in_at" ON "event_registrations"
  FOR EACH ROW WHEN (NEW.checked_in_at IS NOT NULL) EXECUTE FUNCTION "carry_check_in"();
CREATE TRIGGER "course_bookings_carry_check_in" AFTER UPDATE OF "checked_in_at" ON "course_bookings"
  FOR EACH ROW WHEN (NEW.checked_in_at IS NOT NULL) EXECUTE FUNCTION "carry_check_in"();

INSERT INTO "check_ins" ("registration_id", "date", "at")
SELECT "id", ("checked_in_at" AT TIME ZONE 'Europe/Rome')::date, "checked_in_at"
FROM "event_registrations" WHERE "checked_in_at" IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO "check_ins" ("course_booking_id", "date", "at")
SELECT "id", ("checked_in_at" AT TIME ZONE 'Europe/Rome')::date, "checked_in_at"
FROM "course_bookings" WHERE "checked_in_at" IS NOT NULL
ON CONFLICT DO NOTHING;

-- After the rows above, so that carrying them over changes nobody's last visit.
CREATE FUNCTION "check_in_person_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE people SET last_seen_at = NEW.at
  WHERE id = COALESCE(
      (SELECT person_id FROM event_registrations WHERE id = NEW.registration_id),
      (SELECT person_id FROM course_bookings WHERE id = NEW.course_booking_id))
    AND (last_seen_at IS NULL OR last_seen_at < NEW.at);
  RETURN NULL;
END $$;

CREATE TRIGGER "check_ins_person_seen" AFTER INSERT ON "check_ins"
  FOR EACH ROW EXECUTE FUNCTION "check_in_person_seen"();
