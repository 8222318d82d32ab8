-- What kind of association it is decides about stamp duty; other rows of Modello D for what bookings earn.

ALTER TABLE "settings" ADD COLUMN "association_kind" TEXT NOT NULL DEFAULT 'ets';
ALTER TABLE "settings" ADD CONSTRAINT "settings_association_kind"
    CHECK ("association_kind" IN ('ets', 'asd', 'other')) NOT VALID;
ALTER TABLE "settings" VALIDATE CONSTRAINT "settings_association_kind";
ALTER TABLE "settings" ADD COLUMN "income_categories" JSONB NOT NULL DEFAULT '[]';
-- The switch of a site that is in use (somebody has an account) goes on deciding, whether or not a receipt has borne the
-- duty yet; new sites begin as bodies of the third sector.
UPDATE "settings" SET "association_kind" = 'other' WHERE "stamp_duty" AND EXISTS (SELECT 1 FROM "users");

-- Why a receipt bears no stamp duty; null where it bears it, or is below the limit.
ALTER TABLE "receipts" ADD COLUMN "stamp_exemption" TEXT;
