import "server-only";
import { setImmediate } from "node:timers/promises";
import { prisma, type Transaction } from "@/lib/data/client";
import { deletedTimes } from "@/lib/data/import/compared";
import {
  countSubscribed,
  deleteImported,
  listDependants,
  listItems,
  lockItems,
} from "@/lib/data/import/import-items";
import {
  closeImport,
  findImport,
  insertImport,
  lockCommits,
  lockImport,
  removeOldestOpen,
  type StoredFile,
  type StoredImport,
  updateFile,
} from "@/lib/data/import/imports";
import { lockFiscalCodes } from "@/lib/data/person/person-record";
import { recordChange } from "@/lib/data/site/audit-log";
import { isSheetKind } from "@/lib/domain/import/import-kinds";
import { text } from "@/lib/domain/language/text";
import { AppError, fieldError, requireFound } from "@/lib/errors";
import type {
  Committed,
  ImportChange,
  ImportForm,
  ImportPlan,
  PreviewRow,
} from "@/lib/schemas/import/import";
import type { TableReading } from "@/lib/schemas/import/table";
import { redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import type { Plan } from "./plan";
import { prepareFile, rowNumber } from "./prepare-file";
import { mappedColumns, readFile } from "./read-file";

/** For transactions that write thousands of rows. */
const LONG = { timeout: 120_000 } as const;

/** The audit log data of an import, without its rows. */
const logged = ({ kind, spaceId, rows }: StoredFile) => ({ kind, spaceId, total: rows.length });

function previewOf({ kind, rows }: StoredFile, { errors, duplicates }: Plan): PreviewRow[] {
  const wrong = new Set(errors.map(({ row }) => row));
  const skipped = new Set(duplicates);
  return rows
    .map((cells, at) => ({ row: rowNumber(kind, at), cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
    .map(({ row, cells }) => ({
      row,
      cells,
      state: wrong.has(row)
        ? ("error" as const)
        : skipped.has(row)
          ? ("duplicate" as const)
          : ("ready" as const),
    }));
}

async function planOf(
  id: number,
  file: StoredFile,
  table: TableReading | null,
  now: Date,
): Promise<ImportPlan> {
  const prepared = await prepareFile(file);
  const plan = await prepared({ spaceId: file.spaceId, now, tx: null });
  // The rest is slow for a large file: let other requests run first.
  await setImmediate();
  const { ready, duplicates, errors, warnings } = plan;
  const { kind, spaceId, header, fields } = file;
  const wrong = new Set(errors.map(({ row }) => row)).size;
  return {
    id,
    kind,
    spaceId,
    ready,
    table,
    errors: [...errors],
    warnings: [...warnings],
    columns: header.map((name, at) => ({ name, field: fields[at] ?? null })),
    total: ready + duplicates.length + wrong,
    duplicates: duplicates.length,
    preview: previewOf(file, plan),
  };
}

/**
 * Reads a file and stores it for a day, until it is imported or newer files take its place; nothing else is stored.
 * @throws AppError VALIDATION at `file`, `mapping` or `spaceId`
 */
export async function readImport(form: ImportForm, bytes: Uint8Array | null, now: Date): Promise<ImportPlan> {
  if (bytes === null) throw fieldError("file", text("imports.file.missing"));
  const { file, table } = await readFile(form, bytes, now);
  const id = await prisma().$transaction(async (tx) => {
    const made = await insertImport(tx, file);
    await removeOldestOpen(tx, made);
    await recordChange(tx, { action: "create", entity: "import", entityId: made, after: logged(file) });
    return made;
  }, LONG);
  return planOf(id, file, table, now);
}

async function requireOpen(id: number, on?: Transaction): Promise<StoredImport> {
  const file = requireFound(await findImport(id, on), "import");
  if (file.committedAt !== null) throw new AppError("NOT_CHANGEABLE");
  return file;
}

/**
 * The plan of an import that is not committed yet, against the current data.
 * @throws AppError NOT_FOUND; NOT_CHANGEABLE once it is imported
 */
export async function findPlan(id: number, now: Date): Promise<ImportPlan> {
  return planOf(id, await requireOpen(id), null, now);
}

/**
 * Changes columns and cells of a file that is not imported yet.
 * @throws AppError NOT_FOUND; NOT_CHANGEABLE once it is imported; VALIDATION at `mapping` or `cells`
 */
export async function changeImport(
  id: number,
  { mapping = {}, cells }: ImportChange,
  now: Date,
): Promise<ImportPlan> {
  const file = await prisma().$transaction(async (tx) => {
    await lockImport(tx, id);
    const before = await requireOpen(id, tx);
    const rows = before.rows.map((row) => [...row]);
    for (const { row, column, value } of cells) {
      const changed = rows[row - rowNumber(before.kind, 0)];
      if (changed === undefined || column >= before.header.length)
        throw fieldError("cells", text("validation.invalid"));
      // An empty row has no cells yet.
      while (changed.length < column) changed.push("");
      changed[column] = value.trim();
    }
    const fields = isSheetKind(before.kind)
      ? mappedColumns(before.kind, before.header, before.fields, mapping)
      : before.fields;
    await updateFile(tx, id, { fields, rows });
    await removeOldestOpen(tx, id);
    const after = { ...before, fields, rows };
    await recordChange(tx, { action: "update", entity: "import", entityId: id, after: logged(after) });
    return after;
  }, LONG);
  return planOf(id, file, null, now);
}

/**
 * Imports the rows that are ready, all or nothing, without any notification. Repeating the call returns the same
 * result.
 * @throws AppError NOT_FOUND; HAS_ERRORS when rows have errors, unless `skipErrors`
 */
export async function commitImport(
  id: number,
  { skipErrors }: { skipErrors: boolean },
  now: Date,
): Promise<Committed> {
  const seen = requireFound(await findImport(id), "import");
  const prepared = await prepareFile(seen);
  return prisma().$transaction(async (tx) => {
    await lockImport(tx, id);
    await lockCommits(tx);
    await lockFiscalCodes(tx);
    const file = requireFound(await findImport(id, tx), "import");
    if (file.committedAt !== null) return { created: file.created, skipped: file.skipped };
    // Another request has changed the file since it was read above.
    if (JSON.stringify([file.rows, file.fields]) !== JSON.stringify([seen.rows, seen.fields]))
      throw new AppError("UNAVAILABLE");
    const plan = await prepared({ spaceId: file.spaceId, now, tx });
    const wrong = new Set(plan.errors.map(({ row }) => row)).size;
    if (wrong > 0 && !skipErrors) throw new AppError("HAS_ERRORS");
    const created = await plan.write(tx, id);
    const result = { created, skipped: plan.duplicates.length + wrong };
    await closeImport(tx, id, result, now);
    const newsletter = file.kind === "people" ? { newsletter: await countSubscribed(tx, id) } : {};
    const after = { kind: file.kind, spaceId: file.spaceId, ...result, ...newsletter };
    await recordChange(tx, { action: "confirm", entity: "import", entityId: id, after });
    return result;
  }, LONG);
}

/**
 * Undoes a whole import, or discards one that was only read. Room time that becomes free is offered to the waiting
 * list.
 * @throws AppError NOT_FOUND; IN_USE with what depends on it by now
 */
export async function takeBackImport(id: number): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await lockImport(tx, id);
    const file = requireFound(await findImport(id, tx), "import");
    await lockItems(tx, id);
    const conflicts = await listDependants(tx, id);
    if (conflicts.length > 0) throw new AppError("IN_USE", { message: text("imports.inUse"), conflicts });
    const freed = await deletedTimes(
      tx,
      await listItems(tx, id, "booking"),
      await listItems(tx, id, "closure"),
    );
    await deleteImported(tx, id);
    const { kind, spaceId, created, skipped } = file;
    await recordChange(tx, {
      action: "delete",
      entity: "import",
      entityId: id,
      before: { kind, spaceId, created, skipped },
    });
    await redistributeFreedTime(tx, freed);
  }, LONG);
}
