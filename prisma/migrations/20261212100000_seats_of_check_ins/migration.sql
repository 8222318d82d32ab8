-- A sign-up with several seats can be let in by and by. Null: all its seats came in.
ALTER TABLE "check_ins" ADD COLUMN "seats" INTEGER;
-- Safe: the column is new, so no row has a value to be checked, and check-ins are few.
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_seats_check" CHECK ("seats" > 0);
