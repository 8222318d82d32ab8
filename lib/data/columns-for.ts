import "server-only";
import type { z } from "zod";

/**
 * Selects the columns that a response contains under their own names.
 * @param others the fields of the response that are computed, or read from other tables
 */
export function columnsFor<Shape extends z.ZodRawShape, Other extends keyof Shape & string = never>(
  { shape }: z.ZodObject<Shape>,
  ...others: readonly Other[]
): { readonly [Field in Exclude<keyof Shape, Other>]: true } {
  const columns = Object.keys(shape).filter((field) => !others.some((other) => other === field));
  return Object.fromEntries(columns.map((column) => [column, true])) as ReturnType<
    typeof columnsFor<Shape, Other>
  >;
}
