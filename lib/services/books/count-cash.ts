import "server-only";
import { insertBookEntry } from "@/lib/data/books/book-entries";
import { sumMovementsByYear } from "@/lib/data/books/movements";
import { listStoredYears, lockMovements, lockYears } from "@/lib/data/books/years";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { bookYears } from "@/lib/domain/books/book-years";
import { countNote, rowOfDifference } from "@/lib/domain/books/statement";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { type CashCount, type CashCountInput, cashCountSchema } from "@/lib/schemas/books/cash-count";

/**
 * Compares the counted cash with the books and enters the difference, dated today. The ledger is locked meanwhile, so
 * that afterwards the balance equals the count.
 * @throws AppError VALIDATION at `reason` for a difference without one
 */
export function countCash(
  { counted, reason }: CashCountInput,
  createdBy: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<CashCount> {
  return createOnce(claim, { status: 201, schema: cashCountSchema }, async (tx) => {
    await lockYears(tx);
    await lockMovements(tx);
    const { year: present } = partsOfDay(dayOf(now));
    const years = bookYears(await listStoredYears(tx), await sumMovementsByYear(tx), present);
    const expected = years.at(-1)?.closing.cash ?? 0;
    const row = rowOfDifference(counted - expected);
    if (row === null) return { expected, counted, entry: null };
    if (reason === null) throw fieldError("reason", VALIDATION.required);
    const entry = await insertBookEntry(tx, {
      ...row,
      account: "cash",
      from: null,
      to: null,
      label: null,
      date: dayOf(now),
      counterparty: null,
      note: countNote({ counted, expected, reason }),
      documentId: null,
      reversalOf: null,
      createdBy,
      teacherId: null,
    });
    await recordChange(tx, { action: "create", entity: "book-entry", entityId: entry.id, after: entry });
    return { expected, counted, entry };
  });
}
