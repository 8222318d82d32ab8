-- A receipt stays as it was made; the address that it was mailed to is no part of it, and goes with its person.
CREATE OR REPLACE TRIGGER "receipts_only_canceled" BEFORE UPDATE ON "receipts" FOR EACH ROW
    WHEN ((OLD."canceled_at" IS NOT NULL
            AND ROW(NEW."canceled_at", NEW."cancellation_reason")
              IS DISTINCT FROM ROW(OLD."canceled_at", OLD."cancellation_reason"))
        OR (NEW."email" IS NOT NULL AND NEW."email" IS DISTINCT FROM OLD."email")
        OR ROW(NEW."id", NEW."year", NEW."sequence", NEW."date", NEW."holder_name",
            NEW."holder_fiscal_code", NEW."holder_address", NEW."issuer", NEW."lines", NEW."total", NEW."stamp_duty",
            NEW."stamp_exemption", NEW."created_at", NEW."created_by")
        IS DISTINCT FROM ROW(OLD."id", OLD."year", OLD."sequence", OLD."date",
            OLD."holder_name", OLD."holder_fiscal_code", OLD."holder_address", OLD."issuer", OLD."lines", OLD."total",
            OLD."stamp_duty", OLD."stamp_exemption", OLD."created_at", OLD."created_by"))
    EXECUTE FUNCTION "refuse_ledger_change"();

-- Of accounts that are gone already.
UPDATE "receipts" SET "email" = NULL, "user_id" = NULL
WHERE "person_id" IS NULL AND "user_id" IS NOT NULL AND "user_id" NOT IN (SELECT "id" FROM "users");
