import type { RowPlan, Stop } from "./row-plan";

/** The way of the focus over the board, which goes by what stands on it and not by what of it is drawn. */

/** A cell, as indices of its row and in it. */
export interface Place {
  row: number;
  stop: number;
}

/** A cell by name, and where it was: another stands there when it is gone. */
export interface UsedStop {
  room: number;
  key: string;
  column: number;
}

/** Rows that Page Up and Page Down pass over. */
const PAGE = 5;

/** The cell of a row that begins nearest to a column. */
function nearest({ stops }: RowPlan, column: number): number {
  let best = 0;
  for (const [index, stop] of stops.entries())
    if (Math.abs(stop.column - column) < Math.abs((stops[best]?.column ?? 0) - column)) best = index;
  return best;
}

/** The cell nearest to a column in the `count`-th row with cells, upwards or downwards; null when there is none. */
function inRowsAway(
  rows: readonly RowPlan[],
  from: number,
  step: 1 | -1,
  column: number,
  count = 1,
): Place | null {
  let found: Place | null = null;
  let left = count;
  for (let row = from + step; left > 0 && rows[row]; row += step) {
    const plan = rows[row];
    if (!plan || plan.count === 0) continue;
    found = { row, stop: nearest(plan, column) };
    left -= 1;
  }
  return found;
}

/** The next cell of the same column, or of the row above or below. */
function upOrDown(
  rows: readonly RowPlan[],
  { row, stop }: Place,
  step: 1 | -1,
  column: number,
): Place | null {
  const next = rows[row]?.stops[stop + step];
  if (next?.column === column) return { row, stop: stop + step };
  return inRowsAway(rows, row, step, column);
}

/**
 * Where a key leads from a cell: arrows, Home and End in the row, Page Up and Page Down, and with Control Home and End of
 * the board. The cell itself at an edge; null for a key that means nothing.
 */
export function nextPlace(
  rows: readonly RowPlan[],
  at: Place,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): Place | null {
  const stops = rows[at.row]?.stops ?? [];
  const column = stops[at.stop]?.column ?? 0;
  const inRow = (stop: number) => ({ row: at.row, stop: Math.min(stops.length - 1, Math.max(0, stop)) });
  if (ctrlKey && key !== "Home" && key !== "End") return null;
  switch (key) {
    case "ArrowRight":
      return inRow(at.stop + 1);
    case "ArrowLeft":
      return inRow(at.stop - 1);
    case "ArrowDown":
      return upOrDown(rows, at, 1, column) ?? at;
    case "ArrowUp":
      return upOrDown(rows, at, -1, column) ?? at;
    case "PageDown":
      return inRowsAway(rows, at.row, 1, column, PAGE) ?? at;
    case "PageUp":
      return inRowsAway(rows, at.row, -1, column, PAGE) ?? at;
    case "Home":
      return ctrlKey ? inRowsAway(rows, -1, 1, 0) : inRow(0);
    case "End":
      return ctrlKey ? inRowsAway(rows, rows.length, -1, Number.MAX_SAFE_INTEGER) : inRow(stops.length - 1);
    default:
      return null;
  }
}

/** Where Tab leads to: the cell that was used last, the one that stands in its place, or the first. */
export function tabPlace(rows: readonly RowPlan[], used: UsedStop | null): Place | null {
  const row = used ? rows.findIndex(({ room }) => room.id === used.room) : -1;
  const plan = rows[row];
  if (used && plan && plan.count > 0) {
    const stop = plan.stops.findIndex(({ key }) => key === used.key);
    return { row, stop: stop === -1 ? nearest(plan, used.column) : stop };
  }
  return inRowsAway(rows, -1, 1, 0);
}

export const stopAt = (rows: readonly RowPlan[], place: Place | null): Stop | undefined =>
  place === null ? undefined : rows[place.row]?.stops[place.stop];
