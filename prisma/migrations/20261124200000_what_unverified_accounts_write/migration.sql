-- An account whose address nobody has verified may be that of a stranger. What it changes of itself reaches its person only
-- where nobody else has stored anything, which the application decides (lib/data/person/leave-person.ts). Membership and
-- note are changed by the centre alone.
CREATE OR REPLACE FUNCTION "users_share_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" p SET
    "first_name" = CASE WHEN NEW."is_verified" AND NEW."first_name" <> OLD."first_name"
      THEN NEW."first_name" ELSE p."first_name" END,
    "last_name" = CASE WHEN NEW."is_verified" AND NEW."last_name" <> OLD."last_name"
      THEN NEW."last_name" ELSE p."last_name" END,
    "phone" = CASE WHEN NEW."is_verified" AND NEW."phone" IS DISTINCT FROM OLD."phone"
      THEN NEW."phone" ELSE p."phone" END,
    "date_of_birth" = CASE WHEN NEW."is_verified" AND NEW."date_of_birth" IS DISTINCT FROM OLD."date_of_birth"
      THEN NEW."date_of_birth" ELSE p."date_of_birth" END,
    "place_of_birth" = CASE WHEN NEW."is_verified" AND NEW."place_of_birth" IS DISTINCT FROM OLD."place_of_birth"
      THEN NEW."place_of_birth" ELSE p."place_of_birth" END,
    "fiscal_code" = CASE WHEN NEW."is_verified" AND NEW."fiscal_code" IS DISTINCT FROM OLD."fiscal_code"
      THEN NEW."fiscal_code" ELSE p."fiscal_code" END,
    "address" = CASE WHEN NEW."is_verified" AND NEW."address" IS DISTINCT FROM OLD."address"
      THEN NEW."address" ELSE p."address" END,
    "city" = CASE WHEN NEW."is_verified" AND NEW."city" IS DISTINCT FROM OLD."city"
      THEN NEW."city" ELSE p."city" END,
    "postal_code" = CASE WHEN NEW."is_verified" AND NEW."postal_code" IS DISTINCT FROM OLD."postal_code"
      THEN NEW."postal_code" ELSE p."postal_code" END,
    "member_until" = CASE WHEN NEW."member_until" IS DISTINCT FROM OLD."member_until"
      THEN NEW."member_until" ELSE p."member_until" END,
    "note" = CASE WHEN NEW."note" IS DISTINCT FROM OLD."note" THEN NEW."note" ELSE p."note" END,
    "email" = CASE WHEN p."email" = OLD."email" THEN NEW."email" ELSE p."email" END
  WHERE p."user_id" = NEW."id"
    AND ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth",
        NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note",
        NEW."email"::text)
      IS DISTINCT FROM ROW(OLD."first_name", OLD."last_name", OLD."phone", OLD."date_of_birth", OLD."place_of_birth",
        OLD."fiscal_code", OLD."address", OLD."city", OLD."postal_code", OLD."member_until", OLD."note",
        OLD."email"::text);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "users_share_language"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" SET "language" = NEW."language"
  WHERE "user_id" = NEW."id" AND NEW."is_verified" AND "language" <> NEW."language";
  RETURN NULL;
END
$$;

-- Of the person's membership an account that is not verified holds what was given to that very account, and never more
-- than the person has.
CREATE FUNCTION "membership_of_account"("is_verified" BOOLEAN, "of_account" DATE, "of_person" DATE)
RETURNS DATE LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1 OR $3 IS NULL OR $3 < $2 THEN $3 ELSE $2 END
$$;

CREATE OR REPLACE FUNCTION "share_person_with_account"("account" INTEGER) RETURNS void LANGUAGE sql AS $$
  UPDATE "users" u SET
    "first_name" = CASE WHEN u."is_verified" THEN p."first_name" ELSE u."first_name" END,
    "last_name" = CASE WHEN u."is_verified" THEN p."last_name" ELSE u."last_name" END,
    "phone" = CASE WHEN u."is_verified" THEN p."phone" ELSE u."phone" END,
    "date_of_birth" = CASE WHEN u."is_verified" THEN p."date_of_birth" ELSE u."date_of_birth" END,
    "place_of_birth" = CASE WHEN u."is_verified" THEN p."place_of_birth" ELSE u."place_of_birth" END,
    "fiscal_code" = CASE WHEN u."is_verified" AND NOT EXISTS (
      SELECT 1 FROM "users" o WHERE o."fiscal_code" = p."fiscal_code" AND o."id" <> u."id")
      THEN p."fiscal_code" ELSE u."fiscal_code" END,
    "address" = CASE WHEN u."is_verified" THEN p."address" ELSE u."address" END,
    "city" = CASE WHEN u."is_verified" THEN p."city" ELSE u."city" END,
    "postal_code" = CASE WHEN u."is_verified" THEN p."postal_code" ELSE u."postal_code" END,
    "member_until" = "membership_of_account"(u."is_verified", u."member_until", p."member_until"),
    "note" = p."note"
  FROM "people" p
  WHERE p."user_id" = u."id" AND u."id" = $1
    AND (u."member_until" IS DISTINCT FROM "membership_of_account"(u."is_verified", u."member_until", p."member_until")
      OR p."note" IS DISTINCT FROM u."note"
      OR (u."is_verified" AND ROW(p."first_name", p."last_name", p."phone", p."date_of_birth", p."place_of_birth",
          p."fiscal_code", p."address", p."city", p."postal_code")
        IS DISTINCT FROM ROW(u."first_name", u."last_name", u."phone", u."date_of_birth", u."place_of_birth",
          u."fiscal_code", u."address", u."city", u."postal_code")))
$$;

-- From the verification on the two hold the same: what is written down of the person, and what the account has typed where
-- that is empty. The language is the account's choice.
CREATE OR REPLACE FUNCTION "users_verified"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" p SET
    "phone" = COALESCE(p."phone", NEW."phone"),
    "date_of_birth" = COALESCE(p."date_of_birth", NEW."date_of_birth"),
    "place_of_birth" = COALESCE(p."place_of_birth", NEW."place_of_birth"),
    "fiscal_code" = COALESCE(p."fiscal_code", NEW."fiscal_code"),
    "address" = COALESCE(p."address", NEW."address"), "city" = COALESCE(p."city", NEW."city"),
    "postal_code" = COALESCE(p."postal_code", NEW."postal_code"), "language" = NEW."language"
  WHERE p."user_id" = NEW."id";
  PERFORM "share_person_with_account"(NEW."id");
  RETURN NULL;
END
$$;
