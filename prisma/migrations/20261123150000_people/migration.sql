-- Everybody who books, signs up, waits or pays is a person, with or without an account. This makes the table and keeps
-- a person of each account made from now on; people of what is there already are made in batches, once the tables are
-- up to date (lib/data/person/make-people.ts).

-- For the search by parts of a name. It is trusted since PostgreSQL 13, so that the owner of a database may make it;
-- where that is refused, the search reads the whole table instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not available: the search for people will read all of them';
END
$$;

-- Names are the same but for case, accents and runs of spaces. Letters that only look alike stay different.
CREATE FUNCTION "person_name_fold"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ'),
    '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- The digits of a phone number, without the prefix of Italy, so that all its spellings are the same.
CREATE FUNCTION "phone_digits"("phone" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace($1, '^[^0-9+]*(\+|00)[^0-9]*39', ''), '[^0-9]', '', 'g')
$$;

CREATE TABLE "people" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" CITEXT,
    "phone" TEXT,
    "date_of_birth" DATE,
    "place_of_birth" TEXT,
    "fiscal_code" TEXT,
    "address" TEXT,
    "city" TEXT,
    "postal_code" TEXT,
    "language" TEXT NOT NULL DEFAULT 'it',
    "certificate_until" DATE,
    "member_until" DATE,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3),
    "name_fold" TEXT NOT NULL DEFAULT '',
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "people_user_id_key" ON "people"("user_id");
CREATE INDEX "people_email_name_fold_idx" ON "people"("email", "name_fold");
CREATE INDEX "people_fiscal_code_idx" ON "people"("fiscal_code");
CREATE INDEX "people_last_name_first_name_id_idx" ON "people"("last_name", "first_name", "id");
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX "people_search_text_idx" ON "people" USING gin ("search_text" gin_trgm_ops);
  END IF;
END
$$;

ALTER TABLE "people" ADD CONSTRAINT "people_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE FUNCTION "people_keep_folds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."name_fold" := person_name_fold(NEW."first_name" || ' ' || NEW."last_name");
  -- Each word follows a space, so that the beginning of a word can be looked for.
  NEW."search_text" := ' ' || concat_ws(' ', NEW."name_fold", lower(NEW."email"::text), lower(NEW."fiscal_code"),
    phone_digits(NEW."phone"));
  RETURN NEW;
END
$$;

CREATE TRIGGER "people_keep_folds"
  BEFORE INSERT OR UPDATE OF "first_name", "last_name", "email", "phone", "fiscal_code" ON "people"
  FOR EACH ROW EXECUTE FUNCTION "people_keep_folds"();

-- What an account and its person both know is one thing: whoever changes either changes both, a process of the version
-- before this one included. The person's e-mail address is the one to write to, and its own; it follows the login's as
-- long as the two are the same.
CREATE FUNCTION "users_have_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "people" ("user_id", "first_name", "last_name", "email", "phone", "date_of_birth", "place_of_birth",
    "fiscal_code", "address", "city", "postal_code", "member_until", "note", "created_at", "last_seen_at")
  VALUES (NEW."id", NEW."first_name", NEW."last_name", NEW."email", NEW."phone", NEW."date_of_birth",
    NEW."place_of_birth", NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until",
    NEW."note", NEW."registration_date", NEW."last_active_at");
  RETURN NULL;
END
$$;

CREATE TRIGGER "users_have_person" AFTER INSERT ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_have_person"();

-- Each of the two triggers writes only where something differs, so that they do not call each other for ever.
CREATE FUNCTION "users_share_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" p SET "first_name" = NEW."first_name", "last_name" = NEW."last_name", "phone" = NEW."phone",
    "date_of_birth" = NEW."date_of_birth", "place_of_birth" = NEW."place_of_birth",
    "fiscal_code" = NEW."fiscal_code", "address" = NEW."address", "city" = NEW."city",
    "postal_code" = NEW."postal_code", "member_until" = NEW."member_until", "note" = NEW."note",
    "email" = CASE WHEN p."email" = OLD."email" THEN NEW."email" ELSE p."email" END
  WHERE p."user_id" = NEW."id"
    AND (ROW(p."first_name", p."last_name", p."phone", p."date_of_birth", p."place_of_birth", p."fiscal_code",
        p."address", p."city", p."postal_code", p."member_until", p."note")
      IS DISTINCT FROM ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth",
        NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note")
      OR NEW."email" <> OLD."email");
  RETURN NULL;
END
$$;

CREATE TRIGGER "users_share_person"
  AFTER UPDATE OF "first_name", "last_name", "phone", "date_of_birth", "place_of_birth", "fiscal_code", "address",
    "city", "postal_code", "member_until", "note", "email" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_share_person"();

CREATE FUNCTION "people_share_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "users" u SET "first_name" = NEW."first_name", "last_name" = NEW."last_name", "phone" = NEW."phone",
    "date_of_birth" = NEW."date_of_birth", "place_of_birth" = NEW."place_of_birth",
    "fiscal_code" = NEW."fiscal_code", "address" = NEW."address", "city" = NEW."city",
    "postal_code" = NEW."postal_code", "member_until" = NEW."member_until", "note" = NEW."note"
  WHERE u."id" = NEW."user_id"
    AND ROW(u."first_name", u."last_name", u."phone", u."date_of_birth", u."place_of_birth", u."fiscal_code",
        u."address", u."city", u."postal_code", u."member_until", u."note")
      IS DISTINCT FROM ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth",
        NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note");
  RETURN NULL;
END
$$;

CREATE TRIGGER "people_share_account"
  AFTER UPDATE OF "user_id", "first_name", "last_name", "phone", "date_of_birth", "place_of_birth", "fiscal_code",
    "address", "city", "postal_code", "member_until", "note" ON "people"
  FOR EACH ROW WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION "people_share_account"();

-- When somebody was last there: by a login here, by bookings, sign-ups and check-ins in the next migration.
CREATE FUNCTION "users_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" SET "last_seen_at" = NEW."last_active_at"
  WHERE "user_id" = NEW."id" AND ("last_seen_at" IS NULL OR "last_seen_at" < NEW."last_active_at");
  RETURN NULL;
END
$$;

CREATE TRIGGER "users_seen" AFTER UPDATE OF "last_active_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_seen"();

-- The addresses and names of people who were merged into this one: what is written under them is still theirs.
CREATE TABLE "person_aliases" (
    "person_id" INTEGER NOT NULL,
    "email" CITEXT NOT NULL,
    "name_fold" TEXT NOT NULL,

    CONSTRAINT "person_aliases_pkey" PRIMARY KEY ("person_id", "email", "name_fold")
);

CREATE INDEX "person_aliases_email_name_fold_idx" ON "person_aliases"("email", "name_fold");

ALTER TABLE "person_aliases" ADD CONSTRAINT "person_aliases_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
