-- The digits of each phone, by which people with the same phone are found. The table is written anew for it: it was made
-- by this same upgrade and is filled after it.
ALTER TABLE "people" ADD COLUMN "phone_digits" TEXT GENERATED ALWAYS AS (phone_digits("phone")) STORED;
