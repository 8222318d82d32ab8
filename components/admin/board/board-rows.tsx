"use client";

import type { RefObject } from "react";
import { BoardRow } from "./board-row";
import type { RowPlan } from "./row-plan";
import type { Place } from "./stops";
import { useBoardWidth } from "./use-board-width";
import { useBoardWindow } from "./use-board-window";

interface BoardRowsProps {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly RowPlan[];
  /** The cell that Tab leads to, and its name. */
  place: Place | null;
  tabStop: string | null;
}

/** All rooms. What a scroll brings into sight is drawn here, and nothing else of the board with it. */
export function BoardRows({ grid, rows, place, tabStop }: BoardRowsProps) {
  const width = useBoardWidth(grid);
  const { lanes, isWhole } = useBoardWindow(grid, rows, width);
  return rows.map((plan, index) => {
    const { from, to } = lanes[index] ?? { from: 0, to: 0 };
    return (
      <BoardRow
        key={plan.room.id}
        plan={plan}
        index={index}
        from={from}
        to={to}
        width={width}
        isCut={!isWhole && width.column !== null}
        tabStop={place?.row === index ? tabStop : null}
      />
    );
  });
}
