import { readFileSync } from "node:fs";
import { sql } from "../../helpers/database";

/** What docs/architecture.md says about the database, compared with a real one. */

const GUARDS = `
  SELECT tgname::text AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
   WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace
  UNION
  SELECT conname::text FROM pg_constraint
   WHERE contype IN ('c', 'x') AND connamespace = 'public'::regnamespace AND conrelid <> 0
  UNION
  SELECT i.relname::text FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
   WHERE x.indisunique AND NOT x.indisprimary AND i.relnamespace = 'public'::regnamespace`;

/** The names in the first column of the chapter's two tables; `*` stands for any word. */
function namesInDocument(): string[] {
  const text = readFileSync("docs/architecture.md", "utf8");
  const chapter = text.slice(text.indexOf("## What the database guards"), text.indexOf("## What is kept"));
  const cells = chapter.split("\n").flatMap((line) => /^\| (`[^|]*)\|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([a-z_*]+)`/g)].map(([, name]) => name ?? ""));
}

const matches = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll("*", "[a-z_]+")}$`).test(name);

test("a booking or sign-up is deleted with its charge, even by SQL", async () => {
  for (const table of ["bookings", "sign_ups"]) {
    const undone = `DO $$ DECLARE gone RECORD; BEGIN
      SELECT id, charge_id INTO gone FROM ${table} t
        WHERE NOT EXISTS (SELECT 1 FROM payments p WHERE p.charge_id = t.charge_id) ORDER BY id LIMIT 1;
      DELETE FROM ${table} WHERE id = gone.id;
      IF EXISTS (SELECT FROM charges WHERE id = gone.charge_id) THEN RAISE EXCEPTION 'kept'; END IF;
      RAISE EXCEPTION 'undone';
    END $$`;
    await expect(sql(undone)).rejects.toThrow("undone");
  }
  const orphans = await sql(`SELECT c.id FROM charges c WHERE c.id NOT IN (SELECT charge_id FROM bookings
    UNION ALL SELECT charge_id FROM sign_ups UNION ALL SELECT charge_id FROM member_fees
    UNION ALL SELECT charge_id FROM passes)`);
  expect(orphans).toEqual([]);
  const charged = await sql<{ name: string }>(`SELECT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'charges'::regclass AND confdeltype = 'c'
      AND conname LIKE '%_charge_id_fkey' AND conrelid <> 'checkout_sessions'::regclass ORDER BY 1`);
  const triggers = await sql<{ name: string }>(`SELECT tgrelid::regclass::text AS name FROM pg_trigger
    WHERE tgfoid = 'charge_ends'::regproc ORDER BY 1`);
  expect(triggers).toEqual(charged);
});

test("docs/architecture.md names every trigger, check and unique index of the database", async () => {
  const guards = (await sql<{ name: string }>(GUARDS)).map(({ name }) => name);
  const documented = namesInDocument();
  expect(guards.length).toBeGreaterThan(80);
  expect(guards.filter((name) => !documented.some((pattern) => matches(pattern, name)))).toEqual([]);
});

test("docs/architecture.md names no trigger, check or index that is gone", async () => {
  const guards = (await sql<{ name: string }>(GUARDS)).map(({ name }) => name);
  expect(namesInDocument().filter((pattern) => !guards.some((name) => matches(pattern, name)))).toEqual([]);
});
