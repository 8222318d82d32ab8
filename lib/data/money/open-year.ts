import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";

/** Whether a day is in a closed year of the books, or before one. */
export async function isInClosedYear(tx: Transaction, day: CalendarDay): Promise<boolean> {
  const year = { gte: Number(day.slice(0, 4)) };
  return (await tx.bookYear.count({ where: { year, closedAt: { not: null } } })) > 0;
}

/**
 * Refuses a day in a closed year of the books, as a trigger does for every write.
 * @throws AppError YEAR_CLOSED
 */
export async function requireOpenYear(tx: Transaction, day: CalendarDay): Promise<void> {
  if (await isInClosedYear(tx, day)) throw new AppError("YEAR_CLOSED");
}
