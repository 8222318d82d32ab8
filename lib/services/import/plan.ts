import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { CellValue } from "@/lib/domain/import/import-kinds";
import type { RowError } from "@/lib/schemas/import/import";

/** A row of a file with its number in the spreadsheet and its cells by field. */
export interface RawRow {
  row: number;
  fields: Record<string, CellValue>;
}

export interface Row<T> {
  row: number;
  value: T;
}

interface PlanContext {
  /** The room of a calendar. */
  spaceId: number | null;
  now: Date;
  /** The importing transaction; null for a preview. */
  tx: Transaction | null;
}

/** The readable rows, sorted by outcome. */
export interface Checked {
  ready: readonly Row<unknown>[];
  duplicates: readonly number[];
  errors: readonly RowError[];
  /**
   * Writes the rows that are ready.
   * @returns the number of things created, not counting what they depend on
   */
  write: (tx: Transaction, importId: number) => Promise<number>;
}

/** Compares rows with stored data and with each other. With a transaction it first locks what they depend on. */
export type Check<T> = (on: Queryable, rows: readonly Row<T>[], context: PlanContext) => Promise<Checked>;

/** `warnings`: values that were read but should be reviewed. */
export type Plan = Omit<Checked, "ready"> & { ready: number; warnings: readonly RowError[] };

/** Rows that are parsed once and can be compared with stored data repeatedly. */
export type Prepared = (context: PlanContext) => Promise<Plan>;

/** Rows read before yielding to other requests. */
const CHUNK = 100;

/**
 * Parses rows with the schema of their kind, yielding to other requests.
 * @param known errors of single cells; their rows are left out
 */
export async function prepare<T>(
  schema: z.ZodType<T>,
  check: Check<T>,
  raw: readonly RawRow[],
  known: readonly RowError[],
  warnings: readonly RowError[] = [],
): Promise<Prepared> {
  const wrong = new Map<number, Set<string>>();
  for (const { row, field } of known) wrong.set(row, (wrong.get(row) ?? new Set()).add(field));
  const rows: Row<T>[] = [];
  const errors: RowError[] = [...known];
  for (let at = 0; at < raw.length; at += CHUNK) {
    if (at > 0) await setImmediate();
    for (const { row, fields } of raw.slice(at, at + CHUNK)) {
      const read = schema.safeParse(fields);
      const cells = wrong.get(row);
      if (read.success) {
        if (cells === undefined) rows.push({ row, value: read.data });
        continue;
      }
      const told = new Set(cells);
      for (const { path, message } of read.error.issues) {
        const field = String(path[0] ?? "");
        if (told.has(field)) continue;
        told.add(field);
        errors.push({ row, field, message });
      }
    }
  }
  return async (context) => {
    const checked = await check(context.tx ?? prisma(), rows, context);
    const all = [...errors, ...checked.errors].sort((a, b) => a.row - b.row);
    return { ...checked, ready: checked.ready.length, errors: all, warnings };
  };
}
