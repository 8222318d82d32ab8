"use client";

import type { RefObject } from "react";
import { BoardRow } from "./board-row";
import type { CellPosition } from "./cell-navigation";
import type { RowPlan } from "./row-plan";
import { useBoardWidth } from "./use-board-width";
import { useBoardWindow } from "./use-board-window";

interface BoardRowsProps {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly RowPlan[];
  /** The cell that Tab leads to, and its name. */
  position: CellPosition | null;
  tabStop: string | null;
}

/** All rooms. Scrolling renders only the rows here, and nothing else of the board. */
export function BoardRows({ grid, rows, position, tabStop }: BoardRowsProps) {
  const width = useBoardWidth(grid);
  const { isComplete, isRendered, measureRow } = useBoardWindow(grid, rows);
  return rows.map((plan, index) => (
    <BoardRow
      key={plan.room.id}
      ref={measureRow}
      plan={plan}
      index={index}
      isRendered={isRendered(index)}
      width={width}
      grows={isComplete}
      isTruncated={!isComplete && width.column !== null}
      tabStop={position?.row === index ? tabStop : null}
    />
  ));
}
