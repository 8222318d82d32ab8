-- What the panel keeps about a person: the last day of the membership, and a note.

ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "member_until" DATE;

ALTER TABLE "users" ADD COLUMN "note" TEXT;
