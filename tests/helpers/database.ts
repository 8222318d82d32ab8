import pg from "pg";
import { databaseUrl } from "./site";

let pool: pg.Pool | undefined;

/** Rows of a statement on the database under test; for what no call of the API can arrange, such as the past. */
export async function sql<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: databaseUrl(), max: 2 });
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}

afterAll(async () => {
  await pool?.end();
  pool = undefined;
});
