-- All apostrophes are one: a phone writes "D’Angelo", a keyboard "D'Angelo".
CREATE OR REPLACE FUNCTION "person_name_fold"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ς’‘ʼʻ`´′', 'σ'''''''''''''''),
    '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- The trigger people_keep_folds writes the folds; no other one reads this column.
UPDATE "people" SET "email" = "email"
WHERE "name_fold" <> person_name_fold("first_name" || ' ' || "last_name");

INSERT INTO "person_aliases" ("person_id", "email", "name_fold")
SELECT "person_id", "email", person_name_fold("name_fold") FROM "person_aliases"
WHERE "name_fold" <> person_name_fold("name_fold")
ON CONFLICT DO NOTHING;
DELETE FROM "person_aliases" WHERE "name_fold" <> person_name_fold("name_fold");
