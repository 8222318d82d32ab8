-- The language in which somebody is written to: of an account, and of what was booked on pages in that language.
ALTER TABLE "users" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'it';
ALTER TABLE "bookings" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'it';
ALTER TABLE "course_bookings" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'it';
ALTER TABLE "event_registrations" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'it';
ALTER TABLE "waiting_entries" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'it';

-- A person's language was there before the account's.
UPDATE "users" u SET "language" = p."language"
FROM "people" p WHERE p."user_id" = u."id" AND p."language" <> u."language";

-- An account and its person have one language, as they have one name (migration people).
CREATE OR REPLACE FUNCTION "users_have_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "people" ("user_id", "first_name", "last_name", "email", "phone", "date_of_birth", "place_of_birth",
    "fiscal_code", "address", "city", "postal_code", "member_until", "note", "language", "created_at", "last_seen_at")
  VALUES (NEW."id", NEW."first_name", NEW."last_name", NEW."email", NEW."phone", NEW."date_of_birth",
    NEW."place_of_birth", NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until",
    NEW."note", NEW."language", NEW."registration_date", NEW."last_active_at");
  RETURN NULL;
END
$$;

CREATE FUNCTION "users_share_language"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" SET "language" = NEW."language"
  WHERE "user_id" = NEW."id" AND "language" <> NEW."language";
  RETURN NULL;
END
$$;

CREATE TRIGGER "users_share_language" AFTER UPDATE OF "language" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_share_language"();

CREATE FUNCTION "people_share_language"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "users" SET "language" = NEW."language"
  WHERE "id" = NEW."user_id" AND "language" <> NEW."language";
  RETURN NULL;
END
$$;

CREATE TRIGGER "people_share_language" AFTER UPDATE OF "user_id", "language" ON "people"
  FOR EACH ROW WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION "people_share_language"();
