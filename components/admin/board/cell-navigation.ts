import type { GridCell, RowPlan } from "./row-plan";

/** Index of a row, and index of a cell within the row. */
export interface CellPosition {
  row: number;
  cell: number;
}

/** The last focused cell: its key, and its position in case it is gone. */
export interface LastFocused {
  room: number;
  key: string;
  column: number;
}

/** Number of rows that Page Up and Page Down move. */
const PAGE = 5;

function nearestCell({ cells }: RowPlan, column: number): number {
  let best = 0;
  for (const [index, cell] of cells.entries())
    if (Math.abs(cell.column - column) < Math.abs((cells[best]?.column ?? 0) - column)) best = index;
  return best;
}

/** The cell nearest to a column in the `count`-th non-empty row above or below; null if there is none. */
function inRowsAway(
  rows: readonly RowPlan[],
  from: number,
  step: 1 | -1,
  column: number,
  count = 1,
): CellPosition | null {
  let found: CellPosition | null = null;
  let left = count;
  for (let row = from + step; left > 0 && rows[row]; row += step) {
    const plan = rows[row];
    if (!plan || plan.count === 0) continue;
    found = { row, cell: nearestCell(plan, column) };
    left -= 1;
  }
  return found;
}

function upOrDown(
  rows: readonly RowPlan[],
  { row, cell }: CellPosition,
  step: 1 | -1,
  column: number,
): CellPosition | null {
  const next = rows[row]?.cells[cell + step];
  if (next?.column === column) return { row, cell: cell + step };
  return inRowsAway(rows, row, step, column);
}

/**
 * The cell that a key moves to: arrow keys; Home and End within the row, with Control the first or last cell of the
 * board; Page Up and Page Down. The same cell at an edge; null for any other key.
 */
export function nextPosition(
  rows: readonly RowPlan[],
  at: CellPosition,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): CellPosition | null {
  const cells = rows[at.row]?.cells ?? [];
  const column = cells[at.cell]?.column ?? 0;
  const inRow = (cell: number) => ({ row: at.row, cell: Math.min(cells.length - 1, Math.max(0, cell)) });
  if (ctrlKey && key !== "Home" && key !== "End") return null;
  switch (key) {
    case "ArrowRight":
      return inRow(at.cell + 1);
    case "ArrowLeft":
      return inRow(at.cell - 1);
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
      return ctrlKey ? inRowsAway(rows, rows.length, -1, Number.MAX_SAFE_INTEGER) : inRow(cells.length - 1);
    default:
      return null;
  }
}

/** The cell that Tab focuses: the last focused one, the one in its place, or the first. */
export function tabStopPosition(
  rows: readonly RowPlan[],
  lastFocused: LastFocused | null,
): CellPosition | null {
  const row = lastFocused ? rows.findIndex(({ room }) => room.id === lastFocused.room) : -1;
  const plan = rows[row];
  if (lastFocused && plan && plan.count > 0) {
    const cell = plan.cells.findIndex(({ key }) => key === lastFocused.key);
    return { row, cell: cell === -1 ? nearestCell(plan, lastFocused.column) : cell };
  }
  return inRowsAway(rows, -1, 1, 0);
}

export const cellAt = (rows: readonly RowPlan[], position: CellPosition | null): GridCell | undefined =>
  position === null ? undefined : rows[position.row]?.cells[position.cell];
