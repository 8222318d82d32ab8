-- Whom an entry of the books pays for teaching.
ALTER TABLE "book_entries" ADD COLUMN "teacher_id" INTEGER;
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_teacher_id_fkey"
  FOREIGN KEY ("teacher_id") REFERENCES "teachers"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
