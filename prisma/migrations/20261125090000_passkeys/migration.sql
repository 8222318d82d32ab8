-- Passkeys (WebAuthn credentials) of accounts.
CREATE TABLE "passkeys" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "user_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[] NOT NULL,
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkeys_counter_check" CHECK ("counter" >= 0)
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- What a device is asked to sign. Without a user: for signing in, by whoever has a passkey.
CREATE TABLE "passkey_challenges" (
  "challenge" TEXT NOT NULL,
  "user_id" INTEGER REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
);
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- A session that a passkey opened has both factors.
ALTER TABLE "sessions" ADD COLUMN "passkey_at" TIMESTAMPTZ(3);
