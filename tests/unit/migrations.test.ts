import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { statementsOf, unsafeStatements } from "../helpers/migration-rules";

const FOLDER = "prisma/migrations";
/** Creates everything; nothing runs before it. */
const FIRST = "20261121000000_init";
/** Landed before they were checked, and not to be edited any more: what each does, and why that was fine. */
const EXCUSED = new Map([
  [
    "20261121203609_cancellations_and_series",
    "An index and a reference of a column that is new and empty: seconds at a million bookings.",
  ],
  [
    "20261121205009_taken_times",
    "The guarantee moves from one table to another: a booking written in between would be in neither, so writers wait while bookings are copied.",
  ],
  [
    "20261121212437_registrations_of_accounts",
    "An index and a reference of a column that is new and empty: a second at a hundred thousand registrations.",
  ],
  [
    "20261121205009_taken_times",
    "Writers of bookings wait while their time is carried over, once; triggers keep the version before safe beside it.",
  ],
  [
    "20261121211145_folded_names",
    "Three unique indexes over accounts, a table of thousands: milliseconds in which nobody registers.",
  ],
  [
    "20261121212103_courses_and_events_in_rooms",
    "Indexes, references and a check of new columns of courses and events, tables of hundreds.",
  ],
  [
    "20261206090000_sign_ups",
    "Two tables become one: the version before cannot go on with it, and writers wait while rows are carried over, 13 seconds at 200,000 sign-ups.",
  ],
  [
    "20261207100000_people_and_accounts",
    "Columns that two tables mirrored go, and whose things are is decided once: the version before cannot go on with it.",
  ],
]);
const later = readdirSync(FOLDER).filter(
  (name) => name !== FIRST && !EXCUSED.has(name) && existsSync(join(FOLDER, name, "migration.sql")),
);

test.each(later)("the migration %s neither locks nor breaks the version that still runs", (name) => {
  expect(unsafeStatements(readFileSync(join(FOLDER, name, "migration.sql"), "utf8"))).toEqual([]);
});

test.each([
  'ALTER TABLE "spaces" DROP COLUMN "name";',
  'DROP TABLE "spaces";',
  'ALTER TABLE "spaces" RENAME COLUMN "name" TO "title";',
  'ALTER TABLE "spaces" RENAME TO "rooms";',
  'ALTER TABLE "spaces" ALTER COLUMN "name" TYPE VARCHAR(10);',
  'ALTER TABLE "spaces" ALTER COLUMN "name" SET DATA TYPE VARCHAR(10);',
  'ALTER TABLE "spaces" ALTER COLUMN "image_url" SET NOT NULL;',
  'ALTER TABLE "spaces" ADD COLUMN "colour" TEXT NOT NULL;',
  'ALTER TABLE "spaces" ADD COLUMN "a" TEXT NOT NULL DEFAULT \'\', ADD COLUMN "b" TEXT NOT NULL;',
  'CREATE UNIQUE INDEX "bookings_x" ON "bookings"("email");',
  'ALTER TABLE "bookings" ADD CONSTRAINT "x" CHECK ("attendees" > 0);',
  'LOCK TABLE "bookings";',
  "TRUNCATE bookings;",
])("%s is refused", (sql) => {
  expect(unsafeStatements(sql)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "spaces" ADD COLUMN "colour" TEXT;',
  'ALTER TABLE "spaces" ADD COLUMN "colour" TEXT NOT NULL DEFAULT \'sand\';',
  'CREATE TABLE "x" ("id" INTEGER NOT NULL);\nCREATE INDEX "x_id" ON "x"("id");\nALTER TABLE "x" ADD CONSTRAINT "c" CHECK ("id" > 0);',
  'ALTER TABLE "bookings" ADD CONSTRAINT "x" CHECK ("attendees" > 0) NOT VALID;',
  '-- Safe: the table holds one row, which takes no time to read.\nCREATE INDEX "settings_x" ON "settings"("id");',
  'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  TRUNCATE x;\n  RETURN NULL;\nEND $$;',
])("%s is fine", (sql) => {
  expect(unsafeStatements(sql)).toEqual([]);
});

test("a function is one statement, whatever its body contains", () => {
  expect(statementsOf("CREATE FUNCTION f() AS $$\nSELECT 1;\nSELECT 2;\n$$;\nSELECT 3;\n")).toHaveLength(2);
});
