-- What the list of first steps goes by. Sites that began before have no first password on record; theirs counts as
-- changed.
ALTER TABLE "site" ADD COLUMN "first_password_hash" TEXT;
ALTER TABLE "site" ADD COLUMN "mail_tested_at" TIMESTAMPTZ(3);
