-- An account whose address nobody has verified may be that of a stranger: what the desk writes down of its person is not
-- shown to it. From the verification on the two hold the same. Membership and note are the desk's in both.

CREATE OR REPLACE FUNCTION "users_share_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What the account has changed, and no more: the desk may have corrected the rest.
  UPDATE "people" p SET
    "first_name" = CASE WHEN NEW."first_name" <> OLD."first_name" THEN NEW."first_name" ELSE p."first_name" END,
    "last_name" = CASE WHEN NEW."last_name" <> OLD."last_name" THEN NEW."last_name" ELSE p."last_name" END,
    "phone" = CASE WHEN NEW."phone" IS DISTINCT FROM OLD."phone" THEN NEW."phone" ELSE p."phone" END,
    "date_of_birth" = CASE WHEN NEW."date_of_birth" IS DISTINCT FROM OLD."date_of_birth"
      THEN NEW."date_of_birth" ELSE p."date_of_birth" END,
    "place_of_birth" = CASE WHEN NEW."place_of_birth" IS DISTINCT FROM OLD."place_of_birth"
      THEN NEW."place_of_birth" ELSE p."place_of_birth" END,
    "fiscal_code" = CASE WHEN NEW."fiscal_code" IS DISTINCT FROM OLD."fiscal_code"
      THEN NEW."fiscal_code" ELSE p."fiscal_code" END,
    "address" = CASE WHEN NEW."address" IS DISTINCT FROM OLD."address" THEN NEW."address" ELSE p."address" END,
    "city" = CASE WHEN NEW."city" IS DISTINCT FROM OLD."city" THEN NEW."city" ELSE p."city" END,
    "postal_code" = CASE WHEN NEW."postal_code" IS DISTINCT FROM OLD."postal_code"
      THEN NEW."postal_code" ELSE p."postal_code" END,
    "member_until" = NEW."member_until", "note" = NEW."note",
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

-- A codice fiscale that another account has stays with that account.
CREATE FUNCTION "share_person_with_account"("account" INTEGER) RETURNS void LANGUAGE sql AS $$
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
    "member_until" = p."member_until", "note" = p."note"
  FROM "people" p
  WHERE p."user_id" = u."id" AND u."id" = $1
    AND (ROW(p."member_until", p."note") IS DISTINCT FROM ROW(u."member_until", u."note")
      OR (u."is_verified" AND ROW(p."first_name", p."last_name", p."phone", p."date_of_birth", p."place_of_birth",
          p."fiscal_code", p."address", p."city", p."postal_code")
        IS DISTINCT FROM ROW(u."first_name", u."last_name", u."phone", u."date_of_birth", u."place_of_birth",
          u."fiscal_code", u."address", u."city", u."postal_code")))
$$;

CREATE OR REPLACE FUNCTION "people_share_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "share_person_with_account"(NEW."user_id");
  RETURN NULL;
END
$$;

CREATE FUNCTION "users_verified"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "share_person_with_account"(NEW."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "users_verified" AFTER UPDATE OF "is_verified" ON "users"
  FOR EACH ROW WHEN (NEW."is_verified" AND NOT OLD."is_verified") EXECUTE FUNCTION "users_verified"();
