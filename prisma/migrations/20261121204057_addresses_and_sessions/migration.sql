-- A new e-mail address waits in pending_email until its link is opened, and a verification link is good for the
-- address that it was made for. Sessions say on which device they were opened and when they were last used.

ALTER TABLE "users"
  ADD COLUMN "pending_email" CITEXT,
  ADD COLUMN "email_verification_address" CITEXT;

-- Links that are under way were made for the address of the account.
UPDATE "users" SET "email_verification_address" = "email" WHERE "email_verification_token" IS NOT NULL;

ALTER TABLE "sessions"
  ADD COLUMN "device" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "sessions" SET "last_seen_at" = "created_at";
