import { type RefObject, useEffect } from "react";

/**
 * Restores the focus when a dialog of the board closes, since it has no trigger element: to the last focused cell, or
 * to the one in its place, such as a booking where free time was.
 */
export function useReturnFocus(board: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const frame = board.current;
    return () => {
      // Waits until the dialog has released the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        frame?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true });
      });
    };
  }, [board, isOpen]);
}
