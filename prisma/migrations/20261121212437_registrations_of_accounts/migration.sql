-- A registration made while signed in belongs to the account, whatever address it names.

ALTER TABLE "event_registrations" ADD COLUMN "user_id" INTEGER;

CREATE INDEX "event_registrations_user_id_idx" ON "event_registrations"("user_id");

ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
