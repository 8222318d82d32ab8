-- Apart from where it was added, so that no writer waits while the table is read.
ALTER TABLE "book_entries" VALIDATE CONSTRAINT "book_entries_teacher_id_fkey";
