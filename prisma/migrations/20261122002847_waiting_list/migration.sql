-- Who waits for a room's time or for places, and what is held for whom was asked.

CREATE TYPE "waiting_kind" AS ENUM ('space', 'event', 'course');
CREATE TYPE "waiting_status" AS ENUM ('waiting', 'offered', 'accepted', 'expired', 'left');

CREATE TABLE "waiting_entries" (
    "id" SERIAL NOT NULL,
    "kind" "waiting_kind" NOT NULL,
    "status" "waiting_status" NOT NULL DEFAULT 'waiting',
    "user_id" INTEGER,
    "space_id" INTEGER,
    "event_id" INTEGER,
    "course_id" INTEGER,
    "start_date" DATE,
    "end_date" DATE,
    "start_time" TEXT,
    "end_time" TEXT,
    "is_full_day" BOOLEAN NOT NULL DEFAULT false,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "attendees" INTEGER,
    "purpose" TEXT,
    "seats" INTEGER NOT NULL DEFAULT 1,
    "companions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "notes" TEXT,
    "nonce" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "offer_expires_at" TIMESTAMPTZ(3),
    "booking_id" INTEGER,
    "registration_id" INTEGER,
    "course_booking_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waiting_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "waiting_entries_one_thing" CHECK (num_nonnulls("space_id", "event_id", "course_id") = 1),
    CONSTRAINT "waiting_entries_period" CHECK ("kind" <> 'space' OR "starts_at" < "ends_at"),
    CONSTRAINT "waiting_entries_seats" CHECK ("seats" BETWEEN 1 AND 10),
    CONSTRAINT "waiting_entries_offer" CHECK ("status" <> 'offered' OR "offer_expires_at" IS NOT NULL)
);

CREATE UNIQUE INDEX "waiting_entries_token_hash_key" ON "waiting_entries"("token_hash");
CREATE UNIQUE INDEX "waiting_entries_booking_id_key" ON "waiting_entries"("booking_id");
CREATE UNIQUE INDEX "waiting_entries_registration_id_key" ON "waiting_entries"("registration_id");
CREATE UNIQUE INDEX "waiting_entries_course_booking_id_key" ON "waiting_entries"("course_booking_id");
CREATE INDEX "waiting_entries_space_id_starts_at_idx" ON "waiting_entries"("space_id", "starts_at");
CREATE INDEX "waiting_entries_event_id_idx" ON "waiting_entries"("event_id");
CREATE INDEX "waiting_entries_course_id_idx" ON "waiting_entries"("course_id");
CREATE INDEX "waiting_entries_user_id_idx" ON "waiting_entries"("user_id");
CREATE INDEX "waiting_entries_email_idx" ON "waiting_entries"("email");
CREATE INDEX "waiting_entries_status_offer_expires_at_idx" ON "waiting_entries"("status", "offer_expires_at");

ALTER TABLE "waiting_entries"
    ADD CONSTRAINT "waiting_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "waiting_entries_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "waiting_entries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "waiting_entries_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "waiting_entries_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT "waiting_entries_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "event_registrations"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT "waiting_entries_course_booking_id_fkey" FOREIGN KEY ("course_booking_id") REFERENCES "course_bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A held period takes the room's time like anything else: under the same constraint, and told to searches by the same
-- trigger.
ALTER TABLE "taken_times" ADD COLUMN "waiting_entry_id" INTEGER;
-- Safe: the column is new and empty, and of a million rows the index takes less than a second.
CREATE INDEX "taken_times_waiting_entry_id_idx" ON "taken_times"("waiting_entry_id");
-- Safe: the column is new and empty, so that nothing has to be looked up.
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_waiting_entry_id_fkey" FOREIGN KEY ("waiting_entry_id") REFERENCES "waiting_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Held places are not free: pages of events and courses say so.
CREATE TRIGGER "waiting_entries_event_version" AFTER UPDATE OF "status", "seats" ON "waiting_entries"
  FOR EACH ROW WHEN (NEW.event_id IS NOT NULL) EXECUTE FUNCTION "raise_content_version"('events', 'event_id');
CREATE TRIGGER "waiting_entries_course_version" AFTER UPDATE OF "status", "seats" ON "waiting_entries"
  FOR EACH ROW WHEN (NEW.course_id IS NOT NULL) EXECUTE FUNCTION "raise_content_version"('courses', 'course_id');
CREATE TRIGGER "waiting_entries_event_gone" AFTER DELETE ON "waiting_entries"
  FOR EACH ROW WHEN (OLD.event_id IS NOT NULL AND OLD.status = 'offered')
  EXECUTE FUNCTION "raise_content_version"('events', 'event_id');
CREATE TRIGGER "waiting_entries_course_gone" AFTER DELETE ON "waiting_entries"
  FOR EACH ROW WHEN (OLD.course_id IS NOT NULL AND OLD.status = 'offered')
  EXECUTE FUNCTION "raise_content_version"('courses', 'course_id');
CREATE TRIGGER "waiting_entries_emptied" AFTER TRUNCATE ON "waiting_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('events');
