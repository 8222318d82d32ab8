-- The texts of things in languages other than Italian: { "en": { "name": "…" } }. The tables' triggers raise the versions
-- of what pages show for these columns as for all others.
ALTER TABLE "spaces" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "space_images" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "events" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "courses" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "event_gallery_images" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '{}';

-- Another picture in the place of a first one has the name of the room as its text: that of the old one is not its own.
CREATE OR REPLACE FUNCTION "follow_space_image"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown RECORD;
  known integer;
BEGIN
  SELECT id, image_url, position INTO shown FROM space_images
    WHERE space_id = NEW.id ORDER BY position, id LIMIT 1;
  IF NULLIF(NEW.image_url, '') IS NOT DISTINCT FROM shown.image_url THEN
    RETURN NULL;
  END IF;
  IF COALESCE(NEW.image_url, '') = '' THEN
    DELETE FROM space_images WHERE id = shown.id;
    UPDATE spaces SET image_url = (
      SELECT image_url FROM space_images WHERE space_id = NEW.id ORDER BY position, id LIMIT 1
    ) WHERE id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT id INTO known FROM space_images
    WHERE space_id = NEW.id AND image_url = NEW.image_url ORDER BY position, id LIMIT 1;
  IF known IS NOT NULL THEN
    UPDATE space_images SET position = shown.position - 1 WHERE id = known;
  ELSIF shown.id IS NOT NULL THEN
    UPDATE space_images SET image_url = NEW.image_url, alt_text = NEW.name, translations = '{}' WHERE id = shown.id;
  ELSE
    INSERT INTO space_images (space_id, image_url, alt_text) VALUES (NEW.id, NEW.image_url, NEW.name);
  END IF;
  RETURN NULL;
END $$;
