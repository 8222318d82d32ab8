import type { BoardView } from "@/lib/domain/panel/board-columns";

/** The column of room names stays in place while the rest scrolls under it. */
export const ROOM_COLUMN = "sticky left-0 z-20";

/** No column is narrower than "10–11:30" and most of a name need; where they do not fit, the board scrolls. */
const NARROWEST: Record<BoardView, string> = { giorno: "3.9rem", settimana: "3.8rem", mese: "4.1rem" };

/** The least height of a lane: a cell of 44 px, and the gap around it. */
export const LANE_REM = 2.875;
/** The greatest height of a lane, and the height of everything around the rows. */
const HIGHEST_REM = 5.5;
const AROUND_ROWS = "17.5rem";

/** The height of a lane where all rows are drawn: they share the height of the screen. */
export const sharedLane = (lanes: number): string =>
  `clamp(${LANE_REM}rem, calc((100dvh - ${AROUND_ROWS}) / ${Math.max(1, lanes)}), ${HIGHEST_REM}rem)`;
export const LEAST_LANE = `${LANE_REM}rem`;

/** The lanes of a row, and below them room for a name of several lines. */
export const lanesTemplate = (lanes: number): string => `repeat(${lanes}, var(--lane)) auto`;
/** The columns of every row, and the minimum width of the board. */
export const columnsTemplate = (columns: number): string =>
  `var(--room-width) repeat(${columns}, minmax(0, 1fr))`;
export const boardWidth = (view: BoardView, columns: number): string =>
  `calc(var(--room-width) + ${columns} * ${NARROWEST[view]})`;

/** The board is a grid of the ARIA patterns: its cells take the focus, one at a time, and its rows never do. */
export const gridOf = (rows: number, columns: number) =>
  ({
    role: "grid",
    "aria-label": "Calendario degli spazi",
    "aria-rowcount": rows,
    "aria-colcount": columns,
  }) as const;
export const row = (index: number) => ({ role: "row", "aria-rowindex": index }) as const;
export const ROW_HEADER = { role: "rowheader", "aria-colindex": 1 } as const;
export const columnHeader = (column: number, span = 1) =>
  ({ role: "columnheader", "aria-colindex": column, "aria-colspan": span }) as const;
/** A cell that takes the focus: by Tab if it is the one that was used last, else by arrows. */
export const cell = (column: number, span: number, isTabStop: boolean) =>
  ({
    role: "gridcell",
    "aria-colindex": column,
    "aria-colspan": span > 1 ? span : undefined,
    tabIndex: isTabStop ? 0 : -1,
  }) as const;
