"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type BoardColumn,
  type BoardView,
  boardColumns,
  hoursOfDay,
} from "@/lib/domain/booking/board-columns";
import { drawnPeriod, movedPeriod } from "@/lib/domain/booking/board-move";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Board, BoardEntry } from "@/lib/schemas/board";
import { BoardGhost } from "./board-ghost";
import { BoardHead } from "./board-head";
import { boardWidth, gridOf, rowTemplate } from "./board-look";
import { BoardRow } from "./board-row";
import { entryKey, signatureOf } from "./entry-key";
import type { MoveTarget } from "./move-dialog";
import type { BookingDraft } from "./new-booking-dialog";
import { NowLine } from "./now-line";
import { columnOfStop, moveFocus } from "./stops";
import { useBoardDrag } from "./use-board-drag";
import { useGradually } from "./use-gradually";

interface BoardGridProps {
  board: Board;
  view: BoardView;
  day: CalendarDay;
  today: CalendarDay;
  onNew: (draft: BookingDraft) => void;
  onOpen: (entry: BoardEntry) => void;
  onMove: (target: MoveTarget) => void;
  onOpenDay: (day: CalendarDay) => void;
}

/** A booking in hand: whose it is, where it was taken hold of, and where it is held now. */
export interface Held {
  entry: BoardEntry;
  grabbed: number;
  room: number;
  column: number;
}

function entriesByRoom(entries: readonly BoardEntry[]): Map<number, BoardEntry[]> {
  const rooms = new Map<number, BoardEntry[]>();
  for (const entry of entries) {
    const others = rooms.get(entry.spaceId);
    if (others) others.push(entry);
    else rooms.set(entry.spaceId, [entry]);
  }
  return rooms;
}

const NO_ENTRIES: readonly BoardEntry[] = [];
/** What is over by so little is still offered: somebody may stand at the door. */
const ROUNDED_MS = 60 * 60_000;

/** Rooms by columns. One cell has the focus; arrows lead on, Enter presses, M takes hold of a booking. */
export function BoardGrid(props: BoardGridProps) {
  const { board, view, day, today, onNew, onOpen, onMove, onOpenDay } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const hours = view === "giorno" ? hoursOfDay(day, board.entries) : null;
  const [firstHour, lastHour] = [hours?.first, hours?.last];
  const columns = useMemo(
    () => boardColumns(view, day, firstHour && lastHour ? { first: firstHour, last: lastHour } : undefined),
    [view, day, firstHour, lastHour],
  );
  const byRoom = useMemo(() => entriesByRoom(board.entries), [board.entries]);
  const byKey = useMemo(() => new Map(board.entries.map((one) => [entryKey(one), one])), [board.entries]);
  const closed = board.holidays.filter(({ isObserved }) => isObserved).map(({ date }) => date);
  const closedKey = closed.join();
  const closedDays = useMemo(() => new Set(closedKey.split(",")), [closedKey]);
  const shown = useGradually(board.rooms.length);
  const template = rowTemplate(columns.length);
  const from = Math.floor(Date.now() / ROUNDED_MS) * ROUNDED_MS;
  const nameOf = (id: number) => board.rooms.find((room) => room.id === id)?.name ?? "";

  const putDown = ({ entry, grabbed, room, column }: Held) => {
    setHeld(null);
    const [start, end] = [columns[grabbed], columns[column]];
    if (!start || !end || (grabbed === column && room === entry.spaceId)) return;
    const period = movedPeriod(entry, start, end);
    onMove({ entry, from: nameOf(entry.spaceId), to: nameOf(room), spaceId: room, period });
  };
  const draw = (room: number, start: BoardColumn, end: BoardColumn, first?: BoardColumn["offers"]) =>
    onNew({ spaceId: room, period: drawnPeriod(start, end, first) });

  const drag = useBoardDrag({ columns, byKey, held, setHeld, onPutDown: putDown, onDraw: draw });

  function press(event: MouseEvent): void {
    const stop = (event.target as Element).closest<HTMLElement>("[data-stop]");
    const room = Number(stop?.closest<HTMLElement>("[data-room]")?.dataset.room);
    if (!stop || drag.hasDragged()) return;
    if (stop.dataset.stop === "entry") {
      const entry = byKey.get(stop.dataset.key ?? "");
      if (entry) onOpen(entry);
      return;
    }
    const column = columns[Number(stop.dataset.column)];
    const { start: startTime, end: endTime } = stop.dataset;
    if (column && startTime && endTime) draw(room, column, column, { startTime, endTime });
  }

  // Where not everything fits, today is what matters.
  const todaysColumn = columns.findIndex((column) => column.day === today);
  useEffect(() => {
    const frame = grid.current;
    if (frame && view !== "giorno" && todaysColumn > 0)
      frame.scrollLeft = (todaysColumn / columns.length) * frame.scrollWidth;
  }, [view, todaysColumn, columns]);

  // Exactly one cell can be reached by Tab; the one that was used last, as long as it is there.
  useEffect(() => {
    if (grid.current?.querySelector('[data-stop][tabindex="0"]') === null)
      grid.current.querySelector("[data-stop]")?.setAttribute("tabindex", "0");
  });

  function onKeyDown(event: KeyboardEvent): void {
    const stop = (event.target as Element).closest<HTMLElement>("[data-stop]");
    if (!stop || event.altKey || event.ctrlKey || event.metaKey) return;
    if (held) {
      holdByKey(event.key, held, board.rooms, columns.length, setHeld, putDown);
      if (event.key !== "Tab") event.preventDefault();
    } else if (event.key.toLowerCase() === "m" && stop.dataset.stop === "entry") {
      const entry = byKey.get(stop.dataset.key ?? "");
      const column = columnOfStop(stop);
      if (entry?.kind === "booking") setHeld({ entry, grabbed: column, room: entry.spaceId, column });
    } else if (moveFocus(stop, event.key)) event.preventDefault();
  }

  /** The cell that was used last is the one that Tab leads to. */
  function keepFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.dataset.stop) return;
    grid.current?.querySelector('[data-stop][tabindex="0"]')?.setAttribute("tabindex", "-1");
    target.setAttribute("tabindex", "0");
  }

  const hands = { onClick: press, onPointerDown: drag.onPointerDown, onFocus: keepFocus, onKeyDown };
  return (
    <div
      ref={grid}
      {...gridOf(board.rooms.length + 1, columns.length + 1)}
      {...hands}
      className="relative isolate max-h-[calc(100dvh-11.5rem)] min-h-72 overflow-auto overscroll-contain rounded-md border [--room-width:6.6rem] sm:[--room-width:9rem]"
    >
      <div className="relative" style={{ minWidth: boardWidth(view, columns.length) }}>
        <BoardHead
          view={view}
          columns={columns}
          today={today}
          holidays={board.holidays}
          template={template}
          onOpenDay={onOpenDay}
        />
        {board.rooms.slice(0, shown).map((room, index) => {
          const entries = byRoom.get(room.id) ?? NO_ENTRIES;
          return (
            <BoardRow
              key={room.id}
              room={room}
              index={index}
              columns={columns}
              entries={entries}
              signature={`${room.name}|${room.isAvailable}|${room.openingTime}|${room.closingTime}|${signatureOf(entries)}`}
              offersParts={view !== "mese"}
              from={from}
              template={template}
              perDay={view === "settimana" ? 2 : 1}
              closedDays={closedDays}
            />
          );
        })}
        <NowLine columns={columns} />
      </div>
      <BoardGhost grid={grid} held={held} drawn={drag.drawn} columns={columns} nameOf={nameOf} />
    </div>
  );
}

/** Arrows carry the booking, Enter puts it down, Escape leaves it where it was. */
function holdByKey(
  key: string,
  held: Held,
  rooms: Board["rooms"],
  columns: number,
  setHeld: (held: Held | null) => void,
  putDown: (held: Held) => void,
): void {
  const place = rooms.findIndex(({ id }) => id === held.room);
  const toRoom = (step: number) => setHeld({ ...held, room: rooms[place + step]?.id ?? held.room });
  const toColumn = (step: number) =>
    setHeld({ ...held, column: Math.min(columns - 1, Math.max(0, held.column + step)) });
  if (key === "Enter" || key === " ") putDown(held);
  else if (key === "Escape" || key === "Tab") setHeld(null);
  else if (key === "ArrowLeft") toColumn(-1);
  else if (key === "ArrowRight") toColumn(1);
  else if (key === "ArrowUp") toRoom(-1);
  else if (key === "ArrowDown") toRoom(1);
}
