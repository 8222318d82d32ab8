-- Up to eight pictures for each room, in their order. The first one is the room's image_url, whoever writes it: an older
-- version that knows that column alone may still run beside this one.

-- CreateTable
CREATE TABLE "space_images" (
    "id" SERIAL NOT NULL,
    "space_id" INTEGER NOT NULL,
    "image_url" TEXT NOT NULL,
    "alt_text" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "space_images_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "space_images_space_id_position_idx" ON "space_images"("space_id", "position");

-- AddForeignKey
ALTER TABLE "space_images" ADD CONSTRAINT "space_images_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "space_images" ("space_id", "image_url", "alt_text")
SELECT "id", "image_url", "name" FROM "spaces" WHERE COALESCE("image_url", '') <> '' ORDER BY "id";

CREATE TRIGGER "space_images_version" AFTER INSERT OR UPDATE OR DELETE ON "space_images"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('spaces', 'space_id');
CREATE TRIGGER "space_images_emptied" AFTER TRUNCATE ON "space_images"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('spaces');

-- The address of a room changed: one of its pictures becomes the first, or the first is replaced, or (null) goes.
CREATE FUNCTION "follow_space_image"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    UPDATE space_images SET image_url = NEW.image_url, alt_text = NEW.name WHERE id = shown.id;
  ELSE
    INSERT INTO space_images (space_id, image_url, alt_text) VALUES (NEW.id, NEW.image_url, NEW.name);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "spaces_image" AFTER INSERT OR UPDATE OF "image_url" ON "spaces"
  FOR EACH ROW EXECUTE FUNCTION "follow_space_image"();
