-- The conditions under which something was booked stay with it: the steps of the cancellation policy, and since when the
-- terms had been in force. A constant default fills the rows that are there without writing them anew.
ALTER TABLE "bookings"
  ADD COLUMN "cancellation_steps" JSONB NOT NULL
    DEFAULT '[{"hours":48,"percent":100},{"hours":24,"percent":50},{"hours":0,"percent":0}]',
  ADD COLUMN "terms_of" TIMESTAMPTZ(3);
ALTER TABLE "course_bookings"
  ADD COLUMN "cancellation_steps" JSONB NOT NULL
    DEFAULT '[{"hours":48,"percent":100},{"hours":24,"percent":50},{"hours":0,"percent":0}]',
  ADD COLUMN "terms_of" TIMESTAMPTZ(3);
ALTER TABLE "event_registrations"
  ADD COLUMN "cancellation_steps" JSONB NOT NULL
    DEFAULT '[{"hours":48,"percent":100},{"hours":24,"percent":50},{"hours":0,"percent":0}]',
  ADD COLUMN "terms_of" TIMESTAMPTZ(3);

-- When the owner of an account accepted the terms.
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" TIMESTAMPTZ(3);

ALTER TABLE "site" ADD COLUMN "terms_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE FUNCTION "note_changed_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms_changed_at := now();
  RETURN NEW;
END $$;

-- In any language.
CREATE TRIGGER "site_terms_changed" BEFORE UPDATE ON "site"
  FOR EACH ROW WHEN (
    NEW.texts->'terms' IS DISTINCT FROM OLD.texts->'terms'
    OR jsonb_path_query_array(NEW.translations, '$.*.texts.terms')
      IS DISTINCT FROM jsonb_path_query_array(OLD.translations, '$.*.texts.terms')
  ) EXECUTE FUNCTION "note_changed_terms"();

-- The version that still runs writes bookings too. Without a site row the defaults stand.
CREATE FUNCTION "take_conditions_in_force"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  in_force RECORD;
BEGIN
  SELECT cancellation_steps, terms_changed_at INTO in_force FROM site;
  IF FOUND THEN
    NEW.cancellation_steps := in_force.cancellation_steps;
    NEW.terms_of := in_force.terms_changed_at;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "bookings_take_conditions" BEFORE INSERT ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "take_conditions_in_force"();
CREATE TRIGGER "course_bookings_take_conditions" BEFORE INSERT ON "course_bookings"
  FOR EACH ROW EXECUTE FUNCTION "take_conditions_in_force"();
CREATE TRIGGER "event_registrations_take_conditions" BEFORE INSERT ON "event_registrations"
  FOR EACH ROW EXECUTE FUNCTION "take_conditions_in_force"();
