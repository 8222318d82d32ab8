-- Places in courses and at events stand in people's calendars, where every change of an entry has a higher number.

ALTER TABLE "event_registrations" ADD COLUMN "calendar_sequence" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "course_bookings" ADD COLUMN "calendar_sequence" INTEGER NOT NULL DEFAULT 0;

CREATE FUNCTION "raise_calendar_sequence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER "event_registrations_calendar_sequence" BEFORE UPDATE ON "event_registrations"
  FOR EACH ROW EXECUTE FUNCTION "raise_calendar_sequence"();
CREATE TRIGGER "course_bookings_calendar_sequence" BEFORE UPDATE ON "course_bookings"
  FOR EACH ROW EXECUTE FUNCTION "raise_calendar_sequence"();
