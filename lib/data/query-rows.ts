import "server-only";
import type { z } from "zod";
import type { Queryable } from "./client";
import type { Prisma } from "./generated/prisma/client";

/**
 * Runs a statement of raw SQL and checks each row that it returns: the compiler knows nothing of its columns. Define
 * `rowSchema` at module level, since building a schema takes longer than parsing thousands of rows with it.
 * @throws ZodError when a row does not match, which is a bug of ours and is answered with 500
 */
export async function queryRows<Row>(
  on: Queryable,
  rowSchema: z.ZodType<Row>,
  sql: Prisma.Sql,
): Promise<Row[]> {
  const rows: unknown[] = await on.$queryRaw(sql);
  return rows.map((row) => rowSchema.parse(row));
}
