-- Versions of what pages show, raised in the transaction of each change, whoever makes it. Kept answers are compared
-- with them (docs/decisions/03-ready-answers-by-version.md). Each row is written by those alone who write the thing
-- itself, so that nobody waits who did not wait before. Rows are updated in place (no index on the version; room in
-- each page for it).

-- CreateTable
CREATE TABLE "content_versions" (
    "part" TEXT NOT NULL,
    "item" INTEGER NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("part","item")
) WITH (fillfactor = 50);

-- CreateTable
CREATE TABLE "day_versions" (
    "day" DATE NOT NULL,
    "space_id" INTEGER NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "day_versions_pkey" PRIMARY KEY ("day","space_id")
) WITH (fillfactor = 50);

-- Arguments: the part of the catalogue, and the column that says which thing of it. Emptied as a whole, it is thing 0.
CREATE FUNCTION "raise_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := 0;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := (to_jsonb(OLD) ->> TG_ARGV[1])::integer;
  ELSIF TG_OP <> 'TRUNCATE' THEN
    changed := (to_jsonb(NEW) ->> TG_ARGV[1])::integer;
  END IF;
  INSERT INTO content_versions (part, item) VALUES (TG_ARGV[0], COALESCE(changed, 0))
  ON CONFLICT (part, item) DO UPDATE SET version = content_versions.version + 1;
  RETURN NULL;
END $$;

-- The days in Rome that a span touches, in their order.
CREATE FUNCTION "raise_day_versions"(room integer, first timestamptz, last timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO day_versions (day, space_id)
  SELECT touched::date, room
    FROM generate_series(
      (first AT TIME ZONE 'Europe/Rome')::date::timestamp,
      ((last - interval '1 millisecond') AT TIME ZONE 'Europe/Rome')::date::timestamp,
      interval '1 day') AS touched
  ON CONFLICT (day, space_id) DO UPDATE SET version = day_versions.version + 1
$$;

-- For tables with space_id, starts_at and ends_at.
CREATE FUNCTION "raise_days_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM raise_day_versions(OLD.space_id, OLD.starts_at, OLD.ends_at);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND (NEW.space_id, NEW.starts_at, NEW.ends_at)
      IS DISTINCT FROM (OLD.space_id, OLD.starts_at, OLD.ends_at)) THEN
    PERFORM raise_day_versions(NEW.space_id, NEW.starts_at, NEW.ends_at);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "spaces_version" AFTER INSERT OR UPDATE OR DELETE ON "spaces"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('spaces', 'id');
CREATE TRIGGER "spaces_emptied" AFTER TRUNCATE ON "spaces"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('spaces');
CREATE TRIGGER "time_slots_version" AFTER INSERT OR UPDATE OR DELETE ON "time_slots"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('spaces', 'space_id');
CREATE TRIGGER "time_slots_emptied" AFTER TRUNCATE ON "time_slots"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('spaces');
CREATE TRIGGER "events_version" AFTER INSERT OR UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('events', 'id');
CREATE TRIGGER "events_emptied" AFTER TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('events');
CREATE TRIGGER "courses_version" AFTER INSERT OR UPDATE OR DELETE ON "courses"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('courses', 'id');
CREATE TRIGGER "courses_emptied" AFTER TRUNCATE ON "courses"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('courses');
CREATE TRIGGER "event_gallery_images_version" AFTER INSERT OR UPDATE OR DELETE ON "event_gallery_images"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('gallery', 'id');
CREATE TRIGGER "event_gallery_images_emptied" AFTER TRUNCATE ON "event_gallery_images"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('gallery');
CREATE TRIGGER "settings_version" AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('settings', 'id');
CREATE TRIGGER "settings_emptied" AFTER TRUNCATE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('settings');

CREATE TRIGGER "bookings_days_version" AFTER INSERT OR DELETE OR UPDATE OF "space_id", "starts_at", "ends_at", "status"
  ON "bookings" FOR EACH ROW EXECUTE FUNCTION "raise_days_of_row"();
CREATE TRIGGER "bookings_emptied" AFTER TRUNCATE ON "bookings"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('spaces');
