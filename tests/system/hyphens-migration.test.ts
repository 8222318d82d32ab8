import { readdirSync } from "node:fs";
import pg from "pg";
import { emptyDatabase } from "../helpers/migrated-database";
import { applyMigrations, kinds } from "../helpers/test-site";

const MIGRATION = "20261209090000_hyphens_and_charges";
const BEFORE =
  readdirSync("prisma/migrations")
    .sort()
    .filter((name) => name < MIGRATION)
    .at(-1) ?? "";

test.each(kinds)(
  "people stored with other hyphens match those stored today (%s)",
  async (kind) => {
    const database = await emptyDatabase(kind, "hyphens");
    try {
      await applyMigrations(database.url, BEFORE);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const names = ["Lia-Rosa", "Lia\u2011Rosa", "Lia\u2013Rosa", "D’Angelo"];
      for (const name of names)
        await client.query(
          `WITH one AS (INSERT INTO people (first_name, last_name) VALUES ('Gaia', $1) RETURNING id)
          INSERT INTO person_aliases SELECT id, 'gaia@example.org', person_name_fold('Gaia ' || $1) FROM one`,
          [name],
        );
      await client.query(
        "INSERT INTO person_aliases VALUES (2, 'gaia@example.org', person_name_fold('Gaia Lia-Rosa'))",
      );
      await client.query("INSERT INTO charges (kind, total_amount, owed_amount) VALUES ('booking', 1, 1)");
      await client.end();
      await applyMigrations(database.url, MIGRATION);
      const after = new pg.Client({ connectionString: database.url });
      await after.connect();
      const found = async (sql: string) => (await after.query({ text: sql, rowMode: "array" })).rows;
      const folded = ["gaia lia-rosa", "gaia lia-rosa", "gaia lia-rosa", "gaia d'angelo"];
      expect(await found("SELECT name_fold FROM people ORDER BY id")).toEqual(folded.map((name) => [name]));
      expect(await found("SELECT name_fold FROM person_aliases ORDER BY person_id")).toEqual(
        folded.map((name) => [name]),
      );
      expect(await found("SELECT last_name FROM people ORDER BY id")).toEqual(names.map((name) => [name]));
      expect(await found("SELECT id FROM charges")).toEqual([]);
      await after.end();
    } finally {
      await database.stop();
    }
  },
  120_000,
);
