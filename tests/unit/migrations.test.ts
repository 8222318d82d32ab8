import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { statementsOf, unsafeStatements } from "../helpers/migration-rules";

const FOLDER = "prisma/migrations";
/** Creates everything; nothing runs before it. */
const FIRST = "20261205000000_baseline";
/** What each of these migrations does, and why it is acceptable. */
const EXCUSED = new Map([
  [
    "20261206090000_sign_ups",
    "Two tables become one: the version before cannot go on with it, and writers wait while rows are carried over, 13 seconds at 200,000 sign-ups.",
  ],
  [
    "20261207100000_people_and_accounts",
    "Columns that two tables mirrored go, and whose things are is decided once: the version before cannot go on with it.",
  ],
  ...["20261208100000_charges", "20261208110000_amounts_of_charges"].map(
    (name) =>
      [
        name,
        "What is paid refers to charges, and what is owed stands in them: the version before cannot go on with it, and writers wait while rows are carried over, 17 seconds for both at 100,000 bookings, 30,000 sign-ups and 140,000 payments.",
      ] as const,
  ),
]);
const later = readdirSync(FOLDER).filter(
  (name) => name !== FIRST && !EXCUSED.has(name) && existsSync(join(FOLDER, name, "migration.sql")),
);

test("no migration locks or breaks the version that still runs, except for those excused", () => {
  const unsafe = later.flatMap((name) =>
    unsafeStatements(readFileSync(join(FOLDER, name, "migration.sql"), "utf8")).map((sql) => [name, sql]),
  );
  expect(unsafe).toEqual([]);
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
])("rejects %s", (sql) => {
  expect(unsafeStatements(sql)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "spaces" ADD COLUMN "colour" TEXT;',
  'ALTER TABLE "spaces" ADD COLUMN "colour" TEXT NOT NULL DEFAULT \'sand\';',
  'CREATE TABLE "x" ("id" INTEGER NOT NULL);\nCREATE INDEX "x_id" ON "x"("id");\nALTER TABLE "x" ADD CONSTRAINT "c" CHECK ("id" > 0);',
  'ALTER TABLE "bookings" ADD CONSTRAINT "x" CHECK ("attendees" > 0) NOT VALID;',
  '-- Safe: the table holds one row, which takes no time to read.\nCREATE INDEX "settings_x" ON "settings"("id");',
  'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  TRUNCATE x;\n  RETURN NULL;\nEND $$;',
])("accepts %s", (sql) => {
  expect(unsafeStatements(sql)).toEqual([]);
});

test("parses a function as one statement, whatever its body contains", () => {
  expect(statementsOf("CREATE FUNCTION f() AS $$\nSELECT 1;\nSELECT 2;\n$$;\nSELECT 3;\n")).toHaveLength(2);
});
