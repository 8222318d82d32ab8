-- Whose each booking, sign-up, waiting entry and receipt is. A payment is whose that is which it pays for.

ALTER TABLE "bookings" ADD COLUMN "person_id" INTEGER;
ALTER TABLE "course_bookings" ADD COLUMN "person_id" INTEGER;
ALTER TABLE "event_registrations" ADD COLUMN "person_id" INTEGER;
ALTER TABLE "waiting_entries" ADD COLUMN "person_id" INTEGER;
ALTER TABLE "receipts" ADD COLUMN "person_id" INTEGER;

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

CREATE FUNCTION "people_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" SET "last_seen_at" = now()
  WHERE "id" = NEW."person_id" AND ("last_seen_at" IS NULL OR "last_seen_at" < now());
  RETURN NULL;
END
$$;

CREATE TRIGGER "bookings_person_seen" AFTER INSERT ON "bookings"
  FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"();
CREATE TRIGGER "course_bookings_person_seen" AFTER INSERT OR UPDATE OF "checked_in_at" ON "course_bookings"
  FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"();
CREATE TRIGGER "event_registrations_person_seen" AFTER INSERT OR UPDATE OF "checked_in_at" ON "event_registrations"
  FOR EACH ROW WHEN (NEW."person_id" IS NOT NULL) EXECUTE FUNCTION "people_seen"();

-- Whose a place is changes nothing in a calendar.
CREATE OR REPLACE TRIGGER "event_registrations_calendar_sequence" BEFORE UPDATE ON "event_registrations"
  FOR EACH ROW
  WHEN (ROW(OLD."user_id", OLD."person_id") IS NOT DISTINCT FROM ROW(NEW."user_id", NEW."person_id"))
  EXECUTE FUNCTION "raise_calendar_sequence"();
CREATE OR REPLACE TRIGGER "course_bookings_calendar_sequence" BEFORE UPDATE ON "course_bookings"
  FOR EACH ROW
  WHEN (ROW(OLD."user_id", OLD."person_id") IS NOT DISTINCT FROM ROW(NEW."user_id", NEW."person_id"))
  EXECUTE FUNCTION "raise_calendar_sequence"();

-- A receipt stays as it was made. Whose it is may become known later, as when an address is verified.
CREATE OR REPLACE TRIGGER "receipts_only_canceled" BEFORE UPDATE ON "receipts" FOR EACH ROW
    WHEN ((OLD."canceled_at" IS NOT NULL
            AND ROW(NEW."canceled_at", NEW."cancellation_reason")
              IS DISTINCT FROM ROW(OLD."canceled_at", OLD."cancellation_reason"))
        OR ROW(NEW."id", NEW."year", NEW."sequence", NEW."date", NEW."email", NEW."holder_name",
            NEW."holder_fiscal_code", NEW."holder_address", NEW."issuer", NEW."lines", NEW."total", NEW."stamp_duty",
            NEW."created_at", NEW."created_by")
        IS DISTINCT FROM ROW(OLD."id", OLD."year", OLD."sequence", OLD."date", OLD."email",
            OLD."holder_name", OLD."holder_fiscal_code", OLD."holder_address", OLD."issuer", OLD."lines", OLD."total",
            OLD."stamp_duty", OLD."created_at", OLD."created_by"))
    EXECUTE FUNCTION "refuse_ledger_change"();
