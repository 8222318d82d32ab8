import { readdirSync } from "node:fs";
import { filledDatabase } from "../helpers/migrated-database";
import { kinds } from "../helpers/test-site";

const FIRST = "20261209090000_hyphens_and_charges";
const LAST = "20261212090000_stroke_letters";
const BEFORE =
  readdirSync("prisma/migrations")
    .sort()
    .filter((name) => name < FIRST)
    .at(-1) ?? "";
const NAMES = ["Lia-Rosa", "Lia\u2011Rosa", "Lia\u2013Rosa", "D’Angelo", "Wałęsa Groß"];
const FILL = [
  ...NAMES.map(
    (
      name,
    ) => `WITH one AS (INSERT INTO people (first_name, last_name) VALUES ('Gaia', '${name}') RETURNING id)
      INSERT INTO person_aliases SELECT id, 'gaia@example.org', person_name_fold('Gaia ${name}') FROM one`,
  ),
  "INSERT INTO person_aliases VALUES (2, 'gaia@example.org', person_name_fold('Gaia Lia-Rosa'))",
  "INSERT INTO charges (kind, total_amount, owed_amount) VALUES ('booking', 1, 1)",
];

describe.each(kinds)("the %s database", (kind) => {
  const database = filledDatabase(kind, "hyphens", BEFORE, FILL);

  test("matches people stored with other hyphens to those stored today, and finds letters with strokes", async () => {
    await database.migrate(LAST);
    const found = async (sql: string) =>
      (await database.client.query({ text: sql, rowMode: "array" })).rows.flat();
    const folded = ["gaia lia-rosa", "gaia lia-rosa", "gaia lia-rosa", "gaia d'angelo", "gaia wałesa groß"];
    expect(await found("SELECT name_fold FROM people ORDER BY id")).toEqual(folded);
    expect(await found("SELECT name_fold FROM person_aliases ORDER BY person_id")).toEqual(folded);
    expect(await found("SELECT last_name FROM people ORDER BY id")).toEqual(NAMES);
    expect(await found("SELECT search_text FROM people WHERE last_name = 'Wałęsa Groß'")).toEqual([
      " gaia walesa gross",
    ]);
    expect(await found("SELECT id FROM charges")).toEqual([]);
  });
});
