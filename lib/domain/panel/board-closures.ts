import type { ClosedTime } from "../room-time/closed-times";
import { toInstant } from "../time/dates";
import { type BoardColumn, columnAt } from "./board-columns";
import type { TimeRange } from "./board-offers";

/** When a room is closed by its hours, its timetable or a holiday, by column of the planning board. */

interface ClosedRange extends TimeRange {
  message: string;
}

/** Adjacent columns that are fully closed. */
export interface ClosedColumns {
  /** Index of the first column. */
  from: number;
  /** Index of the last column, included. */
  to: number;
  message: string;
}

/**
 * The closed times of a room by column index: each one is listed in every column that it touches. Empty if the room is
 * never closed.
 */
export function closedByColumn(
  columns: readonly BoardColumn[],
  closed: readonly ClosedTime[],
): readonly (readonly ClosedRange[])[] {
  if (closed.length === 0) return [];
  const ranges: ClosedRange[][] = columns.map(() => []);
  for (const { startsAt, endsAt, message } of closed) {
    const range = { from: Date.parse(startsAt), to: Date.parse(endsAt), message };
    const last = columnAt(columns, range.to - 1);
    for (let column = columnAt(columns, range.from); column <= last; column += 1) ranges[column]?.push(range);
  }
  return ranges;
}

/** The columns in which all offered hours are closed; adjacent ones with the same message are joined. */
export function closedColumns(
  columns: readonly BoardColumn[],
  closed: readonly (readonly ClosedRange[])[],
): ClosedColumns[] {
  const found: ClosedColumns[] = [];
  for (const [index, ranges] of closed.entries()) {
    const column = columns[index];
    if (!column || !isCovered(column, ranges)) continue;
    const message = [...new Set(ranges.map((range) => range.message))].join(" ");
    const last = found.at(-1);
    if (last?.to === index - 1 && last.message === message) last.to = index;
    else found.push({ from: index, to: index, message });
  }
  return found;
}

/** @param ranges in chronological order */
function isCovered(
  { day, offers: { startTime, endTime } }: BoardColumn,
  ranges: readonly TimeRange[],
): boolean {
  let until = toInstant(day, startTime).getTime();
  for (const { from, to } of ranges) if (from <= until) until = Math.max(until, to);
  return until >= toInstant(day, endTime).getTime();
}
