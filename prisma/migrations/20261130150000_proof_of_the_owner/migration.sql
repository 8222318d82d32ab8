-- Which passkey opened a session: an old one proves its owner, and removing it ends the session.
ALTER TABLE "sessions" ADD COLUMN "passkey_id" UUID REFERENCES "passkeys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- Safe: the column is new and empty; sessions are a table of thousands.
CREATE INDEX "sessions_passkey_id_idx" ON "sessions"("passkey_id");

-- Whether the account proved itself when it was given the challenge of a new passkey.
ALTER TABLE "passkey_challenges" ADD COLUMN "is_proven" BOOLEAN NOT NULL DEFAULT false;

-- The random name of an account in its passkeys (WebAuthn level 2, 14.6.1); null until it gets its next passkey.
ALTER TABLE "users" ADD COLUMN "passkey_handle" BYTEA;
-- Safe: the column is new and empty; accounts are a table of thousands.
CREATE UNIQUE INDEX "users_passkey_handle_key" ON "users"("passkey_handle");

-- Enrolments begun without a proof are begun again.
UPDATE "users" SET "totp_secret" = NULL WHERE "totp_enabled_at" IS NULL AND "totp_secret" IS NOT NULL;
