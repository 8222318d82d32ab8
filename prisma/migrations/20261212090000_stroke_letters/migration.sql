-- "Wałęsa" is found and matched as "Walesa", as "Città" is as "Citta": foldText folds the same letters.
CREATE OR REPLACE FUNCTION "person_name_fold"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')),
      'ς’‘ʼʻ`´′ıȷłøđðħŧŋĸþ', 'σ''''''''''''''ijloddhtnkp'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
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
