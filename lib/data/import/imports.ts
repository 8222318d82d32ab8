import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { IMPORT_KINDS, type ImportKind } from "@/lib/domain/import/import-kinds";
import type { ImportSummary } from "@/lib/schemas/import/import";

/** A file whose rows are still to be imported. */
export interface StoredFile {
  kind: ImportKind;
  spaceId: number | null;
  header: string[];
  /** The field of each column; null for an ignored column. */
  fields: (string | null)[];
  rows: string[][];
}

export interface StoredImport extends StoredFile {
  id: number;
  committedAt: Date | null;
  created: number;
  skipped: number;
}

const kindSchema = z.enum(IMPORT_KINDS);
const cellsSchema = z.array(z.array(z.string()));
const fieldColumns = (fields: readonly (string | null)[]) => fields.map((field) => field ?? "");
const idRow = z.object({ id: z.int() });

// Raw SQL: Prisma serializes and parses JSON several times, which blocks other requests when it is megabytes.

export async function insertImport(tx: Transaction, file: StoredFile): Promise<number> {
  const { kind, spaceId, header, fields, rows } = file;
  const sql = Prisma.sql`
    INSERT INTO imports (kind, space_id, header, fields, cells)
    VALUES (${kind}, ${spaceId}::int, ${header}::text[], ${fieldColumns(fields)}::text[], ${JSON.stringify(rows)}::jsonb)
    RETURNING id`;
  const [made] = await queryRows(tx, idRow, sql);
  if (made === undefined) throw new Error("An import was not stored");
  return made.id;
}

export async function updateFile(
  tx: Transaction,
  id: number,
  { fields, rows }: Pick<StoredFile, "fields" | "rows">,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE imports SET fields = ${fieldColumns(fields)}::text[], cells = ${JSON.stringify(rows)}::jsonb WHERE id = ${id}`;
}

/** In characters of all uncommitted imports: two of the largest files. Erasing a person reads through them. */
const MAX_OPEN_CHARACTERS = 10_000_000;

/** Deletes the oldest uncommitted imports beyond the limit, except `newest`, and those that are being committed. */
export async function removeOldestOpen(tx: Transaction, newest: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM imports WHERE id IN (
      SELECT m.id FROM imports m JOIN (
        SELECT id, sum(length(cells::text)) OVER (ORDER BY id = ${newest} DESC, id DESC) AS total
        FROM imports WHERE committed_at IS NULL) AS open ON open.id = m.id
      WHERE open.total > ${MAX_OPEN_CHARACTERS} AND m.id <> ${newest}
      FOR UPDATE OF m SKIP LOCKED)`;
}

const importSelect = {
  id: true,
  kind: true,
  spaceId: true,
  header: true,
  fields: true,
  committedAt: true,
  created: true,
  skipped: true,
} as const satisfies Prisma.ImportSelect;

const cellsRow = z.object({ cells: z.string() });

/** An import with its rows; null when it does not exist. */
export async function findImport(id: number, on: Queryable = prisma()): Promise<StoredImport | null> {
  const row = await on.import.findUnique({ where: { id }, select: importSelect });
  if (row === null) return null;
  const sql = Prisma.sql`SELECT cells::text AS cells FROM imports WHERE id = ${id}`;
  const [stored] = await queryRows(on, cellsRow, sql);
  const { fields, kind, ...rest } = row;
  return {
    ...rest,
    kind: kindSchema.parse(kind),
    fields: fields.map((field) => field || null),
    rows: cellsSchema.parse(JSON.parse(stored?.cells ?? "[]")),
  };
}

/** Locks an import, so that it is committed or undone only once. */
export async function lockImport(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM imports WHERE id = ${id} FOR UPDATE`;
}

/** An arbitrary namespace, so that this advisory lock collides with no other. */
const COMMITS = 0x696d_706f;

/** Serializes the commits of imports: each file is compared with the rows that the others have created. */
export async function lockCommits(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${COMMITS}::int, 0)::text`;
}

/** Stores the outcome of an import and deletes its rows. */
export async function closeImport(
  tx: Transaction,
  id: number,
  { created, skipped }: { created: number; skipped: number },
  now: Date,
): Promise<void> {
  await tx.import.update({
    where: { id },
    data: { committedAt: now, created, skipped, cells: [], header: [], fields: [] },
    select: { id: true },
  });
}

const summaryRow = z.object({
  id: z.int(),
  kind: kindSchema,
  spaceId: z.int().nullable(),
  createdAt: z.date(),
  committedAt: z.date().nullable(),
  created: z.int(),
  skipped: z.int(),
  toInvite: z.int(),
});

/** People of an import who have an e-mail address, no account and no invitation yet. */
const UNINVITED = Prisma.sql`
  FROM import_items i JOIN people p ON i.kind = 'person' AND p.id = i.item
  WHERE p.email IS NOT NULL AND p.account_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM person_invitations v WHERE v.person_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.email = p.email AND u.is_verified)`;

/** Committed imports, latest first; with an id, that import alone, committed or not. */
export async function listImports(id: number | null = null): Promise<ImportSummary[]> {
  const which = id === null ? Prisma.sql`m.committed_at IS NOT NULL` : Prisma.sql`m.id = ${id}`;
  const sql = Prisma.sql`
    SELECT m.id, m.kind, m.space_id AS "spaceId", m.created_at AS "createdAt", m.committed_at AS "committedAt",
      m.created, m.skipped, (SELECT count(*)::int ${UNINVITED} AND i.import_id = m.id) AS "toInvite"
    FROM imports m WHERE ${which} ORDER BY m.id DESC LIMIT 100`;
  const rows = await queryRows(prisma(), summaryRow, sql);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    committedAt: row.committedAt?.toISOString() ?? null,
  }));
}

const uninvitedRow = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  language: z.string(),
});

/** The people of an import who are still to be invited, at most `limit`. */
export function listUninvited(tx: Transaction, importId: number, limit: number) {
  const sql = Prisma.sql`
    SELECT p.id, p.email::text AS email, p.first_name AS "firstName", p.language ${UNINVITED}
      AND i.import_id = ${importId} ORDER BY p.id LIMIT ${limit}`;
  return queryRows(tx, uninvitedRow, sql);
}

/** Deletes files that were read before an instant and never imported. */
export async function removeStaleImports(before: Date): Promise<void> {
  await prisma().import.deleteMany({ where: { committedAt: null, createdAt: { lt: before } } });
}
