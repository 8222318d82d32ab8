import type { CalendarDay } from "@/lib/domain/time/dates";

/** Prisma reads and writes a `date` column as midnight UTC; no other code relies on that. */
export const toDay = (column: Date): CalendarDay => column.toISOString().slice(0, 10);

export const toDateColumn = (day: CalendarDay): Date => new Date(`${day}T00:00:00.000Z`);

export const toDayOrNull = (column: Date | null): CalendarDay | null =>
  column === null ? null : toDay(column);

export const toDateColumnOrNull = (day: CalendarDay | null): Date | null =>
  day === null ? null : toDateColumn(day);
