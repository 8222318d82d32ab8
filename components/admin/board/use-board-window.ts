import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useState } from "react";
import { MIN_LANE_REM } from "./board-look";
import type { RowPlan } from "./row-plan";

/** Boards with at most this many cells, typical of centres with few rooms, are not virtualised. */
const MAX_UNVIRTUALISED_CELLS = 400;
export const isFullyRendered = (rows: readonly RowPlan[]): boolean =>
  rows.reduce((sum, { count }) => sum + count, 0) <= MAX_UNVIRTUALISED_CELLS;

const OVERSCAN_ROWS = 2;
const ROW_BORDER = 1;

const USUAL_REM = 16;
/** The server renders the rows for this size. Together with the overscan, they fill the screen of a laptop. */
const USUAL_SIZE = { width: 1280, height: 480 };

const laneHeight = () =>
  MIN_LANE_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM);

interface BoardWindow {
  isComplete: boolean;
  isRendered: (index: number) => boolean;
  /**
   * Ref callback for each row, which has a `data-index`: a row whose name takes several lines is higher than its lanes.
   */
  measureRow: (element: Element | null) => void;
}

/**
 * Decides which rows have their cells rendered: the visible ones and their neighbours. All rows with their names are
 * always in the page at their full height, so that the scroll bar is right and a search in the page finds every room.
 */
export function useBoardWindow(
  grid: RefObject<HTMLDivElement | null>,
  rows: readonly RowPlan[],
): BoardWindow {
  const isComplete = isFullyRendered(rows);
  const [lane, setLane] = useState(MIN_LANE_REM * USUAL_REM);
  const virtualizer = useVirtualizer({
    enabled: !isComplete,
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: (index) => (rows[index]?.lanes ?? 1) * lane + ROW_BORDER,
    getItemKey: (index) => rows[index]?.room.id ?? index,
    overscan: OVERSCAN_ROWS,
    initialRect: USUAL_SIZE,
  });
  // Row heights depend on the font size and on the bookings.
  useEffect(() => {
    const update = () => setLane(laneHeight());
    update();
    window.addEventListener("resize", update);
    return () => window.removeEventListener("resize", update);
  }, []);
  useEffect(() => {
    if (rows.length > 0 && lane > 0) virtualizer.measure();
  }, [virtualizer, rows, lane]);
  const drawn = new Set(virtualizer.getVirtualItems().map(({ index }) => index));
  return {
    isComplete,
    isRendered: (index) => isComplete || drawn.has(index),
    measureRow: virtualizer.measureElement,
  };
}
