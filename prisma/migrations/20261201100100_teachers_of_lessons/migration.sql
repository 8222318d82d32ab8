-- Apart from where it was added, so that no writer waits while the table is read.
ALTER TABLE "lesson_changes" VALIDATE CONSTRAINT "lesson_changes_teacher_id_fkey";
