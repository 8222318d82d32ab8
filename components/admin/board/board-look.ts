import type { BoardView } from "@/lib/domain/booking/board-columns";

/** The column of the names stays where it is while the rest scrolls under it. */
export const ROOM_COLUMN = "sticky left-0 z-20";

/** No column is narrower than a name needs; where they do not fit, the board scrolls. */
const NARROWEST: Record<BoardView, string> = { giorno: "3.9rem", settimana: "4.1rem", mese: "4.1rem" };

/** The columns of every row of a view. */
export const rowTemplate = (view: BoardView, columns: number): string =>
  `var(--room-width) repeat(${columns}, minmax(${NARROWEST[view]}, 1fr))`;

/** The board is a grid of the ARIA patterns: its cells take the focus, one at a time, and its rows never do. */
export const GRID = { role: "grid" } as const;
export const row = (index: number) => ({ role: "row", "aria-rowindex": index }) as const;
export const ROW_HEADER = { role: "rowheader" } as const;
export const COLUMN_HEADER = { role: "columnheader" } as const;
export const cell = (column: number, span = 1) =>
  ({ role: "gridcell", "aria-colindex": column, "aria-colspan": span }) as const;
