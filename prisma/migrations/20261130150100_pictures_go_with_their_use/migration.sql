-- When the last use of a picture ended; it is not served any more, unless something shows it again. Null for a picture
-- that nothing has shown so far, such as that of a form that is not saved yet.
ALTER TABLE "pictures" ADD COLUMN "ended_at" TIMESTAMPTZ(3);

-- By the file name, which is random, since addresses are stored in several forms.
CREATE FUNCTION pictures_shown(name TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM spaces WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM space_images WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM courses WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM events WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM event_gallery_images WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM site WHERE strpos(logo_url, substring(name FROM '^[0-9a-f-]{36}')) > 0 OR strpos(statute_url, name) > 0)
      OR EXISTS (SELECT 1 FROM users WHERE strpos(custom_avatar_url, name) > 0)
$$;

-- A picture that nothing shows any more is served no more after the transaction that replaced it or deleted what showed
-- it; a portrait is deleted. The argument is the column that holds the address.
CREATE FUNCTION pictures_end_with_use() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  address TEXT := '/' || substring(to_jsonb(OLD) ->> TG_ARGV[0] FROM 'uploads/[a-z]+/[^/?#]+$');
BEGIN
  IF address IS NULL OR pictures_shown(regexp_replace(address, '^.*/', '')) THEN RETURN NULL; END IF;
  IF address LIKE '/uploads/avatars/%' THEN
    DELETE FROM pictures WHERE path = substr(address, 10);
  ELSE
    -- The icons of a logo have names that begin with its own.
    UPDATE pictures SET ended_at = now() WHERE path = substr(address, 10)
       OR path LIKE 'logos/' || substring(address FROM '^/uploads/logos/([0-9a-f-]{36})') || '%';
  END IF;
  RETURN NULL;
END $$;

-- Deferred, because a list of pictures is often written anew as a whole.
CREATE CONSTRAINT TRIGGER spaces_picture_ends AFTER DELETE OR UPDATE OF image_url ON spaces
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE CONSTRAINT TRIGGER space_images_picture_ends AFTER DELETE OR UPDATE OF image_url ON space_images
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE CONSTRAINT TRIGGER courses_picture_ends AFTER DELETE OR UPDATE OF image_url ON courses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE CONSTRAINT TRIGGER events_picture_ends AFTER DELETE OR UPDATE OF image_url ON events
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE CONSTRAINT TRIGGER event_gallery_images_picture_ends AFTER DELETE OR UPDATE OF image_url ON event_gallery_images
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
CREATE CONSTRAINT TRIGGER users_picture_ends AFTER DELETE OR UPDATE OF custom_avatar_url ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('custom_avatar_url');
CREATE CONSTRAINT TRIGGER site_logo_ends AFTER UPDATE OF logo_url ON site
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('logo_url');
CREATE CONSTRAINT TRIGGER site_statute_ends AFTER UPDATE OF statute_url ON site
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('statute_url');
