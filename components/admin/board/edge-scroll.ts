/** Distance from an edge, in px, within which dragging scrolls the board: the nearer, the faster. */
const EDGE = 40;
/** Px per frame, at the edge and beyond. */
const MAX_STEP = 16;

const stepAt = (at: number, first: number, last: number): number => {
  const into = Math.max(first + EDGE - at, 0) - Math.max(at - (last - EDGE), 0);
  return -Math.sign(into) * Math.min(MAX_STEP, Math.ceil((Math.abs(into) / EDGE) * MAX_STEP));
};

/**
 * Scrolls the board while the pointer is near an edge of its scrolling part (all but the header and the room names).
 * Calls `onScrolled` after each step. Returns a function that stops it.
 */
export function scrollAtEdges(
  board: HTMLElement,
  pointerAt: () => { x: number; y: number },
  onScrolled: () => void,
): () => void {
  const corner = board.querySelector('[role="columnheader"]')?.getBoundingClientRect();
  let frame = 0;
  const step = () => {
    const box = board.getBoundingClientRect();
    const { x, y } = pointerAt();
    const [left, top] = [board.scrollLeft, board.scrollTop];
    board.scrollLeft += stepAt(x, box.left + (corner?.width ?? 0), box.right);
    board.scrollTop += stepAt(y, box.top + (corner?.height ?? 0), box.bottom);
    if (board.scrollLeft !== left || board.scrollTop !== top) onScrolled();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
