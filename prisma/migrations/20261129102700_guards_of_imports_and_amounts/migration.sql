-- An import may be taken back whole, and with it the members that it brought. Which those are is no matter of what whoever
-- writes says of it: a member is noted for an import in the transaction that enters her, of which the register keeps the
-- instant.
CREATE FUNCTION "refuse_foreign_item"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF EXISTS (SELECT 1 FROM "member_versions" WHERE "member_id" = NEW."item")
            AND NOT EXISTS (SELECT 1 FROM "member_versions"
                WHERE "member_id" = NEW."item" AND "at" < transaction_timestamp()::timestamptz(3))
        THEN RETURN NEW; END IF;
    ELSIF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT 1 FROM "members" WHERE "id" = OLD."item") THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'What an import brought into the register stays noted: % is refused', TG_OP
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "import_items_of_members" BEFORE INSERT ON "import_items"
    FOR EACH ROW WHEN (NEW."kind" = 'member') EXECUTE FUNCTION "refuse_foreign_item"();
CREATE TRIGGER "import_items_no_update" BEFORE UPDATE ON "import_items"
    FOR EACH ROW EXECUTE FUNCTION "refuse_foreign_item"();
CREATE TRIGGER "import_items_no_delete" BEFORE DELETE ON "import_items"
    FOR EACH ROW WHEN (OLD."kind" = 'member') EXECUTE FUNCTION "refuse_foreign_item"();
CREATE TRIGGER "import_items_no_truncate" BEFORE TRUNCATE ON "import_items"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_foreign_item"();

-- Taken back it is gone at the end of the transaction, with every member that it brought, or it is not taken back.
CREATE FUNCTION "refuse_half_taken_back"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM "imports" WHERE "id" = NEW."id") THEN
        RAISE EXCEPTION 'An import is taken back whole' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "imports_taken_back_whole" AFTER INSERT OR UPDATE ON "imports"
    DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."is_taken_back") EXECUTE FUNCTION "refuse_half_taken_back"();

-- What a fee is of, and how much, stays as it was entered; only the account of its refund changes. It goes with the member
-- whose import is taken back.
CREATE OR REPLACE FUNCTION "refuse_register_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'members' THEN
        IF "is_import_taken_back"(OLD."id") THEN RETURN OLD; END IF;
    ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('member_versions', 'member_fees') THEN
        IF "is_import_taken_back"(OLD."member_id") THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'The register of members is only added to: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "member_fees_keep_amount" BEFORE UPDATE ON "member_fees"
    FOR EACH ROW WHEN (ROW(NEW."id", NEW."member_id", NEW."year", NEW."start_date", NEW."end_date", NEW."total_amount",
            NEW."created_at")
        IS DISTINCT FROM ROW(OLD."id", OLD."member_id", OLD."year", OLD."start_date", OLD."end_date", OLD."total_amount",
            OLD."created_at"))
    EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "member_fees_no_delete" BEFORE DELETE ON "member_fees"
    FOR EACH ROW EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "member_fees_no_truncate" BEFORE TRUNCATE ON "member_fees"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_register_change"();

-- The document of an entry is the one that was stored with it. One that no entry names may go.
CREATE TRIGGER "book_documents_no_update" BEFORE UPDATE ON "book_documents"
    FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
