-- Several places in one sign-up, and events and courses that are decided upon or canceled.

CREATE TYPE "event_status" AS ENUM ('scheduled', 'confirmed', 'canceled');
CREATE TYPE "course_status" AS ENUM ('scheduled', 'canceled');

ALTER TABLE "events"
  ADD COLUMN "status" "event_status" NOT NULL DEFAULT 'scheduled',
  ADD COLUMN "decide_on" DATE,
  ADD COLUMN "cancel_reason" TEXT;

ALTER TABLE "courses"
  ADD COLUMN "status" "course_status" NOT NULL DEFAULT 'scheduled',
  ADD COLUMN "cancel_reason" TEXT;

ALTER TABLE "event_registrations"
  ADD COLUMN "seats" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "companions" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "course_bookings"
  ADD COLUMN "seats" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "companions" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_seats_check" CHECK ("seats" BETWEEN 1 AND 10) NOT VALID;
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_seats_check" CHECK ("seats" BETWEEN 1 AND 10) NOT VALID;

-- Pages of courses say how many places are free.
CREATE TRIGGER "course_bookings_version" AFTER INSERT OR UPDATE OR DELETE ON "course_bookings"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('courses', 'course_id');
