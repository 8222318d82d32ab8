-- "Wałęsa" is found by "walesa", as "Città" is by "citta": foldText folds the same letters. People are still matched by
-- person_name_fold, for which "Røssi" is not "Rossi".
CREATE FUNCTION "search_fold"("words" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    translate(person_name_fold($1), 'ıȷłøđðħŧŋĸþ', 'ijloddhtnkp'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')
$$;
CREATE OR REPLACE FUNCTION "people_keep_folds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."name_fold" := person_name_fold(NEW."first_name" || ' ' || NEW."last_name");
  -- Each word follows a space, so that the beginning of a word can be looked for.
  NEW."search_text" := ' ' || concat_ws(' ', search_fold(NEW."name_fold"), lower(NEW."email"::text),
    lower(NEW."fiscal_code"), phone_digits(NEW."phone"));
  RETURN NEW;
END
$$;
UPDATE "people" SET "first_name" = "first_name" WHERE "name_fold" <> search_fold("name_fold");
