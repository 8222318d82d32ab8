-- Lessons that were canceled, or moved to another day, hour or room. Each is named by the day and hour that the weekly
-- lessons of its course give it.
CREATE TYPE "lesson_status" AS ENUM ('scheduled', 'canceled');

CREATE TABLE "lesson_changes" (
    "id" SERIAL NOT NULL,
    "course_id" INTEGER NOT NULL,
    "planned_date" DATE NOT NULL,
    "planned_time" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "space_id" INTEGER,
    "status" "lesson_status" NOT NULL DEFAULT 'scheduled',
    "reason" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_changes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lesson_changes_hours" CHECK ("start_time" < "end_time")
);

CREATE UNIQUE INDEX "lesson_changes_course_id_planned_date_planned_time_key"
  ON "lesson_changes"("course_id", "planned_date", "planned_time");
CREATE INDEX "lesson_changes_space_id_idx" ON "lesson_changes"("space_id");

ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_course_id_fkey"
  FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_space_id_fkey"
  FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Pages and calendars of a course show its lessons.
CREATE TRIGGER "lesson_changes_version" AFTER INSERT OR UPDATE OR DELETE ON "lesson_changes"
  FOR EACH ROW EXECUTE FUNCTION "raise_content_version"('courses', 'course_id');
CREATE TRIGGER "lesson_changes_emptied" AFTER TRUNCATE ON "lesson_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"('courses');
