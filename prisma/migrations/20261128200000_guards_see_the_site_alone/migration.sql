-- The guards of the ledger, the books, the log and the register read the site's own tables, whatever temporary ones whoever
-- writes has made: unless it is named last, a session's temporary schema is looked into first.
ALTER FUNCTION "payment_is_of_nobody"("payments") SET search_path = public, pg_temp;
ALTER FUNCTION "refuse_payment_change"() SET search_path = public, pg_temp;
ALTER FUNCTION "refuse_closed_year"() SET search_path = public, pg_temp;
ALTER FUNCTION "refuse_ledger_change"() SET search_path = public, pg_temp;
ALTER FUNCTION "audit_log_append_only"() SET search_path = public, pg_temp;
ALTER FUNCTION "is_import_taken_back"(INTEGER) SET search_path = public, pg_temp;
ALTER FUNCTION "refuse_register_change"() SET search_path = public, pg_temp;
ALTER FUNCTION "keep_member_version"(INTEGER) SET search_path = public, pg_temp;

-- Why a receipt bears no stamp duty stays as it was written, as all else of it.
CREATE OR REPLACE TRIGGER "receipts_only_canceled" BEFORE UPDATE ON "receipts" FOR EACH ROW
    WHEN ((OLD."canceled_at" IS NOT NULL
            AND ROW(NEW."canceled_at", NEW."cancellation_reason")
              IS DISTINCT FROM ROW(OLD."canceled_at", OLD."cancellation_reason"))
        OR ROW(NEW."id", NEW."year", NEW."sequence", NEW."date", NEW."email", NEW."holder_name",
            NEW."holder_fiscal_code", NEW."holder_address", NEW."issuer", NEW."lines", NEW."total", NEW."stamp_duty",
            NEW."stamp_exemption", NEW."created_at", NEW."created_by")
        IS DISTINCT FROM ROW(OLD."id", OLD."year", OLD."sequence", OLD."date", OLD."email",
            OLD."holder_name", OLD."holder_fiscal_code", OLD."holder_address", OLD."issuer", OLD."lines", OLD."total",
            OLD."stamp_duty", OLD."stamp_exemption", OLD."created_at", OLD."created_by"))
    EXECUTE FUNCTION "refuse_ledger_change"();
