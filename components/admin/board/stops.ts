import type { RowPlan, Stop } from "./row-plan";

/** Keyboard navigation over the logical cells of the board, whether rendered or not. */

/** A cell: index of its row, and index within the row. */
export interface Place {
  row: number;
  stop: number;
}

/** The last focused cell: its key, and its position in case it is gone. */
export interface UsedStop {
  room: number;
  key: string;
  column: number;
}

/** How many rows Page Up and Page Down move. */
const PAGE = 5;

/** Index of the cell of a row that starts nearest to a column. */
function nearest({ stops }: RowPlan, column: number): number {
  let best = 0;
  for (const [index, stop] of stops.entries())
    if (Math.abs(stop.column - column) < Math.abs((stops[best]?.column ?? 0) - column)) best = index;
  return best;
}

/** The cell nearest to a column in the `count`-th non-empty row above or below; null if there is none. */
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
 * The cell that a key moves to: arrows, Home and End within the row, Page Up and Page Down, and with Control the first
 * or last cell of the board. The same cell at an edge; null for any other key.
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

/** The cell that Tab focuses: the last focused one, the one in its place, or the first. */
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
