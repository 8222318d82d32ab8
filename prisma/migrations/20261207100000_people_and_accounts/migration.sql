-- A person is a human, an account is a way in. People hold all that is known of the human; an account has one person of its
-- own (`users.person_id`) and sees exactly its people (`people.account_id`), with all that is theirs. What an account saw
-- before it sees now, and nothing else: where one person had rows of several kinds of visibility, she becomes several.
BEGIN;

LOCK TABLE "users", "people", "bookings", "sign_ups", "waiting_entries", "members", "passes", "receipts", "member_versions"
  IN ACCESS EXCLUSIVE MODE;

-- What only kept copies equal.
DROP TRIGGER "users_have_person" ON "users";
DROP TRIGGER "users_share_person" ON "users";
DROP TRIGGER "users_share_language" ON "users";
DROP TRIGGER "users_verified" ON "users";
DROP TRIGGER "people_share_account" ON "people";
DROP TRIGGER "people_share_language" ON "people";
DROP FUNCTION "users_have_person"(), "users_share_person"(), "users_share_language"(), "users_verified"(),
  "people_share_account"(), "people_share_language"(), "share_person_with_account"(INTEGER),
  "own_member_until"(INTEGER, DATE), "membership_of_account"(BOOLEAN, DATE, DATE);

-- Whose something is changes here, and nothing else: neither calendars nor the register of members.
ALTER TABLE "bookings" DISABLE TRIGGER USER;
ALTER TABLE "sign_ups" DISABLE TRIGGER USER;
ALTER TABLE "waiting_entries" DISABLE TRIGGER USER;
ALTER TABLE "members" DISABLE TRIGGER USER;
ALTER TABLE "passes" DISABLE TRIGGER USER;
ALTER TABLE "receipts" DISABLE TRIGGER USER;
ALTER TABLE "people" DISABLE TRIGGER "people_keep_member_versions";

ALTER TABLE "people" ADD COLUMN "account_id" INTEGER;
ALTER TABLE "users" ADD COLUMN "person_id" INTEGER;

-- Accounts that a process of a version before people has made.
INSERT INTO "people" ("user_id", "first_name", "last_name", "email", "phone", "date_of_birth", "place_of_birth",
  "fiscal_code", "address", "city", "postal_code", "member_until", "note", "language", "created_at", "last_seen_at")
SELECT "id", "first_name", "last_name", "email", "phone", "date_of_birth", "place_of_birth", "fiscal_code", "address",
  "city", "postal_code", "member_until", "note", "language", "registration_date", "last_active_at"
FROM "users" u WHERE NOT EXISTS (SELECT FROM "people" p WHERE p."user_id" = u."id");

UPDATE "people" p SET "account_id" = u."id",
  "language" = CASE WHEN u."is_verified" THEN p."language" ELSE u."language" END
FROM "users" u WHERE u."id" = p."user_id";
UPDATE "users" u SET "person_id" = p."id" FROM "people" p WHERE p."user_id" = u."id";

-- What belongs to people, with who saw it.
CREATE FUNCTION pg_temp.for_owned(statement TEXT, but TEXT DEFAULT '') RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "owned" TEXT;
BEGIN
  FOREACH "owned" IN ARRAY ARRAY['bookings', 'sign_ups', 'waiting_entries', 'members', 'passes', 'receipts'] LOOP
    CONTINUE WHEN "owned" = "but";
    EXECUTE format("statement", "owned");
  END LOOP;
END $$;

-- Of a time before people, and not of somebody erased: an account is gone from what is.
SELECT pg_temp.for_owned(
  'UPDATE %I t SET person_id = u.person_id FROM users u WHERE u.id = t.user_id AND t.person_id IS NULL');

-- Accounts that have not proved their address and whose person holds what others have stored, or stored otherwise: the
-- account gets a person of its own, with what it typed and what its own sessions made.
CREATE TEMP TABLE "strangers" ON COMMIT DROP AS
SELECT u."id" AS "account", p."id" AS "person", nextval('people_id_seq')::INTEGER AS "own"
FROM "users" u JOIN "people" p ON p."id" = u."person_id"
WHERE NOT u."is_verified" AND (
  EXISTS (SELECT FROM "bookings" t WHERE t."person_id" = p."id" AND t."user_id" IS DISTINCT FROM u."id")
  OR EXISTS (SELECT FROM "sign_ups" t WHERE t."person_id" = p."id" AND t."user_id" IS DISTINCT FROM u."id")
  OR EXISTS (SELECT FROM "waiting_entries" t WHERE t."person_id" = p."id" AND t."user_id" IS DISTINCT FROM u."id")
  OR EXISTS (SELECT FROM "members" t WHERE t."person_id" = p."id" AND t."user_id" IS DISTINCT FROM u."id")
  OR EXISTS (SELECT FROM "passes" t WHERE t."person_id" = p."id" AND t."user_id" IS DISTINCT FROM u."id")
  OR EXISTS (SELECT FROM "receipts" t WHERE t."person_id" = p."id" AND t."user_id" IS DISTINCT FROM u."id")
  OR EXISTS (SELECT FROM "person_aliases" t WHERE t."person_id" = p."id")
  OR EXISTS (SELECT FROM "teachers" t WHERE t."person_id" = p."id")
  OR EXISTS (SELECT FROM "members" m JOIN "member_versions" v ON v."member_id" = m."id"
    WHERE m."person_id" = p."id" AND v."fiscal_code" IS DISTINCT FROM u."fiscal_code")
  OR COALESCE(p."note", p."certificate_until"::TEXT, p."newsletter_since"::TEXT) IS NOT NULL
  OR ROW(p."first_name", p."last_name", p."email"::TEXT, p."phone", p."date_of_birth", p."place_of_birth",
      p."fiscal_code", p."address", p."city", p."postal_code", p."member_until")
    IS DISTINCT FROM ROW(u."first_name", u."last_name", u."email"::TEXT, u."phone", u."date_of_birth",
      u."place_of_birth", u."fiscal_code", u."address", u."city", u."postal_code", u."member_until"));

INSERT INTO "people" ("id", "account_id", "first_name", "last_name", "email", "phone", "date_of_birth", "place_of_birth",
  "fiscal_code", "address", "city", "postal_code", "member_until", "language", "created_at", "last_seen_at")
SELECT s."own", u."id", u."first_name", u."last_name", u."email", u."phone", u."date_of_birth", u."place_of_birth",
  u."fiscal_code", u."address", u."city", u."postal_code", u."member_until", u."language", u."registration_date",
  u."last_active_at"
FROM "strangers" s JOIN "users" u ON u."id" = s."account";
UPDATE "users" u SET "person_id" = s."own" FROM "strangers" s WHERE s."account" = u."id";
UPDATE "people" p SET "account_id" = NULL FROM "strangers" s WHERE s."person" = p."id";
-- What the account has typed is nothing that others know; the register of members stays as it was written.
UPDATE "people" p SET
  "phone" = NULLIF(p."phone", u."phone"), "date_of_birth" = NULLIF(p."date_of_birth", u."date_of_birth"),
  "place_of_birth" = NULLIF(p."place_of_birth", u."place_of_birth"),
  "fiscal_code" = NULLIF(p."fiscal_code", u."fiscal_code"), "address" = NULLIF(p."address", u."address"),
  "city" = NULLIF(p."city", u."city"), "postal_code" = NULLIF(p."postal_code", u."postal_code")
FROM "strangers" s JOIN "users" u ON u."id" = s."account"
WHERE s."person" = p."id" AND NOT EXISTS (SELECT FROM "members" m WHERE m."person_id" = p."id");
-- A membership in whose register stands what others have written stays theirs.
UPDATE "members" m SET "user_id" = NULL FROM "strangers" s JOIN "users" u ON u."id" = s."account"
WHERE m."person_id" = s."person" AND EXISTS (
  SELECT FROM "member_versions" v WHERE v."member_id" = m."id" AND v."fiscal_code" IS DISTINCT FROM u."fiscal_code");

UPDATE "members" m SET "person_id" = s."own" FROM "strangers" s
WHERE m."person_id" = s."person" AND m."user_id" = s."account";

-- An account that has proved no address has no people but its own. Of memberships one person has but one at a time.
SELECT pg_temp.for_owned(
  'UPDATE %I t SET person_id = u.person_id FROM users u
   WHERE u.id = t.user_id AND NOT u.is_verified AND t.person_id <> u.person_id', 'members');

-- Who is seen by whom: a person all of whose things one account sees is that account's.
CREATE TEMP TABLE "seen" ON COMMIT DROP AS
SELECT DISTINCT "person_id" AS "person", "user_id" AS "account" FROM "bookings" WHERE "person_id" IS NOT NULL
UNION SELECT "person_id", "user_id" FROM "sign_ups" WHERE "person_id" IS NOT NULL
UNION SELECT "person_id", "user_id" FROM "waiting_entries" WHERE "person_id" IS NOT NULL
UNION SELECT "person_id", "user_id" FROM "members" WHERE "person_id" IS NOT NULL
UNION SELECT "person_id", "user_id" FROM "passes" WHERE "person_id" IS NOT NULL
-- No reference keeps the account of a receipt that is gone from it.
UNION SELECT r."person_id", u."id" FROM "receipts" r LEFT JOIN "users" u ON u."id" = r."user_id"
  WHERE r."person_id" IS NOT NULL;
UPDATE "people" p SET "account_id" = one."account"
FROM (SELECT "person", max("account") AS "account" FROM "seen" GROUP BY "person" HAVING count(*) = 1) one
WHERE one."person" = p."id" AND one."account" IS NOT NULL AND p."account_id" IS NULL;

-- Who else sees something of a person, or that nobody does, is told of another person of the same name and address.
CREATE TEMP TABLE "parted" ON COMMIT DROP AS
SELECT s."person", s."account", nextval('people_id_seq')::INTEGER AS "other"
FROM "seen" s JOIN "people" p ON p."id" = s."person" WHERE s."account" IS DISTINCT FROM p."account_id";
INSERT INTO "people" ("id", "account_id", "first_name", "last_name", "email", "language", "created_at", "last_seen_at")
SELECT a."other", a."account", p."first_name", p."last_name", p."email", p."language", p."created_at", p."last_seen_at"
FROM "parted" a JOIN "people" p ON p."id" = a."person";
SELECT pg_temp.for_owned(
  'UPDATE %I t SET person_id = a.other FROM parted a WHERE a.person = t.person_id
   AND a.account IS NOT DISTINCT FROM (SELECT u.id FROM users u WHERE u.id = t.user_id)');
-- She goes on being who the register says.
UPDATE "people" p SET "phone" = was."phone", "date_of_birth" = was."date_of_birth",
  "place_of_birth" = was."place_of_birth", "fiscal_code" = was."fiscal_code", "address" = was."address",
  "city" = was."city", "postal_code" = was."postal_code", "member_until" = was."member_until"
FROM "parted" a JOIN "people" was ON was."id" = a."person"
WHERE a."other" = p."id" AND EXISTS (SELECT FROM "members" m WHERE m."person_id" = p."id");

-- Functions that name the columns that go.
CREATE OR REPLACE FUNCTION "users_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" SET "last_seen_at" = NEW."last_active_at"
  WHERE "id" = NEW."person_id" AND ("last_seen_at" IS NULL OR "last_seen_at" < NEW."last_active_at");
  RETURN NULL;
END
$$;
DROP TRIGGER "sign_ups_calendar_sequence" ON "sign_ups";
CREATE TRIGGER "sign_ups_calendar_sequence" BEFORE UPDATE ON "sign_ups" FOR EACH ROW
  WHEN (NOT (OLD."person_id" IS DISTINCT FROM NEW."person_id"
    OR OLD."calendar_changed_at" IS DISTINCT FROM NEW."calendar_changed_at"))
  EXECUTE FUNCTION "raise_calendar_sequence"();

ALTER TABLE "bookings" DROP COLUMN "user_id";
ALTER TABLE "sign_ups" DROP COLUMN "user_id";
ALTER TABLE "waiting_entries" DROP COLUMN "user_id";
ALTER TABLE "members" DROP COLUMN "user_id";
ALTER TABLE "passes" DROP COLUMN "user_id";
ALTER TABLE "receipts" DROP COLUMN "user_id";
ALTER TABLE "people" DROP COLUMN "user_id";
ALTER TABLE "users" DROP COLUMN "first_name", DROP COLUMN "last_name", DROP COLUMN "phone",
  DROP COLUMN "date_of_birth", DROP COLUMN "place_of_birth", DROP COLUMN "fiscal_code", DROP COLUMN "address",
  DROP COLUMN "city", DROP COLUMN "postal_code", DROP COLUMN "member_until", DROP COLUMN "note",
  DROP COLUMN "language";

DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('"demonstration_state"'::REGPROC), '''user_id'', p.user_id', '''account_id'', p.account_id');
  EXECUTE regexp_replace(pg_get_functiondef('"payment_is_of_nobody"'::REGPROC), '(b|s)\."user_id" IS NULL',
    '\1."person_id" IS NULL', 'g');
END $$;
UPDATE "demonstration" SET "state" = "state" - 'user_id' WHERE "kind" IN ('bookings', 'registrations');
UPDATE "demonstration" SET "state" = "state" - 'user_id' || jsonb_build_object('account_id', "state" -> 'user_id')
WHERE "kind" = 'people';

ALTER TABLE "bookings" ENABLE TRIGGER USER;
ALTER TABLE "sign_ups" ENABLE TRIGGER USER;
ALTER TABLE "waiting_entries" ENABLE TRIGGER USER;
ALTER TABLE "members" ENABLE TRIGGER USER;
ALTER TABLE "passes" ENABLE TRIGGER USER;
ALTER TABLE "receipts" ENABLE TRIGGER USER;
ALTER TABLE "people" ENABLE TRIGGER "people_keep_member_versions";

DROP INDEX "bookings_person_id_idx";
CREATE INDEX "bookings_person_id_starts_at_idx" ON "bookings"("person_id", "starts_at");
CREATE UNIQUE INDEX "people_account_id_id_key" ON "people"("account_id", "id");
CREATE UNIQUE INDEX "users_person_id_key" ON "users"("person_id");
ALTER TABLE "users" ALTER COLUMN "person_id" SET NOT NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_person_id_fkey" FOREIGN KEY ("person_id")
  REFERENCES "people"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Checked at the end of a transaction, since an account and its own person, who is one of its people, name each other.
ALTER TABLE "people" ADD CONSTRAINT "people_account_id_fkey" FOREIGN KEY ("account_id")
  REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
CREATE FUNCTION "own_person_of_account"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "users" u JOIN "people" p ON p."id" = u."person_id"
    WHERE p."account_id" IS DISTINCT FROM u."id"
      AND CASE TG_TABLE_NAME WHEN 'users' THEN u."id" = NEW."id" ELSE p."id" = NEW."id" END)
  THEN
    RAISE EXCEPTION 'The own person of an account is one of its people'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'users_own_person';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "users_own_person" AFTER INSERT OR UPDATE OF "person_id" ON "users"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "own_person_of_account"();
CREATE CONSTRAINT TRIGGER "people_own_person" AFTER UPDATE OF "account_id" ON "people"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "own_person_of_account"();

ANALYZE "users", "people", "bookings";

COMMIT;
