import { useTranslations } from "next-intl";
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { BookingDraft } from "@/components/admin/shared/booking/new-booking/use-slot";
import { type BoardColumn, type BoardView, boardColumns, hoursOfDay } from "@/lib/domain/panel/board-columns";
import { movedPeriod, selectedPeriod } from "@/lib/domain/panel/board-move";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";
import { BoardGhost } from "./board-ghost";
import { BoardHead } from "./board-head";
import { boardWidth, columnsTemplate, gridOf, laneHeightSharing, MIN_LANE } from "./board-look";
import { BoardRow } from "./board-row";
import type { CellPosition } from "./cell-navigation";
import type { DraggedBooking, MoveTarget } from "./drag-state";
import { useSigns } from "./entry-look";
import { NowLine } from "./now-line";
import { type BoardFrame, type GridCell, planRows, type RowPlan } from "./row-plan";
import { useBoardDrag } from "./use-board-drag";
import { useBoardKeys, useTabStop } from "./use-board-keys";
import { useBoardWidth } from "./use-board-width";
import { isFullyRendered, useBoardWindow } from "./use-board-window";

interface BoardGridProps {
  board: Board;
  view: BoardView;
  day: CalendarDay;
  today: CalendarDay;
  onNew: (draft: BookingDraft) => void;
  onOpen: (entry: BoardEntry) => void;
  onMove: (target: MoveTarget) => void;
  /** Called when time in which a room is closed is clicked. */
  onClosed: (room: BoardRoom, message: string) => void;
  onOpenDay: (day: CalendarDay) => void;
}

/** Free time is offered from the next full hour on, since a booking cannot begin in the past. */
const HOUR_MS = 60 * 60_000;

/** The columns and everything else that all rows share. Referentially stable while nothing in it changes. */
function useFrame({ board, view, day }: Pick<BoardGridProps, "board" | "view" | "day">): BoardFrame {
  const { entries } = board;
  const hours = useMemo(() => (view === "giorno" ? hoursOfDay(day, entries) : null), [view, day, entries]);
  const [first, last] = [hours?.first, hours?.last];
  const from = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  return useMemo(
    () => ({
      columns: boardColumns(
        view,
        day,
        first !== undefined && last !== undefined ? { first, last } : undefined,
      ),
      offersParts: view !== "mese",
      from,
    }),
    [view, day, first, last, from],
  );
}

/** Row plans of the board. A row without changes is the same object as in the previous plan. */
function useRows(board: Board, frame: BoardFrame): readonly RowPlan[] {
  const former = useRef<readonly RowPlan[]>([]);
  const rows = useMemo(() => planRows(board, frame, former.current), [board, frame]);
  useEffect(() => {
    former.current = rows;
  }, [rows]);
  return rows;
}

/**
 * The grid of rooms by columns. One cell has the focus: arrow keys move it, Enter opens or books, M picks up a booking.
 */
export function BoardGrid(props: BoardGridProps) {
  const { board, view, day, today, onNew, onOpen, onMove, onClosed, onOpenDay } = props;
  const t = useTranslations("panel.board.grid");
  const grid = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<DraggedBooking | null>(null);
  const frame = useFrame({ board, view, day });
  const { columns } = frame;
  const rows = useRows(board, frame);
  const tabStop = useTabStop(grid, rows);
  // A drag calls the functions of the render in which it began, but a room may have been added since.
  const rooms = useRef(board.rooms);
  useEffect(() => {
    rooms.current = board.rooms;
  }, [board.rooms]);
  const nameOf = (id: number) => rooms.current.find((room) => room.id === id)?.name ?? "";

  const drop = ({ entry, startColumn, room, column }: DraggedBooking) => {
    setDragged(null);
    const [start, end] = [columns[startColumn], columns[column]];
    if (!start || !end || (startColumn === column && room === entry.spaceId)) return;
    const period = movedPeriod(entry, start, end);
    onMove({ entry, from: nameOf(entry.spaceId), to: nameOf(room), spaceId: room, period });
  };
  const bookSelection = (room: number, start: BoardColumn, end: BoardColumn, first: BoardColumn["offers"]) =>
    onNew({ spaceId: room, period: selectedPeriod(start, end, first) });

  function pressCell(room: BoardRoom, { placed, free, closed }: GridCell): void {
    const column = free && columns[free.column];
    if (placed) onOpen(placed.entry);
    else if (closed) onClosed(room, closed.message);
    else if (column) bookSelection(room.id, column, column, free);
  }

  function findCell(target: EventTarget): { room: BoardRoom; cell: GridCell } | null {
    const element = (target as Element).closest<HTMLElement>("[data-key]");
    const id = Number(element?.closest<HTMLElement>("[data-room]")?.dataset.room);
    const plan = rows.find(({ room }) => room.id === id);
    const cell = plan?.cells.find(({ key }) => key === element?.dataset.key);
    return plan && cell ? { room: plan.room, cell } : null;
  }

  const drag = useBoardDrag({ grid, columns, findCell, setDragged, onDrop: drop, onSelect: bookSelection });
  const onKeyDown = useBoardKeys({
    rows,
    rooms: board.rooms,
    columns: columns.length,
    position: tabStop.position,
    goTo: tabStop.goTo,
    dragged,
    setDragged,
    onDrop: drop,
    onPress: pressCell,
  });

  function onClick({ target }: MouseEvent): void {
    const found = drag.hasDragged() ? null : findCell(target);
    if (found) pressCell(found.room, found.cell);
  }

  /** Sets a tooltip for the mouse, since the text may be truncated; screen readers get the accessible name. */
  function onPointerOver({ target, pointerType }: PointerEvent): void {
    const cell = (target as Element).closest<HTMLElement>('[data-cell="entry"], [data-cell="closed"]');
    if (cell && pointerType === "mouse")
      cell.title = cell.querySelector(".board-words")?.textContent ?? cell.ariaLabel ?? "";
  }

  // If not everything fits, the board starts at today; in the day view, at the current hour.
  useEffect(() => {
    const now = Date.now();
    const first = columns.findIndex(
      ({ day, endsAt }) => day === today && (view !== "giorno" || endsAt > now),
    );
    const element = grid.current;
    if (element && first > 0) element.scrollLeft = (first / columns.length) * element.scrollWidth;
  }, [view, columns, today]);

  const style = {
    ...useSigns(),
    minWidth: boardWidth(view, columns.length),
    "--lane": isFullyRendered(rows)
      ? laneHeightSharing(rows.reduce((sum, { lanes }) => sum + lanes, 0))
      : MIN_LANE,
    "--board-columns": columnsTemplate(columns.length),
    "--board-days": view === "settimana" ? columns.length / 2 : columns.length,
  };
  const handlers = {
    onClick,
    onPointerOver,
    onPointerDown: drag.onPointerDown,
    onKeyDown,
    onFocus: tabStop.onFocus,
    onBlur: tabStop.onBlur,
  };
  return (
    <div
      ref={grid}
      {...gridOf(t("label"), board.rooms.length + 1, columns.length + 1)}
      {...handlers}
      className="relative isolate max-h-[calc(100dvh-11.5rem)] min-h-72 scroll-pt-14 scroll-pb-2 overflow-auto overscroll-contain rounded-md border bg-sand-50 scroll-pl-(--room-width) [--room-width:6.6rem] sm:[--room-width:9rem]"
    >
      <div className="board-lines relative" style={style}>
        <BoardHead
          view={view}
          columns={columns}
          today={today}
          holidays={board.holidays}
          onOpenDay={onOpenDay}
        />
        {/* Before the rows, so that the texts of entries are above it. */}
        <NowLine columns={columns} />
        <BoardRows grid={grid} rows={rows} position={tabStop.position} tabStop={tabStop.key} />
      </div>
      <BoardGhost
        grid={grid}
        dragged={dragged}
        selection={drag.selection}
        columns={columns}
        nameOf={nameOf}
      />
    </div>
  );
}

interface BoardRowsProps {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly RowPlan[];
  /** The cell that Tab focuses, and its key. */
  position: CellPosition | null;
  tabStop: string | null;
}

/** Rows of all rooms. Scrolling re-renders only these rows, not the rest of the board. */
function BoardRows({ grid, rows, position, tabStop }: BoardRowsProps) {
  const width = useBoardWidth(grid);
  const { isComplete, isRendered, measureRow } = useBoardWindow(grid, rows);
  return rows.map((plan, index) => (
    <BoardRow
      key={plan.room.id}
      ref={measureRow}
      plan={plan}
      index={index}
      isRendered={isRendered(index)}
      width={width}
      grows={isComplete}
      isTruncated={!isComplete && width.column !== null}
      tabStop={position?.row === index ? tabStop : null}
    />
  ));
}
