import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import {
  accountsOf,
  findBookEntryForUpdate,
  insertBookEntry,
  type NewBookEntry,
} from "@/lib/data/books/book-entries";
import { documentIdOf } from "@/lib/data/books/documents";
import { countTeachers } from "@/lib/data/catalogue/teachers";
import type { Transaction } from "@/lib/data/client";
import { isInClosedYear } from "@/lib/data/money/open-year";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettingsToUse } from "@/lib/data/site/settings";
import { type Account, mayEnter, seenAccount } from "@/lib/domain/books/book-entry";
import { wordOf } from "@/lib/domain/books/book-label";
import { reversalNote } from "@/lib/domain/books/journal";
import { dayOf } from "@/lib/domain/time/dates";
import { fieldError, requireFound, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { type BookEntry, type BookEntryInput, bookEntrySchema } from "@/lib/schemas/books/book-entry";

/**
 * @throws AppError VALIDATION at `documentUrl` when no upload returned that address, or the caller may not see its
 * account
 */
async function requireDocument(
  tx: Transaction,
  documentUrl: string | null,
  seen: Account | null,
): Promise<string | null> {
  if (documentUrl === null) return null;
  const id = await documentIdOf(tx, documentUrl, seen);
  if (id === null) throw fieldError("documentUrl", VALIDATION.document);
  return id;
}

/**
 * The row of the statement that an entry counts in, and its label.
 * @throws AppError VALIDATION at `label` for a label that the settings do not define for that direction
 */
async function rowOf(
  tx: Transaction,
  input: BookEntryInput,
): Promise<Pick<NewBookEntry, "category" | "label">> {
  if (input.direction === "transfer") return { category: null, label: null };
  if (typeof input.label !== "string") return { category: input.category ?? null, label: null };
  const word = wordOf((await findSettingsToUse(tx)).bookLabels, input.label);
  if (word?.direction !== input.direction) throw fieldError("label", VALIDATION.bookLabel);
  return { category: word.category, label: word.key };
}

/**
 * Adds an entry to the books.
 * @throws AppError VALIDATION for a future day, an unknown label or document; FORBIDDEN when a secretary names another
 * account than the cash; YEAR_CLOSED
 */
export function addBookEntry(
  input: BookEntryInput,
  { id: createdBy, role }: Pick<SignedInUser, "id" | "role">,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BookEntry> {
  if (!mayEnter(role, accountsOf(input))) throw wordedError("FORBIDDEN", "refusals.books.cashOnly");
  return createOnce(claim, { status: 201, schema: bookEntrySchema }, (tx) =>
    writeEntry(tx, input, { createdBy, seen: seenAccount(role) }, now),
  );
}

/**
 * Writes an entry and its audit log line. The caller has already checked the permission.
 * @param seen the only account whose entries and documents the caller may see; null for all
 * @throws AppError VALIDATION for a future day, an unknown label or document; YEAR_CLOSED
 */
export async function writeEntry(
  tx: Transaction,
  input: BookEntryInput,
  { createdBy, seen }: { createdBy: number; seen: Account | null },
  now: Date,
): Promise<BookEntry> {
  const { direction, amount, date, counterparty, note, teacherId } = input;
  if (date > dayOf(now)) throw fieldError("date", VALIDATION.futurePayment);
  if (teacherId !== null && (await countTeachers(tx, [teacherId])) === 0)
    throw fieldError("teacherId", VALIDATION.unknownTeacher);
  const row = await rowOf(tx, input);
  const documentId = await requireDocument(tx, input.documentUrl, seen);
  const entry = await insertBookEntry(tx, {
    ...accountsOf(input),
    ...row,
    direction,
    amount,
    date,
    counterparty,
    note,
    teacherId,
    documentId,
    reversalOf: null,
    createdBy,
  });
  await recordChange(tx, { action: "create", entity: "book-entry", entityId: entry.id, after: entry });
  return entry;
}

/**
 * Reverses an entry with a counter-entry of the same direction, accounts, row and amount, dated today. Its note
 * mentions a closed year.
 * @throws AppError NOT_FOUND; DUPLICATE for a reversal, or an entry that is already reversed
 */
export function reverseBookEntry(
  id: number,
  reason: string,
  createdBy: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BookEntry> {
  return createOnce(claim, { status: 201, schema: bookEntrySchema }, async (tx) => {
    const entry = requireFound(await findBookEntryForUpdate(tx, id), "bookEntry");
    if (entry.isReversed || entry.reversalOf !== null)
      throw wordedError("DUPLICATE", "refusals.books.reversedBefore");
    const { direction, account, from, to, category, label, amount, counterparty, date, teacherId } = entry;
    const isClosed = await isInClosedYear(tx, date);
    const note = reversalNote(reason, { what: "Movimento", date, isClosed });
    const counter = await insertBookEntry(tx, {
      direction,
      account,
      from,
      to,
      category,
      label,
      amount,
      counterparty,
      teacherId,
      date: dayOf(now),
      note,
      documentId: null,
      reversalOf: id,
      createdBy,
    });
    await recordChange(tx, { action: "reverse", entity: "book-entry", entityId: id, after: counter });
    return counter;
  });
}
