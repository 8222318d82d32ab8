-- Who has not verified an address may have claimed that of somebody else, so a merge with what is known of that person
-- must not reach the account before. Until then account and person may differ: each hands on what changes of itself, and
-- the verification hands on the rest.

CREATE OR REPLACE FUNCTION "users_share_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "people" p SET
    "first_name" = CASE WHEN NEW."first_name" IS DISTINCT FROM OLD."first_name" THEN NEW."first_name" ELSE p."first_name" END,
    "last_name" = CASE WHEN NEW."last_name" IS DISTINCT FROM OLD."last_name" THEN NEW."last_name" ELSE p."last_name" END,
    "phone" = CASE WHEN NEW."phone" IS DISTINCT FROM OLD."phone" THEN NEW."phone" ELSE p."phone" END,
    "date_of_birth" = CASE WHEN NEW."date_of_birth" IS DISTINCT FROM OLD."date_of_birth" THEN NEW."date_of_birth" ELSE p."date_of_birth" END,
    "place_of_birth" = CASE WHEN NEW."place_of_birth" IS DISTINCT FROM OLD."place_of_birth" THEN NEW."place_of_birth" ELSE p."place_of_birth" END,
    "fiscal_code" = CASE WHEN NEW."fiscal_code" IS DISTINCT FROM OLD."fiscal_code" THEN NEW."fiscal_code" ELSE p."fiscal_code" END,
    "address" = CASE WHEN NEW."address" IS DISTINCT FROM OLD."address" THEN NEW."address" ELSE p."address" END,
    "city" = CASE WHEN NEW."city" IS DISTINCT FROM OLD."city" THEN NEW."city" ELSE p."city" END,
    "postal_code" = CASE WHEN NEW."postal_code" IS DISTINCT FROM OLD."postal_code" THEN NEW."postal_code" ELSE p."postal_code" END,
    "member_until" = CASE WHEN NEW."member_until" IS DISTINCT FROM OLD."member_until" THEN NEW."member_until" ELSE p."member_until" END,
    "note" = CASE WHEN NEW."note" IS DISTINCT FROM OLD."note" THEN NEW."note" ELSE p."note" END,
    "email" = CASE WHEN p."email" = OLD."email" THEN NEW."email" ELSE p."email" END
  WHERE p."user_id" = NEW."id"
    AND ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth", NEW."fiscal_code",
        NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note", NEW."email")
      IS DISTINCT FROM ROW(OLD."first_name", OLD."last_name", OLD."phone", OLD."date_of_birth", OLD."place_of_birth",
        OLD."fiscal_code", OLD."address", OLD."city", OLD."postal_code", OLD."member_until", OLD."note", OLD."email")
    AND ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth", NEW."fiscal_code",
        NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note", NEW."email")
      IS DISTINCT FROM ROW(p."first_name", p."last_name", p."phone", p."date_of_birth", p."place_of_birth",
        p."fiscal_code", p."address", p."city", p."postal_code", p."member_until", p."note", p."email");
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "people_share_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "is_known" BOOLEAN;
BEGIN
  SELECT u."is_verified" INTO "is_known" FROM "users" u WHERE u."id" = NEW."user_id";
  IF NOT "is_known" AND current_setting('centro.merging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  UPDATE "users" u SET
    "first_name" = CASE WHEN "is_known" OR NEW."first_name" IS DISTINCT FROM OLD."first_name" THEN NEW."first_name" ELSE u."first_name" END,
    "last_name" = CASE WHEN "is_known" OR NEW."last_name" IS DISTINCT FROM OLD."last_name" THEN NEW."last_name" ELSE u."last_name" END,
    "phone" = CASE WHEN "is_known" OR NEW."phone" IS DISTINCT FROM OLD."phone" THEN NEW."phone" ELSE u."phone" END,
    "date_of_birth" = CASE WHEN "is_known" OR NEW."date_of_birth" IS DISTINCT FROM OLD."date_of_birth" THEN NEW."date_of_birth" ELSE u."date_of_birth" END,
    "place_of_birth" = CASE WHEN "is_known" OR NEW."place_of_birth" IS DISTINCT FROM OLD."place_of_birth" THEN NEW."place_of_birth" ELSE u."place_of_birth" END,
    "fiscal_code" = CASE
      -- A code that another account has stays with that account.
      WHEN EXISTS (SELECT 1 FROM "users" o WHERE o."fiscal_code" = NEW."fiscal_code" AND o."id" <> u."id") THEN u."fiscal_code"
      WHEN "is_known" OR NEW."fiscal_code" IS DISTINCT FROM OLD."fiscal_code" THEN NEW."fiscal_code" ELSE u."fiscal_code" END,
    "address" = CASE WHEN "is_known" OR NEW."address" IS DISTINCT FROM OLD."address" THEN NEW."address" ELSE u."address" END,
    "city" = CASE WHEN "is_known" OR NEW."city" IS DISTINCT FROM OLD."city" THEN NEW."city" ELSE u."city" END,
    "postal_code" = CASE WHEN "is_known" OR NEW."postal_code" IS DISTINCT FROM OLD."postal_code" THEN NEW."postal_code" ELSE u."postal_code" END,
    "member_until" = CASE WHEN "is_known" OR NEW."member_until" IS DISTINCT FROM OLD."member_until" THEN NEW."member_until" ELSE u."member_until" END,
    "note" = CASE WHEN "is_known" OR NEW."note" IS DISTINCT FROM OLD."note" THEN NEW."note" ELSE u."note" END
  WHERE u."id" = NEW."user_id"
    AND ROW(u."first_name", u."last_name", u."phone", u."date_of_birth", u."place_of_birth", u."fiscal_code",
        u."address", u."city", u."postal_code", u."member_until", u."note")
      IS DISTINCT FROM ROW(NEW."first_name", NEW."last_name", NEW."phone", NEW."date_of_birth", NEW."place_of_birth",
        NEW."fiscal_code", NEW."address", NEW."city", NEW."postal_code", NEW."member_until", NEW."note");
  RETURN NULL;
END
$$;
