-- The link that was mailed to an address which nobody has verified yet. It has columns of its own, so that a change of the
-- address, which whoever registered it can ask for, does not take it from the owner of the mailbox.
ALTER TABLE "users" ADD COLUMN "account_link_token" TEXT;
ALTER TABLE "users" ADD COLUMN "account_link_expires" TIMESTAMPTZ(3);
UPDATE "users" SET "account_link_token" = "email_verification_token", "account_link_expires" = "email_verification_expires"
WHERE NOT "is_verified" AND "email_verification_token" IS NOT NULL AND "email_verification_address" = "email";
-- Safe: accounts are few, and the index is built in milliseconds.
CREATE UNIQUE INDEX "users_account_link_token_key" ON "users"("account_link_token");
