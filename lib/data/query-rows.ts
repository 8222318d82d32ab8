import "server-only";
import type { z } from "zod";
import type { Queryable } from "./client";
import type { Prisma } from "./generated/client";

/**
 * Runs raw SQL and parses each returned row, whose columns the compiler cannot know. Define `rowSchema` at module
 * level: building a schema takes longer than parsing thousands of rows.
 * @throws ZodError when a row does not match the schema, which is a bug and results in a 500 response
 */
export async function queryRows<Row>(
  on: Queryable,
  rowSchema: z.ZodType<Row>,
  sql: Prisma.Sql,
): Promise<Row[]> {
  const rows: unknown[] = await on.$queryRaw(sql);
  return rows.map((row) => rowSchema.parse(row));
}
