-- Places in courses and at events are paid by transfer too: where such a payment goes back to, until it has gone back.

ALTER TABLE "course_bookings" ADD COLUMN "refund_iban" TEXT;
ALTER TABLE "event_registrations" ADD COLUMN "refund_iban" TEXT;
