-- A room may be made of others: what takes the whole takes each of its parts, in the same table of taken time and under
-- the same constraint. What takes a part needs no row in the whole: whatever wants the whole meets it in the part.

-- CreateTable
CREATE TABLE "space_parts" (
    "whole_id" INTEGER NOT NULL,
    "part_id" INTEGER NOT NULL,

    CONSTRAINT "space_parts_pkey" PRIMARY KEY ("whole_id", "part_id"),
    CONSTRAINT "space_parts_not_itself" CHECK ("whole_id" <> "part_id")
);

-- AlterTable
ALTER TABLE "taken_times" ADD COLUMN "via_id" INTEGER,
ADD COLUMN "via_space_id" INTEGER;

-- CreateIndex
CREATE INDEX "space_parts_part_id_idx" ON "space_parts"("part_id");

-- CreateIndex
-- Safe: the column is new and empty, and of a million rows the index takes less than a second.
CREATE INDEX "taken_times_via_id_idx" ON "taken_times"("via_id");

-- CreateIndex
-- Safe: the column is new and empty, and of a million rows the index takes less than a second.
CREATE INDEX "taken_times_via_space_id_idx" ON "taken_times"("via_space_id");

-- AddForeignKey
ALTER TABLE "space_parts" ADD CONSTRAINT "space_parts_whole_id_fkey" FOREIGN KEY ("whole_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "space_parts" ADD CONSTRAINT "space_parts_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "spaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_via_id_fkey" FOREIGN KEY ("via_id") REFERENCES "taken_times"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_via_space_id_fkey" FOREIGN KEY ("via_space_id") REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- No row has one yet.
ALTER TABLE "taken_times" VALIDATE CONSTRAINT "taken_times_via_id_fkey";
ALTER TABLE "taken_times" VALIDATE CONSTRAINT "taken_times_via_space_id_fkey";


--- What Prisma cannot express ------------------------------------------------------------------------------------

-- Whoever takes time or locks rooms reads under this lock which rooms are parts of which, and keeps it: what a change
-- of parts (which needs EXCLUSIVE) would read meanwhile is not complete, and what it would write is not seen.
CREATE FUNCTION "keep_parts_of_rooms"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE space_parts IN ROW SHARE MODE;
END $$;

-- The rooms that are connected with some rooms as wholes and parts, themselves included: they are locked together, as
-- what comes free in one may be offered in another.
CREATE FUNCTION "connected_rooms"(rooms integer[]) RETURNS SETOF integer LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_parts_of_rooms();
  RETURN QUERY
    WITH RECURSIVE connected(id) AS (
      SELECT unnest(rooms)
      UNION
      SELECT CASE WHEN p.whole_id = c.id THEN p.part_id ELSE p.whole_id END
        FROM connected c JOIN space_parts p ON c.id IN (p.whole_id, p.part_id))
    SELECT connected.id FROM connected;
END $$;

-- Not for closures and followed calendars, which take what is free in each room: the application writes their rows.
CREATE FUNCTION "take_time_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_parts_of_rooms();
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM taken_times WHERE via_id = NEW.id;
  END IF;
  INSERT INTO taken_times (space_id, starts_at, ends_at, owner, is_buffer, booking_id, event_id, course_id,
      waiting_entry_id, via_id, via_space_id)
    SELECT part_id, NEW.starts_at, NEW.ends_at, NEW.owner, NEW.is_buffer, NEW.booking_id, NEW.event_id, NEW.course_id,
      NEW.waiting_entry_id, NEW.id, NEW.space_id
    FROM space_parts WHERE whole_id = NEW.space_id ORDER BY part_id;
  RETURN NULL;
END $$;

CREATE TRIGGER "taken_times_take_parts"
  AFTER INSERT OR UPDATE OF "space_id", "starts_at", "ends_at", "owner", "is_buffer" ON "taken_times" FOR EACH ROW
  WHEN (NEW.via_space_id IS NULL AND NEW.closure_id IS NULL AND NEW.external_space_id IS NULL)
  EXECUTE FUNCTION "take_time_of_parts"();

CREATE FUNCTION "lock_parts_of_rooms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE space_parts IN EXCLUSIVE MODE;
  RETURN NULL;
END $$;

CREATE TRIGGER "space_parts_alone" BEFORE INSERT OR UPDATE OR DELETE ON "space_parts"
  FOR EACH STATEMENT EXECUTE FUNCTION "lock_parts_of_rooms"();

-- A new part is taken by all that takes the whole and is not over; a part that is none any more is free of it.
CREATE FUNCTION "space_parts_take_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM taken_times WHERE space_id = OLD.part_id AND via_space_id = OLD.whole_id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT 1 FROM space_parts WHERE whole_id = NEW.part_id OR part_id = NEW.whole_id) THEN
    RAISE EXCEPTION 'A part of a room has no parts itself.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'space_parts_one_level';
  END IF;
  INSERT INTO taken_times (space_id, starts_at, ends_at, owner, is_buffer, booking_id, event_id, course_id,
      waiting_entry_id, via_id, via_space_id)
    SELECT NEW.part_id, starts_at, ends_at, owner, is_buffer, booking_id, event_id, course_id, waiting_entry_id, id, space_id
    FROM taken_times
    WHERE space_id = NEW.whole_id AND via_space_id IS NULL AND closure_id IS NULL AND external_space_id IS NULL
      AND ends_at > now();
  RETURN NULL;
END $$;

CREATE TRIGGER "space_parts_take_time" AFTER INSERT OR UPDATE OR DELETE ON "space_parts"
  FOR EACH ROW EXECUTE FUNCTION "space_parts_take_time"();

CREATE TRIGGER "space_parts_version" AFTER INSERT OR UPDATE OR DELETE ON "space_parts"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('spaces', 'whole_id');
CREATE TRIGGER "space_parts_emptied" AFTER TRUNCATE ON "space_parts"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('spaces');

-- What changes on the days of a part changes on those of its wholes.
CREATE OR REPLACE FUNCTION "raise_day_versions"(room integer, first timestamptz, last timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO day_versions (day, space_id)
  SELECT touched::date, concerned.id
    FROM (SELECT room AS id UNION SELECT whole_id FROM space_parts WHERE part_id = room) AS concerned,
      generate_series(
      (first AT TIME ZONE 'Europe/Rome')::date::timestamp,
      ((last - interval '1 millisecond') AT TIME ZONE 'Europe/Rome')::date::timestamp,
      interval '1 day') AS touched
  ORDER BY 2, 1
  ON CONFLICT (day, space_id) DO UPDATE SET version = day_versions.version + 1
$$;
