-- What the last attempt of a message to another program was answered, and why there was no answer.
ALTER TABLE "webhook_deliveries"
  ADD COLUMN "answer" TEXT,
  ADD COLUMN "failure" TEXT;
ALTER TABLE "webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_failure" CHECK ("failure" IN ('timeout', 'unreachable', 'refused')) NOT VALID;
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "webhook_deliveries_failure";
