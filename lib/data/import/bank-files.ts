import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { BankRow } from "@/lib/domain/import/bank-file";
import { BANK_STATE } from "./bank-movements";

type NumberedRow = BankRow & { nth: number };

const countSchema = z.object({ total: z.int() });

/** How many of the given rows are not stored yet. */
export async function countNew(rows: readonly NumberedRow[]): Promise<number> {
  const sql = Prisma.sql`
    SELECT count(*)::int AS total FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(date date, amount int, description text, nth int)
    WHERE NOT EXISTS (SELECT 1 FROM bank_movements m WHERE m.date = r.date AND m.amount = r.amount
      AND md5(m.description) = md5(r.description) AND m.nth = r.nth)`;
  return (await queryRows(prisma(), countSchema, sql))[0]?.total ?? 0;
}

/**
 * Stores the movements of a file that are not stored yet. A file without new movements is not stored.
 * @returns the number of new movements
 */
export async function insertBankFile(
  tx: Transaction,
  file: { name: string; readAt: Date; readBy: number },
  rows: readonly NumberedRow[],
): Promise<{ id: number; created: number }> {
  const { id } = await tx.bankFile.create({ data: file, select: { id: true } });
  const data = rows.map((row) => ({ ...row, date: toDateColumn(row.date), fileId: id }));
  const { count: created } = await tx.bankMovement.createMany({ data, skipDuplicates: true });
  if (created === 0) await tx.bankFile.delete({ where: { id }, select: { id: true } });
  return { id, created };
}

const fileSchema = z.object({
  id: z.int(),
  name: z.string(),
  readAt: z.date().transform((at) => at.toISOString()),
  movements: z.int(),
  handled: z.int(),
});
type StoredBankFile = z.output<typeof fileSchema>;

/**
 * The imported files, latest first.
 * @param id only this file
 */
export function listBankFiles(id: number | null = null, on: Queryable = prisma()): Promise<StoredBankFile[]> {
  const sql = Prisma.sql`
    SELECT f.id, f.name, f.read_at AS "readAt", count(m.id)::int AS movements,
      count(m.id) FILTER (WHERE ${BANK_STATE} <> 'open')::int AS handled
    FROM bank_files f LEFT JOIN bank_movements m ON m.file_id = f.id
    ${id === null ? Prisma.empty : Prisma.sql`WHERE f.id = ${id}`}
    GROUP BY f.id ORDER BY f.id DESC LIMIT 100`;
  return queryRows(on, fileSchema as z.ZodType<StoredBankFile>, sql);
}

/** Locks the movements of a file, so that none is matched concurrently. */
export async function lockBankFile(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM bank_movements WHERE file_id = ${id} ORDER BY id FOR UPDATE`;
}

/** Deletes a file with its movements. */
export async function deleteBankFile(tx: Transaction, id: number): Promise<void> {
  await tx.bankFile.delete({ where: { id }, select: { id: true } });
}

/** The largest key stored as plain text, well below the index's size limit. */
const MAX_LAYOUT_BYTES = 2_000;

/** Columns without names at the end of the first row, which older layouts have. */
const NAMELESS_AT_END = /(?:\n[A-Z]{1,2}1)+$/;

/** The column names as a key; their SHA-256 when they are too long for the index. */
export function layoutKey(names: readonly string[]): string {
  const key = names.join("\n").replace(NAMELESS_AT_END, "");
  if (Buffer.byteLength(key) <= MAX_LAYOUT_BYTES) return key;
  return createHash("sha256").update(key).digest("hex");
}

/** The field that each column of a file was read as, in the order of the column names. */
export type BankLayout = readonly string[];

/** All stored layouts, by `layoutKey` of their column names. */
export async function listBankLayouts(): Promise<ReadonlyMap<string, BankLayout>> {
  const rows = await prisma().bankLayout.findMany({ select: { header: true, fields: true } });
  return new Map(rows.map(({ header, fields }) => [header.replace(NAMELESS_AT_END, ""), fields]));
}

/** Stores a file's layout for the next file with the same column names. */
export async function saveBankLayout(
  tx: Transaction,
  header: readonly string[],
  fields: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO bank_layouts (header, fields) VALUES (${layoutKey(header)}, ${[...fields]}::text[])
    ON CONFLICT (header) DO UPDATE SET fields = EXCLUDED.fields`;
}
