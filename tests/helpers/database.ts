import pg from "pg";
import { databaseUrl } from "./site";

let pool: pg.Pool | undefined;

/** Runs a statement on the database under test, for what no API call can arrange, such as past dates. */
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
