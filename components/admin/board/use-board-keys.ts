import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { BoardRoom } from "@/lib/schemas/panel/board";
import {
  type CellPosition,
  cellAt,
  type LastFocused,
  nextPosition,
  tabStopPosition,
} from "./cell-navigation";
import { type DraggedBooking, isMovable } from "./drag-state";
import type { GridCell, RowPlan } from "./row-plan";

interface BoardKeys {
  rows: readonly RowPlan[];
  rooms: readonly BoardRoom[];
  columns: number;
  position: CellPosition | null;
  goTo: (position: CellPosition) => void;
  dragged: DraggedBooking | null;
  setDragged: (dragged: DraggedBooking | null) => void;
  onDrop: (dragged: DraggedBooking) => void;
  onPress: (room: BoardRoom, cell: GridCell) => void;
}

export function useBoardKeys(board: BoardKeys) {
  const { rows, position, goTo, dragged, setDragged, onPress } = board;
  return (event: KeyboardEvent): void => {
    const { key } = event;
    const plan = position ? rows[position.row] : undefined;
    const cell = cellAt(rows, position);
    const isOnCell = (event.target as Element).closest("[data-key]") !== null;
    if (!position || !plan || !cell || !isOnCell || event.altKey || event.metaKey) return;
    if (dragged) {
      moveByKey(key, dragged, board);
      if (key !== "Tab") event.preventDefault();
      return;
    }
    const entry = cell.placed?.entry;
    const next = nextPosition(rows, position, event);
    if (next) goTo(next);
    else if (event.ctrlKey) return;
    else if (key === "Enter" || key === " ") {
      if (!event.repeat) onPress(plan.room, cell);
    } else if (key.toLowerCase() === "m" && entry && isMovable(entry)) {
      const { column } = cell;
      setDragged({ entry, startColumn: column, room: plan.room.id, column, isByKeyboard: true });
    } else return;
    event.preventDefault();
  };
}

/** Keyboard control of a picked-up booking: arrow keys move it, Enter drops it, Escape cancels. */
function moveByKey(
  key: string,
  dragged: DraggedBooking,
  { rooms, columns, setDragged, onDrop }: BoardKeys,
): void {
  const index = rooms.findIndex(({ id }) => id === dragged.room);
  const toRoom = (step: number) => setDragged({ ...dragged, room: rooms[index + step]?.id ?? dragged.room });
  const toColumn = (step: number) =>
    setDragged({ ...dragged, column: Math.min(columns - 1, Math.max(0, dragged.column + step)) });
  if (key === "Enter" || key === " ") onDrop(dragged);
  else if (key === "Escape" || key === "Tab") setDragged(null);
  else if (key === "ArrowLeft") toColumn(-1);
  else if (key === "ArrowRight") toColumn(1);
  else if (key === "ArrowUp") toRoom(-1);
  else if (key === "ArrowDown") toRoom(1);
}

/** Roving tabindex: the one cell of the board that Tab focuses. It is always rendered, whatever the scroll position. */
export function useTabStop(grid: RefObject<HTMLDivElement | null>, rows: readonly RowPlan[]) {
  const [lastFocused, setLastFocused] = useState<LastFocused | null>(null);
  const hasFocus = useRef(false);
  const position = useMemo(() => tabStopPosition(rows, lastFocused), [rows, lastFocused]);
  const key = cellAt(rows, position)?.key ?? null;

  const elementOf = (one: string) => grid.current?.querySelector<HTMLElement>(`[data-key="${one}"]`);

  // If someone else removed the focused cell, focus the one in its place.
  useLayoutEffect(() => {
    if (hasFocus.current && key !== null && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  });

  function goTo(next: CellPosition): void {
    const cell = cellAt(rows, next);
    const room = rows[next.row]?.room.id;
    if (!cell || room === undefined) return;
    flushSync(() => setLastFocused({ room, key: cell.key, column: cell.column }));
    const element = elementOf(cell.key);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function onFocus({ target }: FocusEvent): void {
    hasFocus.current = true;
    const row = target.closest<HTMLElement>("[data-room]");
    const cell = target.closest<HTMLElement>("[data-key]");
    const room = Number(row?.dataset.room);
    if (!cell?.dataset.key || cell.dataset.key === lastFocused?.key) return;
    const plan = rows.find((one) => one.room.id === room);
    const found = plan?.cells.find((one) => one.key === cell.dataset.key);
    if (found) setLastFocused({ room, key: found.key, column: found.column });
  }

  const onBlur = () => {
    hasFocus.current = false;
  };

  return { position, key, goTo, onFocus, onBlur };
}
