import type { BoardView } from "@/lib/domain/panel/board-columns";

/** Keeps the column of room names in place while the rest scrolls under it. */
export const ROOM_COLUMN = "sticky left-0 z-20";

/** Minimum column width: fits "10–11:30" and most of a name. If the columns do not fit, the board scrolls. */
const MIN_COLUMN_WIDTH: Record<BoardView, string> = { giorno: "3.9rem", settimana: "3.8rem", mese: "4.1rem" };

/** Minimum height of a lane: a 44 px cell and the gap around it. */
export const MIN_LANE_REM = 2.875;
/** Maximum height of a lane, and the height of everything around the rows. */
const MAX_LANE_REM = 5.5;
const HEIGHT_AROUND_ROWS = "17.5rem";

/** Lane height if all rows are rendered: they share the height of the screen. */
export const laneHeightSharing = (lanes: number): string =>
  `clamp(${MIN_LANE_REM}rem, calc((100dvh - ${HEIGHT_AROUND_ROWS}) / ${Math.max(1, lanes)}), ${MAX_LANE_REM}rem)`;
export const MIN_LANE = `${MIN_LANE_REM}rem`;

/**
 * The lanes of a row, and below them space for a name of several lines.
 * @param grows whether lanes grow with their texts: only if all rows are rendered, since the height of unrendered
 *   rows is calculated from their number of lanes
 */
export const lanesTemplate = (lanes: number, grows: boolean): string =>
  `repeat(${lanes}, ${grows ? "minmax(var(--lane), auto)" : "var(--lane)"}) auto`;
export const columnsTemplate = (columns: number): string =>
  `var(--room-width) repeat(${columns}, minmax(0, 1fr))`;
export const boardWidth = (view: BoardView, columns: number): string =>
  `calc(var(--room-width) + ${columns} * ${MIN_COLUMN_WIDTH[view]})`;

/** Attributes of the ARIA pattern "grid": one cell at a time is focusable, rows never are. */
export const gridOf = (label: string, rows: number, columns: number) =>
  ({
    role: "grid",
    "aria-label": label,
    "aria-rowcount": rows,
    "aria-colcount": columns,
  }) as const;
export const row = (index: number) => ({ role: "row", "aria-rowindex": index }) as const;
export const ROW_HEADER = { role: "rowheader", "aria-colindex": 1 } as const;
export const columnHeader = (column: number, span = 1) =>
  ({ role: "columnheader", "aria-colindex": column, "aria-colspan": span }) as const;
/** A focusable cell: reached by Tab if it was the last focused one, else by arrow keys (roving tabindex). */
export const cell = (column: number, span: number, isTabStop: boolean) =>
  ({
    role: "gridcell",
    "aria-colindex": column,
    "aria-colspan": span > 1 ? span : undefined,
    tabIndex: isTabStop ? 0 : -1,
  }) as const;
