-- Every dash of a name is the hyphen of a keyboard where people are matched and found, as every apostrophe is one.
CREATE OR REPLACE FUNCTION "person_name_fold"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(
    translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ς’‘ʼʻ`´′', 'σ'''''''''''''''),
    '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d]',
    '-', 'g'), '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;
UPDATE "people" SET "first_name" = "first_name"
WHERE "name_fold" <> "person_name_fold"("first_name" || ' ' || "last_name");
INSERT INTO "person_aliases" ("person_id", "email", "name_fold")
SELECT "person_id", "email", "person_name_fold"("name_fold") FROM "person_aliases"
WHERE "name_fold" <> "person_name_fold"("name_fold")
ON CONFLICT DO NOTHING;
DELETE FROM "person_aliases" WHERE "name_fold" <> "person_name_fold"("name_fold");

-- What is owed for a row goes with it, whoever deletes it; a row that was paid for stays, since its payments do.
CREATE FUNCTION "charge_ends"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "charges" WHERE "id" = OLD."charge_id";
  RETURN NULL;
END $$;
CREATE TRIGGER "bookings_charge_ends" AFTER DELETE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "charge_ends"();
CREATE TRIGGER "sign_ups_charge_ends" AFTER DELETE ON "sign_ups" FOR EACH ROW EXECUTE FUNCTION "charge_ends"();
CREATE TRIGGER "member_fees_charge_ends" AFTER DELETE ON "member_fees" FOR EACH ROW EXECUTE FUNCTION "charge_ends"();
CREATE TRIGGER "passes_charge_ends" AFTER DELETE ON "passes" FOR EACH ROW EXECUTE FUNCTION "charge_ends"();
DELETE FROM "charges" c WHERE NOT EXISTS (SELECT FROM "bookings" WHERE "charge_id" = c."id")
  AND NOT EXISTS (SELECT FROM "sign_ups" WHERE "charge_id" = c."id")
  AND NOT EXISTS (SELECT FROM "member_fees" WHERE "charge_id" = c."id")
  AND NOT EXISTS (SELECT FROM "passes" WHERE "charge_id" = c."id")
  AND NOT EXISTS (SELECT FROM "payments" WHERE "charge_id" = c."id")
  AND NOT EXISTS (SELECT FROM "online_refunds" WHERE "charge_id" = c."id");
