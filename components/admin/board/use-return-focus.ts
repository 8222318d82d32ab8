"use client";

import { type RefObject, useEffect } from "react";

/**
 * Gives the focus back when a dialog over the board closes, which no trigger has opened: to the cell that was used
 * last, or to the one that stands in its place, as a booking does where free time was.
 */
export function useReturnFocus(board: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const frame = board.current;
    return () => {
      // After the dialog has let go of the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        frame?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true });
      });
    };
  }, [board, isOpen]);
}
