-- Calendar programs take an entry anew only where it says that it was changed later than the one they have: the instant
-- of the last change stands beside the number of changes, and never goes back. Entries so far say that they changed now: a
-- calendar takes them once more, and nobody waits while each row is written.

ALTER TABLE "bookings" ADD COLUMN "calendar_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "course_bookings" ADD COLUMN "calendar_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "event_registrations" ADD COLUMN "calendar_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "closures" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Setting that instant is no change itself.
CREATE OR REPLACE TRIGGER "event_registrations_calendar_sequence" BEFORE UPDATE ON "event_registrations"
  FOR EACH ROW
  WHEN (ROW(OLD."user_id", OLD."person_id", OLD."calendar_changed_at")
    IS NOT DISTINCT FROM ROW(NEW."user_id", NEW."person_id", NEW."calendar_changed_at"))
  EXECUTE FUNCTION "raise_calendar_sequence"();
CREATE OR REPLACE TRIGGER "course_bookings_calendar_sequence" BEFORE UPDATE ON "course_bookings"
  FOR EACH ROW
  WHEN (ROW(OLD."user_id", OLD."person_id", OLD."calendar_changed_at")
    IS NOT DISTINCT FROM ROW(NEW."user_id", NEW."person_id", NEW."calendar_changed_at"))
  EXECUTE FUNCTION "raise_calendar_sequence"();

-- Calendars count in seconds: two changes within one are a second apart.
CREATE FUNCTION "note_calendar_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_changed_at := GREATEST(now(), OLD.calendar_changed_at + interval '1 second');
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_calendar_changed" BEFORE UPDATE ON "bookings" FOR EACH ROW
  WHEN (NEW."calendar_sequence" > OLD."calendar_sequence") EXECUTE FUNCTION "note_calendar_change"();

CREATE OR REPLACE FUNCTION "raise_calendar_sequence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  NEW.calendar_changed_at := GREATEST(now(), OLD.calendar_changed_at + interval '1 second');
  RETURN NEW;
END $$;

-- The demonstration stays as it was made when only these change.
CREATE OR REPLACE FUNCTION "demonstration_state"("kind" TEXT, "item" INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'spaces' THEN (
      SELECT to_jsonb(s) - ARRAY['created_at', 'updated_at'] || jsonb_build_object(
        'timetable', (SELECT jsonb_agg(to_jsonb(t) - 'id' ORDER BY t.day_of_week, t.start_time)
                        FROM time_slots t WHERE t.space_id = s.id),
        'pictures', (SELECT jsonb_agg(to_jsonb(p) - ARRAY['id', 'created_at'] ORDER BY p.position)
                       FROM space_images p WHERE p.space_id = s.id))
        FROM spaces s WHERE s.id = item)
    WHEN 'courses' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at', 'current_participants', 'calendar_sequence']
        FROM courses c WHERE c.id = item)
    WHEN 'events' THEN (
      SELECT to_jsonb(e) - ARRAY['created_at', 'updated_at', 'current_participants', 'calendar_sequence']
        FROM events e WHERE e.id = item)
    WHEN 'bookings' THEN (
      SELECT to_jsonb(b) - ARRAY['created_at', 'person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM bookings b WHERE b.id = item)
    WHEN 'registrations' THEN (
      SELECT to_jsonb(r) - ARRAY['person_id', 'calendar_sequence', 'calendar_changed_at']
        FROM event_registrations r WHERE r.id = item)
    WHEN 'closures' THEN (
      SELECT to_jsonb(c) - ARRAY['created_at', 'updated_at'] FROM closures c WHERE c.id = item)
    WHEN 'galleryImages' THEN (SELECT to_jsonb(g) - 'created_at' FROM event_gallery_images g WHERE g.id = item)
    WHEN 'people' THEN (
      SELECT jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'email', p.email,
          'phone', p.phone, 'user_id', p.user_id, 'note', p.note, 'fiscal_code', p.fiscal_code)
        FROM people p WHERE p.id = item)
  END
$$;
