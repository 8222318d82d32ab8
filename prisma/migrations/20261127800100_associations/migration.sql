-- What kind of association it is decides about stamp duty; other rows of Modello D for what bookings earn.

ALTER TABLE "settings" ADD COLUMN "association_kind" TEXT NOT NULL DEFAULT 'ets';
ALTER TABLE "settings" ADD CONSTRAINT "settings_association_kind"
    CHECK ("association_kind" IN ('ets', 'asd', 'other')) NOT VALID;
ALTER TABLE "settings" VALIDATE CONSTRAINT "settings_association_kind";
ALTER TABLE "settings" ADD COLUMN "income_categories" JSONB NOT NULL DEFAULT '[]';
-- Who has charged stamp duty until now is not exempt and goes on.
UPDATE "settings" SET "association_kind" = 'other'
    WHERE "stamp_duty" AND EXISTS (SELECT 1 FROM "receipts" WHERE "stamp_duty" > 0);

-- Why a receipt bears no stamp duty; null where it bears it, or is below the limit.
ALTER TABLE "receipts" ADD COLUMN "stamp_exemption" TEXT;
