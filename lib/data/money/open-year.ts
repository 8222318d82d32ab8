import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";

/** Refuses a day in a closed year of the books, as a trigger does for every writer. @throws AppError YEAR_CLOSED */
export async function requireOpenYear(tx: Transaction, day: CalendarDay): Promise<void> {
  const year = { gte: Number(day.slice(0, 4)) };
  if ((await tx.bookYear.count({ where: { year, closedAt: { not: null } } })) > 0)
    throw new AppError("YEAR_CLOSED");
}
