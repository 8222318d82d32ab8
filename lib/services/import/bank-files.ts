import "server-only";
import { setImmediate } from "node:timers/promises";
import { prisma } from "@/lib/data/client";
import {
  type BankLayout,
  countNew,
  deleteBankFile,
  insertBankFile,
  layoutKey,
  listBankFiles,
  listBankLayouts,
  lockBankFile,
  saveBankLayout,
} from "@/lib/data/import/bank-files";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  BANK_FIELDS,
  type BankField,
  countBankColumns,
  hasRequiredColumns,
  recognizeBankColumns,
  withNewerFields,
} from "@/lib/domain/import/bank-columns";
import { type BankRow, bankRowReader, numbered } from "@/lib/domain/import/bank-file";
import { columnNames, isDamaged } from "@/lib/domain/import/sheet-text";
import { type NamedTable, sampleOf } from "@/lib/domain/import/table-head";
import { text } from "@/lib/domain/language/text";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { fieldError, notFoundError, wordedError } from "@/lib/errors";
import type { BankFileForm, BankPlan, BankRead } from "@/lib/schemas/import/bank";
import type { TableReading } from "@/lib/schemas/import/table";
import { readNamedTable } from "./read-file";

const SHOWN_ROWS = 10;
/** For transactions that write thousands of rows. */
const LONG = { timeout: 60_000 } as const;

interface BankSheet {
  names: string[];
  header: string[];
  fields: (BankField | null)[];
  rows: (BankRow & { nth: number })[];
  errors: BankPlan["errors"];
  warnings: BankPlan["warnings"];
  reading: TableReading;
}

const fieldOf = (name: string | undefined): BankField | null =>
  BANK_FIELDS.find((one) => one === name) ?? null;

/**
 * The fields of the columns: as chosen now, or as chosen for the last file with the same names, or as recognized by
 * names and cells.
 */
function fieldsOf(
  { header, names, rows }: NamedTable,
  said: BankFileForm["columns"],
  kept: BankLayout | undefined,
): (BankField | null)[] {
  if (said !== undefined && Object.keys(said).length > 0)
    return header.map((name) => (Object.hasOwn(said, name) ? (said[name] ?? null) : null));
  const recognized = recognizeBankColumns(header, sampleOf(rows));
  if (kept === undefined) return recognized;
  const before = new Map(names.map((name, at) => [name, fieldOf(kept[at])]));
  return withNewerFields(
    header.map((name) => before.get(name) ?? null),
    recognized,
  );
}

/** Rows read before yielding to other requests. */
const CHUNK = 500;

/** @throws AppError VALIDATION at `file`, or at `header` for a row without names */
async function readBankSheet(
  bytes: Uint8Array | null,
  form: BankFileForm,
  today: CalendarDay,
): Promise<BankSheet> {
  if (bytes === null) throw fieldError("file", text("imports.file.missing"));
  const layouts = await listBankLayouts();
  const keptOf = (names: readonly string[]) => layouts.get(layoutKey(names));
  const { reading, ...table } = await readNamedTable(bytes, form, Object.keys(form.columns ?? {}), (cells) =>
    cells.length > 1 && keptOf(columnNames(cells)) !== undefined ? cells.length : countBankColumns(cells),
  );
  const { names, header, rows } = table;
  // Without a separator there are no columns to choose from.
  if (header.length < 2) throw fieldError("file", text("imports.file.unreadable"));
  const fields = fieldsOf(table, form.columns, keptOf(names));
  const read: BankRow[] = [];
  const errors: BankPlan["errors"] = [];
  const warnings: BankPlan["warnings"] = [];
  const readRow = bankRowReader(fields, table);
  for (let at = 0; at < rows.length && hasRequiredColumns(fields); at += 1) {
    if (at % CHUNK === CHUNK - 1) await setImmediate();
    const cells = rows[at] ?? [];
    const result = readRow(cells);
    if (result === null) continue;
    const row = reading.header + 1 + at;
    if ("message" in result) errors.push({ row, message: result.message });
    else {
      read.push(result.row);
      const isRead = (_: string, column: number) => fields[column] !== null;
      if (cells.filter(isRead).some(isDamaged)) warnings.push({ row, message: text("imports.bank.damaged") });
      if (result.row.date > today) warnings.push({ row, message: text("imports.bank.future") });
    }
  }
  return { names, header, fields, rows: numbered(read), errors, warnings, reading };
}

/**
 * Reads a file without storing anything.
 * @throws AppError VALIDATION at `file` when it is not a table, at `header` for a row without names
 */
export async function planBankFile(
  bytes: Uint8Array | null,
  form: BankFileForm,
  now: Date,
): Promise<BankPlan> {
  const { header, fields, rows, errors, warnings, reading } = await readBankSheet(bytes, form, dayOf(now));
  const created = await countNew(rows);
  return {
    table: reading,
    columns: header.map((name, at) => ({ name, field: fields[at] ?? null })),
    rows: rows.slice(0, SHOWN_ROWS).map(({ date, amount, description }) => ({ date, amount, description })),
    created,
    known: rows.length - created,
    errors,
    warnings,
  };
}

/**
 * Stores the movements of a file, except those that an earlier file already contained, and remembers the columns.
 * @throws AppError VALIDATION at `file` when it is not a CSV, at `columns` when they lack the day or the amount
 */
export async function readBankFile(
  bytes: Uint8Array | null,
  form: BankFileForm,
  readBy: number,
  now: Date,
): Promise<BankRead> {
  const { names, header, fields, rows, errors, warnings } = await readBankSheet(bytes, form, dayOf(now));
  if (!hasRequiredColumns(fields)) throw fieldError("columns", text("imports.bank.columns"));
  return prisma().$transaction(async (tx) => {
    await saveBankLayout(
      tx,
      names,
      names.map((name) => fields[header.indexOf(name)] ?? ""),
    );
    const { id, created } = await insertBankFile(tx, { name: form.name, readAt: now, readBy }, rows);
    const known = rows.length - created;
    if (created > 0)
      await recordChange(tx, {
        action: "create",
        entity: "bank-file",
        entityId: id,
        after: { created, known },
      });
    return { created, known, errors, warnings };
  }, LONG);
}

/**
 * Removes a file that was read by mistake: of another account, or with the wrong columns.
 * @throws AppError NOT_FOUND; IN_USE while one of its movements is matched or set aside
 */
export function removeBankFile(id: number): Promise<void> {
  return prisma().$transaction(async (tx) => {
    await lockBankFile(tx, id);
    const [file] = await listBankFiles(id, tx);
    if (file === undefined) throw notFoundError("bankFile");
    if (file.handled > 0) throw wordedError("IN_USE", "refusals.books.bankFileInUse");
    await deleteBankFile(tx, id);
    const before = { created: file.movements };
    await recordChange(tx, { action: "delete", entity: "bank-file", entityId: id, before });
  });
}
