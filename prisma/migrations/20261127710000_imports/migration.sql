-- What comes from elsewhere: files that were read, what was made of them, and who was invited.

CREATE TABLE "imports" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    -- The room of a calendar.
    "space_id" INTEGER,
    -- The names in the first row of the file.
    "header" TEXT[] NOT NULL DEFAULT '{}',
    -- The field of each column; empty for none.
    "fields" TEXT[] NOT NULL DEFAULT '{}',
    -- The cells by row; none once they are imported.
    "cells" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "committed_at" TIMESTAMPTZ(3),
    "created" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    -- Set in the transaction that takes it back, which lets the register of members forget what came with it.
    "is_taken_back" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "imports_kind" CHECK ("kind" IN ('people', 'spaces', 'bookings', 'members', 'calendar')),
    CONSTRAINT "imports_counts" CHECK ("created" >= 0 AND "skipped" >= 0)
);
CREATE INDEX "imports_created_at_idx" ON "imports"("created_at");
ALTER TABLE "imports" ADD CONSTRAINT "imports_space_id_fkey"
    FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "import_items" (
    "import_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "item" INTEGER NOT NULL,

    CONSTRAINT "import_items_pkey" PRIMARY KEY ("import_id", "kind", "item"),
    CONSTRAINT "import_items_kind" CHECK ("kind" IN ('person', 'space', 'booking', 'member', 'fee', 'closure'))
);
CREATE INDEX "import_items_kind_item_idx" ON "import_items"("kind", "item");
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_fkey"
    FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A person is invited once, by whichever import.
CREATE TABLE "person_invitations" (
    "person_id" INTEGER NOT NULL,
    -- The address that the mail went to; only that one is proved by its link.
    "email" CITEXT NOT NULL,
    -- SHA-256 of the token in the mail; null once it is used.
    "token_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "person_invitations_pkey" PRIMARY KEY ("person_id")
);
CREATE UNIQUE INDEX "person_invitations_token_hash_key" ON "person_invitations"("token_hash");
ALTER TABLE "person_invitations" ADD CONSTRAINT "person_invitations_person_id_fkey"
    FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The register is only added to, except that an import may be taken back whole.
CREATE FUNCTION "is_import_taken_back"("member" INTEGER) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM "import_items" i JOIN "imports" m ON m."id" = i."import_id"
        WHERE i."kind" = 'member' AND i."item" = "member" AND m."is_taken_back")
$$;

CREATE OR REPLACE FUNCTION "refuse_register_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'members' THEN
        IF "is_import_taken_back"(OLD."id") THEN RETURN OLD; END IF;
    ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'member_versions' THEN
        IF "is_import_taken_back"(OLD."member_id") THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'The register of members is only added to: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;
