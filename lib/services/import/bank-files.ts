import "server-only";
import { prisma } from "@/lib/data/client";
import {
  countNew,
  deleteBankFile,
  findBankLayout,
  insertBankFile,
  keepBankLayout,
  listBankFiles,
  lockBankFile,
} from "@/lib/data/import/bank-files";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  areEnough,
  BANK_FIELDS,
  type BankField,
  type BankRow,
  headerRow,
  numbered,
  readBankRow,
  recognizeBankColumns,
} from "@/lib/domain/import/bank-file";
import { columnNames } from "@/lib/domain/import/sheet-text";
import { text } from "@/lib/domain/language/text";
import { AppError, fieldError, notFoundError } from "@/lib/errors";
import { readLooseSheet } from "@/lib/feeds/read-sheet";
import type { BankFileForm, BankPlan, BankRead } from "@/lib/schemas/import/bank";

/** Files of movements that a bank gives out. */

const SHOWN_ROWS = 10;
/** A transaction that writes thousands of rows. */
const LONG = { timeout: 60_000 } as const;

interface BankSheet {
  header: string[];
  fields: (BankField | null)[];
  rows: (BankRow & { nth: number })[];
  errors: BankPlan["errors"];
}

const fieldOf = (name: string): BankField | null => BANK_FIELDS.find((one) => one === name) ?? null;

/** What the columns are: as said now, else as said of the last file with the same names, else as their names say. */
async function fieldsOf(
  header: readonly string[],
  said: BankFileForm["columns"],
): Promise<(BankField | null)[]> {
  if (said !== undefined && Object.keys(said).length > 0)
    return header.map((name) => (Object.hasOwn(said, name) ? (said[name] ?? null) : null));
  const kept = await findBankLayout(header);
  return kept === null ? recognizeBankColumns(header) : kept.map(fieldOf);
}

/** @throws AppError VALIDATION at `file` */
async function readBankSheet(bytes: Uint8Array | null, { columns }: BankFileForm): Promise<BankSheet> {
  if (bytes === null) throw fieldError("file", text("imports.file.missing"));
  const records = await readLooseSheet(bytes);
  const at = headerRow(records);
  const names = records[at];
  if (names === undefined) throw fieldError("file", text("imports.file.unreadable"));
  const header = columnNames(names);
  const fields = await fieldsOf(header, columns);
  const errors: BankPlan["errors"] = [];
  const rows = records.slice(at + 1).flatMap((cells, below) => {
    const reading = areEnough(fields) ? readBankRow(fields, cells) : null;
    if (reading === null) return [];
    if ("row" in reading) return reading.row;
    errors.push({ row: at + 2 + below, message: reading.message });
    return [];
  });
  return { header, fields, rows: numbered(rows), errors };
}

/**
 * Reads a file without storing anything.
 * @throws AppError VALIDATION at `file` for what is no CSV
 */
export async function planBankFile(bytes: Uint8Array | null, form: BankFileForm): Promise<BankPlan> {
  const { header, fields, rows, errors } = await readBankSheet(bytes, form);
  const created = await countNew(rows);
  return {
    columns: header.map((name, at) => ({ name, field: fields[at] ?? null })),
    rows: rows.slice(0, SHOWN_ROWS).map(({ date, amount, description }) => ({ date, amount, description })),
    ...{ created, known: rows.length - created, errors },
  };
}

/**
 * Stores the movements of a file; those that an earlier file brought stay as they are. What its columns are is remembered.
 * @throws AppError VALIDATION at `file` for what is no CSV, at `columns` where they do not say when and how much
 */
export async function readBankFile(
  bytes: Uint8Array | null,
  form: BankFileForm,
  readBy: number,
  now: Date,
): Promise<BankRead> {
  const { header, fields, rows, errors } = await readBankSheet(bytes, form);
  if (!areEnough(fields)) throw fieldError("columns", text("imports.bank.columns"));
  return prisma().$transaction(async (tx) => {
    await keepBankLayout(
      tx,
      header,
      fields.map((field) => field ?? ""),
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
    return { created, known, errors };
  }, LONG);
}

/**
 * Takes back a file that was read: of another account, or with wrong columns.
 * @throws AppError NOT_FOUND; IN_USE while one of its movements is matched or set aside
 */
export function removeBankFile(id: number): Promise<void> {
  return prisma().$transaction(async (tx) => {
    await lockBankFile(tx, id);
    const [file] = await listBankFiles(id, tx);
    if (file === undefined) throw notFoundError("bankFile");
    if (file.handled > 0) throw new AppError("IN_USE", { message: text("refusals.books.bankFileInUse") });
    await deleteBankFile(tx, id);
    const before = { created: file.movements };
    await recordChange(tx, { action: "delete", entity: "bank-file", entityId: id, before });
  });
}
