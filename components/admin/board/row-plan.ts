import type { ClosedColumns } from "@/lib/domain/panel/board-closures";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import { type FreeTime, layoutRow, type PlacedEntry } from "@/lib/domain/panel/board-row";
import type { Board, BoardRoom } from "@/lib/schemas/panel/board";
import { entriesByRoom, type ShownEntry } from "./room-entries";

/** Returns a function that evaluates `make` on the first call and then returns the same value. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export interface BoardFrame {
  columns: readonly BoardColumn[];
  /** Whether the free part of a partly occupied cell is offered; false if columns are days. */
  offersParts: boolean;
  /** Milliseconds since 1970, on the hour; nothing is offered that would begin before. */
  from: number;
}

/** A focusable cell: an entry, free time, or time in which the room is closed. */
export interface GridCell {
  key: string;
  column: number;
  /** Null if the cell has the full height of the row. */
  lane: number | null;
  placed: PlacedEntry<ShownEntry> | null;
  free: FreeTime | null;
  closed: ClosedColumns | null;
}

export interface RowPlan {
  room: BoardRoom;
  entries: readonly ShownEntry[];
  frame: BoardFrame;
  lanes: number;
  count: number;
  /** In order of time, then of lanes. Computed on first use, which for most rows is after the board was rendered. */
  readonly cells: readonly GridCell[];
}

/** The key of an entry in a row, independent of its position. A booking has one entry in the row of its own room. */
const entryKey = ({ kind, id, spaceId, otherRoom, startsAt }: ShownEntry, roomId: number): string =>
  kind === "booking" && otherRoom === undefined
    ? `booking-${id}`
    : `${kind}-${id}-${spaceId}-${roomId}-${startsAt}`;

function planRow(room: BoardRoom, entries: readonly ShownEntry[], frame: BoardFrame): RowPlan {
  const { columns, offersParts, from } = frame;
  const { lanes, placed, free, closed } = layoutRow(columns, entries, room, offersParts, from);
  const offered = room.isAvailable ? free : [];
  const cells = once(() => cellsOf(room, { placed, free: offered, closed }));
  return {
    room,
    entries,
    frame,
    lanes,
    count: placed.length + offered.length + closed.length,
    get cells() {
      return cells();
    },
  };
}

interface RowCells {
  placed: readonly PlacedEntry<ShownEntry>[];
  free: readonly FreeTime[];
  closed: readonly ClosedColumns[];
}

function cellsOf(room: BoardRoom, { placed, free, closed }: RowCells): readonly GridCell[] {
  const none = { placed: null, free: null, closed: null };
  // Closed time comes first, so that it lies under entries that take place nevertheless.
  const cells: GridCell[] = closed.map((one) => ({
    ...none,
    key: `closed-${room.id}-${one.from}`,
    column: one.from,
    lane: null,
    closed: one,
  }));
  for (const one of placed)
    cells.push({ ...none, key: entryKey(one.entry, room.id), column: one.from, lane: one.lane, placed: one });
  for (const one of free)
    cells.push({
      ...none,
      key: `free-${room.id}-${one.column}`,
      column: one.column,
      lane: one.lane,
      free: one,
    });
  return cells.sort((a, b) => a.column - b.column || (a.lane ?? 0) - (b.lane ?? 0));
}

/** Shallow equality of two rows from the server, which hold only numbers, texts and flags. */
function isSame<Row extends object>(before: Row, after: Row): boolean {
  if (before === after) return true;
  for (const name in after) if (before[name] !== after[name]) return false;
  return true;
}

const isSameList = <Row extends object>(before: readonly Row[], after: readonly Row[]): boolean =>
  before.length === after.length &&
  before.every((one, index) => {
    const other = after[index];
    return other !== undefined && isSame(one, other);
  });

function isSameRoom(
  { closed: before, partIds: parts, ...one }: BoardRoom,
  { closed: after, partIds: others, ...other }: BoardRoom,
): boolean {
  return isSame(one, other) && isSameList(before, after) && parts.join() === others.join();
}

/**
 * Plans of all rows of a board. A row without changes since `former` is the same object, so it is not rendered again.
 */
export function planRows(board: Board, frame: BoardFrame, former: readonly RowPlan[]): readonly RowPlan[] {
  const entriesOf = entriesByRoom(board);
  const known = new Map(former.map((plan) => [plan.room.id, plan]));
  return board.rooms.map((room) => {
    const entries = entriesOf(room);
    const before = known.get(room.id);
    const isKept =
      before?.frame === frame && isSameRoom(before.room, room) && isSameList(before.entries, entries);
    return before && isKept ? before : planRow(room, entries, frame);
  });
}
