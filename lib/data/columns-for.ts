import "server-only";
import type { z } from "zod";

type Columns<Shape, Other> = { readonly [Field in Exclude<keyof Shape, Other>]: true };

/**
 * Selects the columns that a response contains under their own names.
 * @param others the fields of the response that are computed, or read from other tables
 */
export function columnsFor<Shape extends z.ZodRawShape, Other extends keyof Shape & string = never>(
  { shape }: z.ZodObject<Shape>,
  ...others: readonly Other[]
): Columns<Shape, Other> {
  const columns = Object.keys(shape).filter((field) => !others.some((other) => other === field));
  return Object.fromEntries(columns.map((column) => [column, true])) as Columns<Shape, Other>;
}
