"use client";

import { type RefObject, useEffect, useState } from "react";

/** How wide the board is. */
export interface BoardWidth {
  /** Of a column, in px; null until it is known. */
  column: number | null;
  /** Px in a rem. */
  rem: number;
  /** The family of its letters. */
  family: string;
  /** Whether not all columns fit, so that the board scrolls sideways under the names of its rooms. */
  scrollsSideways: boolean;
  /** Whether a column is too narrow for payment and hours in one line. */
  isNarrow: boolean;
}

const NARROW_REM = 6.5;

const UNKNOWN: BoardWidth = {
  column: null,
  rem: 16,
  family: "sans-serif",
  scrollsSideways: false,
  isNarrow: false,
};

/** Measures the board whenever it has been laid out in another size. */
export function useBoardWidth(grid: RefObject<HTMLDivElement | null>): BoardWidth {
  const [width, setWidth] = useState(UNKNOWN);
  useEffect(() => {
    const frame = grid.current;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      // Height 0: the board is not displayed, as while the page is printed.
      if (frame.clientHeight === 0) return;
      const heads = [...frame.querySelectorAll<HTMLElement>('[role="columnheader"]')].slice(1);
      const columns = heads.reduce((sum, head) => sum + Number(head.getAttribute("aria-colspan")), 0);
      const across = heads.reduce((sum, head) => sum + head.offsetWidth, 0);
      const { fontFamily } = getComputedStyle(frame);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const column = Math.floor(across / columns);
      const now: BoardWidth = {
        column,
        rem,
        family: fontFamily,
        scrollsSideways: frame.scrollWidth > frame.clientWidth,
        isNarrow: column < NARROW_REM * rem,
      };
      setWidth((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    });
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [grid]);
  return width;
}
