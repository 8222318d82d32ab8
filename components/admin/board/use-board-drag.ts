import { type PointerEvent, type RefObject, useCallback, useRef, useState } from "react";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import type { BoardRoom } from "@/lib/schemas/panel/board";
import { type DraggedBooking, isMovable, type TimeSelection } from "./drag-state";
import type { GridCell } from "./row-plan";

/** Distance from an edge, in px, within which dragging scrolls the board; the nearer, the faster. */
const EDGE = 40;
/** Px per frame, at the edge and beyond. */
const MAX_STEP = 16;

const stepAt = (at: number, first: number, last: number): number => {
  const into = Math.max(first + EDGE - at, 0) - Math.max(at - (last - EDGE), 0);
  return -Math.sign(into) * Math.min(MAX_STEP, Math.ceil((Math.abs(into) / EDGE) * MAX_STEP));
};

/**
 * Scrolls the board while the pointer is near an edge of its scrollable part (all but the header and the room names).
 * Calls `onScrolled` after each step. Returns a function that stops it.
 */
function scrollAtEdges(
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

/** Shorter movements, in px, count as a click. */
const DRAG_THRESHOLD_PX = 6;

interface BoardDrag {
  grid: RefObject<HTMLDivElement | null>;
  columns: readonly BoardColumn[];
  findCell: (target: EventTarget) => { room: BoardRoom; cell: GridCell } | null;
  setDragged: (dragged: DraggedBooking | null) => void;
  onDrop: (dragged: DraggedBooking) => void;
  onSelect: (room: number, from: BoardColumn, to: BoardColumn, first: BoardColumn["offers"]) => void;
}

function positionAt(x: number, y: number, columns: number): { room: number; column: number } | null {
  const row = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset.room);
  if (!(row instanceof HTMLElement)) return null;
  const names = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const box = row.getBoundingClientRect();
  const column = Math.floor(((x - box.left - names) / (box.width - names)) * columns);
  return { room: Number(row.dataset.room), column: Math.min(columns - 1, Math.max(0, column)) };
}

/**
 * Selects free time and drags bookings, by mouse or pen. On touch screens dragging scrolls; bookings are moved in their
 * dialog.
 */
export function useBoardDrag({ grid, columns, findCell, setDragged, onDrop, onSelect }: BoardDrag) {
  const [selection, setSelection] = useState<TimeSelection | null>(null);
  const didDrag = useRef(false);

  function onPointerDown(event: PointerEvent): void {
    didDrag.current = false;
    const found = findCell(event.target);
    if (!found || !grid.current || event.button !== 0 || event.pointerType === "touch") return;
    const { room, cell } = found;
    const { placed, free } = cell;
    const start = positionAt(event.clientX, event.clientY, columns.length);
    const isFixed = placed ? !isMovable(placed.entry) : free === null;
    if (!start || isFixed) return;
    const board = grid.current;
    const began = { x: event.clientX, y: event.clientY };
    let pointer = began;
    let dragged: DraggedBooking | null = null;
    let selecting: TimeSelection | null = null;
    let stopScrolling = () => {};

    const follow = () => {
      const position = positionAt(pointer.x, pointer.y, columns.length);
      if (!position) return;
      if (placed) {
        dragged = { entry: placed.entry, startColumn: start.column, isByKeyboard: false, ...position };
        setDragged(dragged);
      } else {
        selecting = { room: room.id, from: cell.column, to: position.column };
        setSelection(selecting);
      }
    };
    const onMove = (move: globalThis.PointerEvent) => {
      pointer = { x: move.clientX, y: move.clientY };
      if (!didDrag.current) {
        if (Math.hypot(pointer.x - began.x, pointer.y - began.y) < DRAG_THRESHOLD_PX) return;
        didDrag.current = true;
        stopScrolling = scrollAtEdges(board, () => pointer, follow);
      }
      move.preventDefault();
      follow();
    };
    const stopListening = () => {
      stopScrolling();
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onCancel);
      window.removeEventListener("keydown", onKey, true);
      setSelection(null);
    };
    const onUp = () => {
      stopListening();
      if (dragged) onDrop(dragged);
      const [from, to] = [columns[selecting?.from ?? -1], columns[selecting?.to ?? -1]];
      if (from && to && free) onSelect(room.id, from, to, free);
    };
    const onCancel = () => {
      stopListening();
      setDragged(null);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key === "Escape") onCancel();
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onCancel);
    window.addEventListener("keydown", onKey, true);
  }

  /** Whether the click that just ended was a drag, which is already handled. */
  const hasDragged = useCallback(() => didDrag.current, []);
  return { selection, onPointerDown, hasDragged };
}
