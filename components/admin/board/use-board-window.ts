"use client";

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LANE_REM } from "./board-look";
import type { RowPlan } from "./row-plan";
import type { BoardWidth } from "./use-board-width";
import { whenIdle } from "./when-idle";

/** Boards with no more cells are drawn as a whole: that of a house with a handful of rooms. */
const DRAWN_WHOLE = 400;
export const isDrawnWhole = (rows: readonly RowPlan[]): boolean =>
  rows.reduce((sum, { count }) => sum + count, 0) <= DRAWN_WHOLE;

/** What is drawn above and below of what is in sight at once, in px. */
const BEYOND = 48;
/** The stretch that is drawn goes on by steps of about a lane, so that no frame of a scroll has much to do. */
const STEP = 48;
/** What is drawn in one go, in px, while nothing else is to be done. */
const AHEAD = 240;
/** So long after a scroll, in ms, the board rests. */
const REST_MS = 150;
const ROW_BORDER = 1;

/** A stretch of the board, in px from its first room. */
interface Stretch {
  top: number;
  bottom: number;
}

/** What is drawn, as long as nothing else is asked for in another width. */
interface Drawn extends Stretch {
  of: unknown;
  width: BoardWidth;
}

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

const covers = (outer: Stretch, inner: Stretch) => outer.top <= inner.top && inner.bottom <= outer.bottom;
const touches = (a: Stretch, b: Stretch) => a.top <= b.bottom && b.top <= a.bottom;
const union = (a: Stretch, b: Stretch): Stretch => ({
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

/** What is in sight of a board, and a little more; null while another place of the panel is shown. */
function sightOf(frame: HTMLElement): Stretch | null {
  if (frame.clientHeight === 0) return null;
  return {
    top: Math.floor((frame.scrollTop - BEYOND) / STEP) * STEP,
    bottom: Math.ceil((frame.scrollTop + frame.clientHeight + BEYOND) / STEP) * STEP,
  };
}

/** Where each row lies. */
function stretchesOf(
  rows: readonly RowPlan[],
  lane: number,
  heights: ReadonlyMap<number, number>,
): readonly Stretch[] {
  let bottom = 0;
  return rows.map(({ room, lanes }) => {
    const top = bottom;
    bottom += Math.max(lanes * lane + ROW_BORDER, heights.get(room.id) ?? 0);
    return { top, bottom };
  });
}

/**
 * Which lanes of each row are drawn: first those in sight; then, while nothing else is to be done, those around them,
 * until a scroll finds everything there. All rows with their names are in the page from the beginning, at their height; so
 * the scroll bar is true, and rooms are found by a search in the page.
 */
export function useBoardWindow(
  grid: RefObject<HTMLDivElement | null>,
  rows: readonly RowPlan[],
  width: BoardWidth,
): { lanes: readonly DrawnLanes[]; isWhole: boolean } {
  const isWhole = isDrawnWhole(rows);
  const of = rows[0]?.frame;
  /** What was in sight when the board came to rest: what other days begin with. */
  const [sight, setSight] = useState<Stretch>(() => ({ top: 0, bottom: window.innerHeight }));
  const [drawn, setDrawn] = useState<Drawn>(() => ({ ...sight, of, width }));
  const [lane, setLane] = useState(laneHeight);
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const isResting = useRef(true);
  const shown = drawn.of === of && drawn.width === width ? drawn : sight;

  const measure = useCallback(() => {
    const high = highRows(grid.current, rows, lane);
    setHeights((before) => {
      const isSame =
        before.size === high.size && [...high].every(([id, height]) => before.get(id) === height);
      return isSame ? before : high;
    });
  }, [grid, rows, lane]);

  /** Draws a stretch beside what is drawn, or instead of what lies far away. */
  const draw = useCallback(
    (more: Stretch) =>
      setDrawn((before) => {
        if (before.of !== of || before.width !== width) return { ...more, of, width };
        if (covers(before, more)) return before;
        return { ...(touches(before, more) ? union(before, more) : more), of, width };
      }),
    [of, width],
  );

  useEffect(() => {
    const frame = grid.current;
    if (!frame || isWhole) return;
    const look = () => {
      const seen = sightOf(frame);
      if (seen) draw(seen);
      return seen;
    };
    const rest = () => {
      isResting.current = true;
      const seen = look();
      if (seen)
        setSight((before) => (before.top === seen.top && before.bottom === seen.bottom ? before : seen));
    };
    // Other days may have come in the middle of a scroll.
    let timer = setTimeout(rest, REST_MS);
    const onScroll = () => {
      isResting.current = false;
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
      // In the frame of the scroll itself: what comes into sight is there when it is painted.
      flushSync(() => void look());
    };
    // It answers first when new rows have been laid out, so that nothing is laid out for the sake of measuring.
    const observer = new ResizeObserver(() => {
      setLane(laneHeight());
      measure();
      rest();
    });
    frame.addEventListener("scroll", onScroll, { passive: true });
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => {
      clearTimeout(timer);
      frame.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, [grid, isWhole, measure, draw]);

  const stretches = useMemo(() => stretchesOf(rows, lane, heights), [rows, lane, heights]);
  const bottom = stretches.at(-1)?.bottom ?? 0;

  // One after the other, the nearer side first; the next when this one is drawn.
  useEffect(() => {
    if (isWhole || covers(shown, { top: 0, bottom })) return;
    const isBelow =
      shown.bottom < bottom && (shown.top <= 0 || shown.bottom - sight.bottom <= sight.top - shown.top);
    const more = isBelow
      ? { top: shown.bottom, bottom: Math.min(bottom, shown.bottom + AHEAD) }
      : { top: Math.max(0, shown.top - AHEAD), bottom: shown.top };
    return whenIdle(
      () => isResting.current,
      () => draw(union(shown, more)),
    );
  }, [shown, sight, bottom, isWhole, draw]);

  const lanes = useMemo(
    () =>
      rows.map(({ lanes: count }, index) => {
        const { top, bottom: end } = stretches[index] ?? { top: 0, bottom: 0 };
        if (isWhole) return { from: 0, to: count };
        if (end <= shown.top || top >= shown.bottom) return { from: 0, to: 0 };
        const from = Math.min(count - 1, Math.max(0, Math.floor((shown.top - top) / lane)));
        return { from, to: Math.min(count, Math.ceil((shown.bottom - top) / lane)) };
      }),
    [rows, stretches, isWhole, shown, lane],
  );
  return { lanes, isWhole };
}
