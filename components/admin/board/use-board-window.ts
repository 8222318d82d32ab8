"use client";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { LANE_REM } from "./board-look";
import type { RowPlan } from "./row-plan";
import { usePrinting } from "./use-printing";

/** Boards with no more cells are drawn as a whole: that of a house with a handful of rooms. */
const DRAWN_WHOLE = 400;
/** What is drawn above and below of what is in sight, in px. */
const BEYOND = 144;
/** The stretch that is drawn goes on by steps of about a lane, so that no frame of a scroll has much to do. */
const STEP = 48;
const ROW_BORDER = 1;

/** The lanes of a row that are drawn, `to` not counted; none where both are 0. */
export interface DrawnLanes {
  from: number;
  to: number;
}

/** The height of a lane in px. */
const laneHeight = () =>
  LANE_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

const NO_HEIGHTS: ReadonlyMap<number, number> = new Map();

/** The rows, by room, that are higher than their lanes since their names take several lines. */
function highRows(
  grid: HTMLElement | null,
  rows: readonly RowPlan[],
  lane: number,
): ReadonlyMap<number, number> {
  const elements = grid?.querySelectorAll<HTMLElement>("[data-room]") ?? [];
  const heights = new Map([...elements].map((row) => [Number(row.dataset.room), row.offsetHeight]));
  const high = rows
    .map(({ room, lanes }) => ({ id: room.id, height: heights.get(room.id) ?? 0, usual: lanes * lane }))
    .filter(({ height, usual }) => height > usual + 2 * ROW_BORDER);
  return new Map(high.map(({ id, height }) => [id, height]));
}

/**
 * Which lanes of each row are drawn: those in sight and near it. All rows with their names are in the page, at their
 * height; so the scroll bar is true, and rooms are found by a search in the page.
 */
export function useBoardWindow(
  grid: RefObject<HTMLDivElement | null>,
  rows: readonly RowPlan[],
): { lanes: readonly DrawnLanes[]; isWhole: boolean } {
  const isPrinting = usePrinting();
  const isWhole = isPrinting || rows.reduce((sum, { stops }) => sum + stops.length, 0) <= DRAWN_WHOLE;
  const [shown, setShown] = useState(() => ({ top: 0, bottom: window.innerHeight }));
  const [lane, setLane] = useState(laneHeight);
  const [heights, setHeights] = useState(NO_HEIGHTS);

  const measure = useCallback(() => {
    const high = highRows(grid.current, rows, lane);
    setHeights((before) => {
      const isSame =
        before.size === high.size && [...high].every(([id, height]) => before.get(id) === height);
      return isSame ? before : high;
    });
  }, [grid, rows, lane]);

  const look = useCallback(() => {
    const frame = grid.current;
    // Height 0: another place of the panel is shown.
    if (!frame || frame.clientHeight === 0) return;
    const top = Math.floor((frame.scrollTop - BEYOND) / STEP) * STEP;
    const bottom = Math.ceil((frame.scrollTop + frame.clientHeight + BEYOND) / STEP) * STEP;
    setShown((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
  }, [grid]);

  useEffect(() => {
    const frame = grid.current;
    if (!frame || isWhole) return;
    // In the frame of the scroll itself: what comes into sight is there when it is painted.
    const onScroll = () => flushSync(look);
    // It answers first when new rows have been laid out, so that nothing is laid out for the sake of measuring.
    const observer = new ResizeObserver(() => {
      setLane(laneHeight());
      measure();
      look();
    });
    look();
    frame.addEventListener("scroll", onScroll, { passive: true });
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => {
      frame.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, [grid, isWhole, measure, look]);

  const lanes = useMemo(() => {
    let bottom = 0;
    return rows.map(({ room, lanes: count }) => {
      if (isWhole) return { from: 0, to: count };
      const top = bottom;
      bottom += Math.max(count * lane + ROW_BORDER, heights.get(room.id) ?? 0);
      if (bottom <= shown.top || top >= shown.bottom) return { from: 0, to: 0 };
      const from = Math.min(count - 1, Math.max(0, Math.floor((shown.top - top) / lane)));
      return { from, to: Math.min(count, Math.ceil((shown.bottom - top) / lane)) };
    });
  }, [rows, isWhole, shown, lane, heights]);
  return { lanes, isWhole };
}
