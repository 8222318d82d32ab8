-- An account that is not verified holds the membership that it applied for itself, once its fee is paid, as well as what
-- was given to that very account.
CREATE FUNCTION "own_member_until"("account" INTEGER, "given" DATE) RETURNS DATE LANGUAGE sql STABLE AS $$
  SELECT GREATEST($2, (SELECT max(m."paid_until") FROM "members" m WHERE m."user_id" = $1))
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
    "member_until" =
      "membership_of_account"(u."is_verified", "own_member_until"(u."id", u."member_until"), p."member_until"),
    "note" = p."note"
  FROM "people" p
  WHERE p."user_id" = u."id" AND u."id" = $1
    AND (u."member_until" IS DISTINCT FROM
        "membership_of_account"(u."is_verified", "own_member_until"(u."id", u."member_until"), p."member_until")
      OR p."note" IS DISTINCT FROM u."note"
      OR (u."is_verified" AND ROW(p."first_name", p."last_name", p."phone", p."date_of_birth", p."place_of_birth",
          p."fiscal_code", p."address", p."city", p."postal_code")
        IS DISTINCT FROM ROW(u."first_name", u."last_name", u."phone", u."date_of_birth", u."place_of_birth",
          u."fiscal_code", u."address", u."city", u."postal_code")))
$$;
