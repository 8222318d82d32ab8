-- Who has refused for good is not offered a passkey after a login any more.
ALTER TABLE "users" ADD COLUMN "declines_passkeys" BOOLEAN NOT NULL DEFAULT false;
