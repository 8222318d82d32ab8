-- Who teaches: a public entry, and for the panel the person behind it and how she is paid.
CREATE TYPE "pay_rule" AS ENUM ('none', 'perLesson', 'perParticipant', 'percent');

CREATE TABLE "teachers" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "bio" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "website" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "order_index" INTEGER NOT NULL DEFAULT 0,
    "person_id" INTEGER,
    "pay_rule" "pay_rule" NOT NULL DEFAULT 'none',
    -- Euro cents, or for `percent` a percentage.
    "pay_amount" INTEGER NOT NULL DEFAULT 0,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "teachers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "teachers_pay" CHECK ("pay_amount" >= 0 AND ("pay_rule" <> 'percent' OR "pay_amount" <= 100))
);

CREATE UNIQUE INDEX "teachers_person_id_key" ON "teachers"("person_id");

ALTER TABLE "teachers" ADD CONSTRAINT "teachers_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The teachers of a course or an event, in their order.
CREATE TABLE "offering_teachers" (
    "id" SERIAL NOT NULL,
    "course_id" INTEGER,
    "event_id" INTEGER,
    "teacher_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "offering_teachers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "offering_teachers_one_thing" CHECK (num_nonnulls("course_id", "event_id") = 1)
);

CREATE UNIQUE INDEX "offering_teachers_course_id_teacher_id_key" ON "offering_teachers"("course_id", "teacher_id");
CREATE UNIQUE INDEX "offering_teachers_event_id_teacher_id_key" ON "offering_teachers"("event_id", "teacher_id");
CREATE INDEX "offering_teachers_teacher_id_idx" ON "offering_teachers"("teacher_id");

ALTER TABLE "offering_teachers" ADD CONSTRAINT "offering_teachers_course_id_fkey"
  FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "offering_teachers" ADD CONSTRAINT "offering_teachers_event_id_fkey"
  FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "offering_teachers" ADD CONSTRAINT "offering_teachers_teacher_id_fkey"
  FOREIGN KEY ("teacher_id") REFERENCES "teachers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who holds a lesson in the place of the course's teachers.
ALTER TABLE "lesson_changes" ADD COLUMN "teacher_id" INTEGER;
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_teacher_id_fkey"
  FOREIGN KEY ("teacher_id") REFERENCES "teachers"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- Pages of teachers, and all that name them.
CREATE TRIGGER "teachers_version" AFTER INSERT OR UPDATE OR DELETE ON "teachers"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('teachers', 'id');
CREATE TRIGGER "teachers_emptied" AFTER TRUNCATE ON "teachers"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('teachers');
CREATE TRIGGER "offering_teachers_version" AFTER INSERT OR UPDATE OR DELETE ON "offering_teachers"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('teachers', 'teacher_id');
CREATE TRIGGER "offering_teachers_emptied" AFTER TRUNCATE ON "offering_teachers"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('teachers');

-- Pictures of teachers end with their use, as all others.
CREATE OR REPLACE FUNCTION pictures_shown(name TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM spaces WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM space_images WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM courses WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM events WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM teachers WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM event_gallery_images WHERE strpos(image_url, name) > 0)
      OR EXISTS (SELECT 1 FROM site WHERE strpos(logo_url, substring(name FROM '^[0-9a-f-]{36}')) > 0 OR strpos(statute_url, name) > 0)
      OR EXISTS (SELECT 1 FROM users WHERE strpos(custom_avatar_url, name) > 0)
$$;

CREATE CONSTRAINT TRIGGER teachers_picture_ends AFTER DELETE OR UPDATE OF image_url ON teachers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION pictures_end_with_use('image_url');
