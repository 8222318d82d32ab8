-- Keys by which other programs call the API. Of the secret only its SHA-256. A key that was ended stays in the table: the
-- log names its writes by it.
CREATE TABLE "api_keys" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "prefix" TEXT NOT NULL,
  "secret_hash" TEXT NOT NULL,
  "scopes" TEXT[] NOT NULL DEFAULT '{}',
  "expires_on" DATE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "api_keys_secret_hash_key" ON "api_keys"("secret_hash");

-- The key that made a change, in the place of an account.
ALTER TABLE "audit_log" ADD COLUMN "key_id" INTEGER;
