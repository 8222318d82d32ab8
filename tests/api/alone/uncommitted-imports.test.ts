import { admin } from "../../helpers/admin";
import { sql } from "../../helpers/database";
import { readImport } from "../../helpers/imports";

/* Alone, because it removes the uncommitted imports of other tests. */

test("Uncommitted imports hold ten million characters together: a new file makes the oldest go", async () => {
  const ids = await sql<{ id: number }>(
    `INSERT INTO imports (kind, header, fields, cells)
      SELECT 'people', ARRAY['Nome'], ARRAY['firstName'], to_jsonb(ARRAY[ARRAY[repeat('x', 6000000)]])
      FROM generate_series(1, 2) RETURNING id`,
    [],
  );
  const [oldest = 0, older = 0] = ids.map(({ id }) => id);
  const added = await readImport(admin, "Nome;Cognome\nBea;Neri", { kind: "people" });
  expect(added.status).toBe(201);
  const kept = await sql<{ id: number }>("SELECT id FROM imports WHERE id >= $1 ORDER BY id", [oldest]);
  expect(kept.map(({ id }) => id)).toEqual([older, added.body.id]);
  await sql("DELETE FROM imports WHERE id = ANY($1)", [[older, added.body.id]]);
});
