-- Whoever is no member any more has no discount of members: the last day of the membership of the person follows the end,
-- except one that was set by hand.
CREATE OR REPLACE FUNCTION "count_paid_fees"("member" INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "was" "members";
    "paid" DATE;
BEGIN
    SELECT * INTO "was" FROM "members" WHERE "id" = "member";
    SELECT max(f."end_date") INTO "paid" FROM "member_fees" f
    WHERE f."member_id" = "member" AND f."total_amount" <= (
        SELECT COALESCE(sum(CASE p."kind" WHEN 'payment' THEN p."amount" ELSE -p."amount" END), 0)
        FROM "payments" p WHERE p."fee_id" = f."id");
    IF "paid" IS NOT DISTINCT FROM "was"."paid_until" THEN RETURN; END IF;
    UPDATE "members" SET "paid_until" = "paid" WHERE "id" = "member";
    -- A fee that is paid after the end makes nobody a member.
    IF "was"."ended_on" IS NOT NULL THEN RETURN; END IF;
    UPDATE "people" SET "member_until" = "paid"
    WHERE "id" = "was"."person_id"
        AND ("was"."paid_until" IS NULL OR "paid" > "was"."paid_until" OR "member_until" = "was"."paid_until");
END $$;

CREATE FUNCTION "members_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "people" SET "member_until" = LEAST("member_until", NEW."ended_on" - 1)
    WHERE "id" = NEW."person_id" AND "member_until" = NEW."paid_until";
    RETURN NULL;
END $$;
CREATE TRIGGER "members_end" AFTER UPDATE OF "ended_on" ON "members"
    FOR EACH ROW WHEN (NEW."ended_on" IS NOT NULL) EXECUTE FUNCTION "members_end"();

-- Of those that have ended already, unless they came back.
UPDATE "people" p SET "member_until" = m."ended_on" - 1
FROM "members" m
WHERE m."person_id" = p."id" AND m."status" = 'ended' AND p."member_until" = m."paid_until" AND m."paid_until" >= m."ended_on"
    AND NOT EXISTS (SELECT 1 FROM "members" l WHERE l."person_id" = p."id" AND l."status" IN ('applied', 'admitted'));
