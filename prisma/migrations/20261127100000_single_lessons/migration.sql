-- One lesson of a course can be booked alone, at a price of its own.
ALTER TABLE "courses" ADD COLUMN "drop_in_price" TEXT;

-- The hour of the lesson, on `start_date`; null for the run of a course, and for days of it.
ALTER TABLE "course_bookings" ADD COLUMN "single_time" TEXT;
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_single_day"
  CHECK ("single_time" IS NULL OR ("start_date" IS NOT NULL AND "end_date" = "start_date")) NOT VALID;
ALTER TABLE "course_bookings" VALIDATE CONSTRAINT "course_bookings_single_day";

ALTER TABLE "waiting_entries" ADD COLUMN "single_time" TEXT;
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_single_day"
  CHECK ("single_time" IS NULL OR ("kind" = 'course' AND "start_date" IS NOT NULL AND "end_date" = "start_date")) NOT VALID;
ALTER TABLE "waiting_entries" VALIDATE CONSTRAINT "waiting_entries_single_day";
