-- What the association adds to its own site: a picture and words for the home page, the hours of its office, its PEC.
-- Safe: the table holds one row.
ALTER TABLE "site"
    ADD COLUMN "hero_image_url" TEXT,
    ADD COLUMN "hero_topics" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "office_hours" JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN "office_note" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "pec" TEXT,
    ADD COLUMN "vat_number" TEXT;

-- The site shows it, so it stands with the site, as the legal name does.
UPDATE "site" SET "vat_number" = (SELECT "vat_number" FROM "settings");

-- Whether a picture is shown follows from the triggers that end pictures: each names the column of its table that shows them.
-- By the random beginning of the file name, since the icons of a logo have names that begin with its own.
CREATE OR REPLACE FUNCTION pictures_shown(name TEXT) RETURNS BOOLEAN LANGUAGE plpgsql STABLE AS $$
DECLARE
  own TEXT := COALESCE(substring(name FROM '^[0-9a-f-]{36}'), name);
  place RECORD;
  is_shown BOOLEAN;
BEGIN
  FOR place IN
    SELECT t.tgrelid::regclass AS shows, split_part(encode(t.tgargs, 'escape'), '\000', 1) AS address
    FROM pg_trigger t WHERE t.tgfoid = 'pictures_end_with_use'::regproc
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE strpos(%I, $1) > 0)', place.shows, place.address)
      INTO is_shown USING own;
    IF is_shown THEN RETURN TRUE; END IF;
  END LOOP;
  RETURN FALSE;
END $$;

CREATE CONSTRAINT TRIGGER site_hero_ends AFTER UPDATE OF hero_image_url ON site
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('hero_image_url');
