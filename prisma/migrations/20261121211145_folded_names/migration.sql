-- Names as they are compared: folded, and as they look. The application writes them (lib/domain/person/folded-name.ts)
-- and fills in, at its start, those that are missing: an older process beside this one leaves them empty, and so does
-- a name that collides with an older one, which is then found by its own spelling alone.

ALTER TABLE "users"
  ADD COLUMN "username_fold" TEXT,
  ADD COLUMN "username_look" TEXT,
  ADD COLUMN "email_fold" TEXT;

-- Plain letters fold the same way everywhere. The rest is done by the application.
UPDATE "users" SET "username_fold" = lower("username"::text), "username_look" = lower("username"::text)
WHERE "username"::text ~ '^[!-~]+$';
UPDATE "users" SET "email_fold" = lower("email"::text) WHERE "email"::text ~ '^[!-~]+$';

CREATE UNIQUE INDEX "users_username_fold_key" ON "users"("username_fold");
CREATE UNIQUE INDEX "users_username_look_key" ON "users"("username_look");
CREATE UNIQUE INDEX "users_email_fold_key" ON "users"("email_fold");

-- Where somebody signed in lately: failures of others must not lock her out there.
CREATE TABLE "sign_in_addresses" (
    "user_id" INTEGER NOT NULL,
    "address_hash" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_addresses_pkey" PRIMARY KEY ("user_id", "address_hash")
);

CREATE INDEX "sign_in_addresses_last_at_idx" ON "sign_in_addresses"("last_at");

ALTER TABLE "sign_in_addresses" ADD CONSTRAINT "sign_in_addresses_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
