import "server-only";
import { fixRowsUntil } from "@/lib/data/books/income";
import { sumMovementsByYear } from "@/lib/data/books/movements";
import {
  listStoredYears,
  lockMovements,
  lockYears,
  writeClosing,
  writeOpening,
} from "@/lib/data/books/years";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { bookYears, mayOpen, notClosableReason } from "@/lib/domain/books/book-years";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import { wordedError } from "@/lib/errors";
import type { BookYearAnswer, OpeningInput } from "@/lib/schemas/books/year";

const presentYear = (now: Date) => partsOfDay(dayOf(now)).year;

/** Fixing the rows of a long ledger may take longer than an ordinary transaction. */
const CLOSING_TIMEOUT_MS = 60_000;

/**
 * Sets the opening balances of the books' first year.
 * @returns the year with its closing balances or, if it is not over, the current ones
 * @throws AppError NOT_CHANGEABLE for a later year, and once a year is closed
 */
export function openBooks(year: number, opening: OpeningInput, now: Date): Promise<BookYearAnswer> {
  return prisma().$transaction(async (tx) => {
    await lockYears(tx);
    const stored = await listStoredYears(tx);
    if (!mayOpen(year, stored, presentYear(now)))
      throw wordedError("NOT_CHANGEABLE", "refusals.books.opened");
    await writeOpening(tx, year, opening);
    const before = stored.find((one) => one.year === year)?.opening ?? null;
    const after = { year, ...opening };
    await recordChange(tx, {
      action: "update",
      entity: "book-year",
      entityId: year,
      after,
      before: before && { year, ...before },
    });
    const all = bookYears(await listStoredYears(tx), await sumMovementsByYear(tx), presentYear(now));
    const { closing, state } = all.find((one) => one.year === year) ?? { closing: opening, state: "open" };
    return { year, ...closing, state };
  });
}

/**
 * Closes a year: from then on no entry can be dated in it, and nothing that counts in it changes.
 * @throws AppError NOT_CHANGEABLE for a year that is not over, is already closed, follows an open year, or precedes the
 * books
 */
export function closeYear(year: number, closedBy: number, now: Date): Promise<BookYearAnswer> {
  return prisma().$transaction(
    async (tx) => {
      await lockYears(tx);
      await lockMovements(tx);
      const stored = await listStoredYears(tx);
      const moved = await sumMovementsByYear(tx);
      const why = notClosableReason(year, stored, moved, presentYear(now));
      if (why !== null) throw wordedError("NOT_CHANGEABLE", `refusals.books.${why}`);
      const found = bookYears(stored, moved, presentYear(now)).find((one) => one.year === year);
      if (found === undefined) throw new Error(`${year} may be closed and is none of the books.`);
      const { opening, closing } = found;
      await fixRowsUntil(tx, `${year}-12-31`);
      await writeClosing(tx, year, { opening, closing }, { closedAt: now, closedBy });
      const after = { year, ...closing, state: "closed" as const };
      await recordChange(tx, { action: "close", entity: "book-year", entityId: year, after });
      return after;
    },
    { timeout: CLOSING_TIMEOUT_MS },
  );
}
