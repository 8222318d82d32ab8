-- Who canceled a booking and why, what undoing it goes back to, the sequence of its calendar entry, and series.

CREATE TYPE "canceled_by" AS ENUM ('customer', 'centre');

CREATE TABLE "booking_series" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_series_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "bookings"
  ADD COLUMN "canceled_by" "canceled_by",
  ADD COLUMN "cancel_reason" TEXT,
  ADD COLUMN "status_before" "booking_status",
  ADD COLUMN "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "series_id" INTEGER;

CREATE INDEX "bookings_series_id_idx" ON "bookings"("series_id");

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "booking_series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Calendars that hold a canceled booking as it was must take the cancellation for news.
UPDATE "bookings" SET "calendar_sequence" = 1 WHERE "status" = 'canceled';
