-- Rooms, courses and events for members only; prices of members; courses that ask for a medical certificate.
ALTER TABLE "spaces" ADD COLUMN "members_only" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "events"
    ADD COLUMN "members_only" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "member_price" TEXT;
ALTER TABLE "courses"
    ADD COLUMN "members_only" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "member_price" TEXT,
    ADD COLUMN "requires_certificate" BOOLEAN NOT NULL DEFAULT false;

-- What the demonstration made is as it was then, with the new columns too.
UPDATE "demonstration" SET "state" = "state" || '{"members_only": false}' WHERE "kind" = 'spaces';
UPDATE "demonstration" SET "state" = "state" || '{"members_only": false, "member_price": null}' WHERE "kind" = 'events';
UPDATE "demonstration"
SET "state" = "state" || '{"members_only": false, "member_price": null, "requires_certificate": false}'
WHERE "kind" = 'courses';
