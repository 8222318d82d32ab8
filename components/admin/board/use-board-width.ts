import { type RefObject, useEffect, useState } from "react";

export interface BoardWidth {
  /** Width of a column in px; null until measured. */
  column: number | null;
  /** Px per rem. */
  rem: number;
  family: string;
  /** Whether the columns do not all fit, so that the board scrolls sideways under the room names. */
  scrollsSideways: boolean;
  /** Whether a column is too narrow for payment icon and hours in one line. */
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

export function useBoardWidth(grid: RefObject<HTMLDivElement | null>): BoardWidth {
  const [width, setWidth] = useState(UNKNOWN);
  useEffect(() => {
    const frame = grid.current;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      // Height 0: the board is not displayed, for example while the page is printed.
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
