-- Accounts made by a mailed code have no password until their owner sets one.
ALTER TABLE "users" ALTER COLUMN "password" DROP NOT NULL;

-- Attempts to sign in by a mailed code. Of the attempt's token only the hash; the code itself is not stored.
CREATE TABLE "sign_in_codes" (
  "attempt_hash" TEXT NOT NULL,
  "email" CITEXT NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("attempt_hash")
);
CREATE INDEX "sign_in_codes_email_idx" ON "sign_in_codes"("email");
CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes"("expires_at");
