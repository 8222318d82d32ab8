-- The register of members, which bodies of the third sector must keep (D.Lgs. 117/2017, art. 15), and the yearly fees.

CREATE TYPE "member_status" AS ENUM ('applied', 'admitted', 'rejected', 'ended');
CREATE TYPE "member_end_reason" AS ENUM ('resigned', 'excluded', 'deceased', 'lapsed');

CREATE TABLE "members" (
    "id" SERIAL NOT NULL,
    -- Given at the admission and never again, from 1 and without gaps (member_counter).
    "number" INTEGER,
    -- Null once the person is erased: the entry itself stays.
    "person_id" INTEGER,
    -- The account that sees it, as of a booking.
    "user_id" INTEGER,
    "category" TEXT NOT NULL,
    "status" "member_status" NOT NULL DEFAULT 'applied',
    "applied_on" DATE NOT NULL,
    "decided_on" DATE,
    "resolution" TEXT,
    "ended_on" DATE,
    "end_reason" "member_end_reason",
    "end_note" TEXT,
    -- The last day that a fully paid fee is for, by a trigger.
    "paid_until" DATE,
    -- The content of the QR code of the card.
    "card_code" TEXT NOT NULL DEFAULT new_check_in_code(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "members_number" CHECK ("number" > 0),
    CONSTRAINT "members_life" CHECK (CASE "status"
        WHEN 'applied' THEN num_nonnulls("number", "decided_on", "ended_on", "end_reason") = 0
        WHEN 'rejected' THEN "decided_on" IS NOT NULL AND num_nonnulls("number", "ended_on", "end_reason") = 0
        WHEN 'admitted' THEN num_nonnulls("number", "decided_on") = 2 AND num_nonnulls("ended_on", "end_reason") = 0
        ELSE num_nonnulls("number", "decided_on", "ended_on", "end_reason") = 4 END),
    CONSTRAINT "members_days" CHECK ("decided_on" >= "applied_on" AND "ended_on" >= "decided_on")
);

CREATE UNIQUE INDEX "members_number_key" ON "members"("number");
CREATE UNIQUE INDEX "members_card_code_key" ON "members"("card_code");
-- Nobody applies twice, or while being a member.
CREATE UNIQUE INDEX "members_live_person_key" ON "members"("person_id") WHERE "status" IN ('applied', 'admitted');
CREATE INDEX "members_person_id_idx" ON "members"("person_id");
CREATE INDEX "members_user_id_idx" ON "members"("user_id");
CREATE INDEX "members_status_idx" ON "members"("status");
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_fkey"
    FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The last number that was given: its row stays locked until the admission is committed.
CREATE TABLE "member_counter" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "last" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "member_counter_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "member_counter_one_row" CHECK ("id" = 1)
);
INSERT INTO "member_counter" ("id") VALUES (1);

-- What the register says of a member, each time that it changed.
CREATE TABLE "member_versions" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "category" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "date_of_birth" DATE,
    "place_of_birth" TEXT,
    "fiscal_code" TEXT,
    "address" TEXT,
    "city" TEXT,
    "postal_code" TEXT,

    CONSTRAINT "member_versions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "member_versions_member_id_id_idx" ON "member_versions"("member_id", "id");
ALTER TABLE "member_versions" ADD CONSTRAINT "member_versions_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "member_fees" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    -- The membership year, by the calendar year in which it begins.
    "year" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    -- Euro cents.
    "total_amount" INTEGER NOT NULL,
    -- As of a booking.
    "refund_iban" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_fees_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "member_fees_amount" CHECK ("total_amount" >= 0),
    CONSTRAINT "member_fees_days" CHECK ("start_date" <= "end_date")
);
CREATE UNIQUE INDEX "member_fees_member_id_year_key" ON "member_fees"("member_id", "year");
ALTER TABLE "member_fees" ADD CONSTRAINT "member_fees_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The mails about fees that were sent, so that none is sent twice.
CREATE TABLE "member_reminders" (
    "member_id" INTEGER NOT NULL,
    -- The day from which the fee is due.
    "due_on" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_reminders_pkey" PRIMARY KEY ("member_id", "due_on", "kind"),
    CONSTRAINT "member_reminders_kind" CHECK ("kind" IN ('before', 'due', 'after'))
);
ALTER TABLE "member_reminders" ADD CONSTRAINT "member_reminders_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The register is only added to.
CREATE FUNCTION "refuse_register_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The register of members is only added to: % of % is refused', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "member_versions_append_only" BEFORE UPDATE OR DELETE ON "member_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "member_versions_no_truncate" BEFORE TRUNCATE ON "member_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "members_no_delete" BEFORE DELETE ON "members"
    FOR EACH ROW EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "members_no_truncate" BEFORE TRUNCATE ON "members"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_register_change"();
CREATE TRIGGER "members_keep_number" BEFORE UPDATE OF "number" ON "members"
    FOR EACH ROW WHEN (OLD."number" IS NOT NULL AND NEW."number" IS DISTINCT FROM OLD."number")
    EXECUTE FUNCTION "refuse_register_change"();

-- Writes down what the register says of a member, where that differs from what is written last. Of somebody who was
-- erased nothing new is known.
CREATE FUNCTION "keep_member_version"("member" INTEGER) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "member_versions" ("member_id", "category", "first_name", "last_name", "date_of_birth", "place_of_birth",
        "fiscal_code", "address", "city", "postal_code")
    SELECT m."id", m."category", p."first_name", p."last_name", p."date_of_birth", p."place_of_birth", p."fiscal_code",
        p."address", p."city", p."postal_code"
    FROM "members" m JOIN "people" p ON p."id" = m."person_id"
    LEFT JOIN LATERAL (
        SELECT * FROM "member_versions" w WHERE w."member_id" = m."id" ORDER BY w."id" DESC LIMIT 1
    ) v ON true
    WHERE m."id" = "member" AND (v."id" IS NULL OR
        ROW(v."category", v."first_name", v."last_name", v."date_of_birth", v."place_of_birth", v."fiscal_code",
            v."address", v."city", v."postal_code")
        IS DISTINCT FROM ROW(m."category", p."first_name", p."last_name", p."date_of_birth", p."place_of_birth",
            p."fiscal_code", p."address", p."city", p."postal_code"))
$$;

CREATE FUNCTION "members_keep_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "keep_member_version"(NEW."id");
    RETURN NULL;
END $$;
CREATE TRIGGER "members_keep_version" AFTER INSERT OR UPDATE OF "category", "person_id" ON "members"
    FOR EACH ROW EXECUTE FUNCTION "members_keep_version"();

CREATE FUNCTION "people_keep_member_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "keep_member_version"(m."id") FROM "members" m WHERE m."person_id" = NEW."id";
    RETURN NULL;
END $$;
CREATE TRIGGER "people_keep_member_versions"
    AFTER UPDATE OF "first_name", "last_name", "date_of_birth", "place_of_birth", "fiscal_code", "address", "city",
        "postal_code" ON "people"
    FOR EACH ROW EXECUTE FUNCTION "people_keep_member_versions"();

-- Safe: the table holds one row.
ALTER TABLE "settings"
    ADD COLUMN "member_categories" JSONB NOT NULL DEFAULT '[{"key":"ordinario","label":"Socio ordinario","fee":2000}]',
    ADD COLUMN "member_year_start" TEXT NOT NULL DEFAULT '01-01',
    ADD COLUMN "member_grace_days" INTEGER NOT NULL DEFAULT 0,
    ADD CONSTRAINT "settings_member_grace_days" CHECK ("member_grace_days" BETWEEN 0 AND 120);
