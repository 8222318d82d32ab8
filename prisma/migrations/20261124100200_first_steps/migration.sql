-- What the list of first steps goes by. Sites that began before have no first password on record; theirs counts as
-- changed.
ALTER TABLE "site" ADD COLUMN "first_password_hash" TEXT;
ALTER TABLE "site" ADD COLUMN "mail_tested_at" TIMESTAMPTZ(3);

-- Whether the demonstration has been made: once it is taken away it must not come back with the next start.
ALTER TABLE "site" ADD COLUMN "demonstrated_at" TIMESTAMPTZ(3);

-- The domain in the identifiers of calendar entries. It begins as that of the e-mail address, and never changes: phones
-- would take an entry with another identifier for another appointment.
ALTER TABLE "site" ADD COLUMN "calendar_domain" TEXT NOT NULL DEFAULT 'example.org';
