import type { ClosedTime } from "../room-time/closed-times";
import type { WallTime } from "../time/calendar-day";
import { type ClosedColumns, closedByColumn, closedColumns } from "./board-closures";
import { type BoardColumn, columnAt } from "./board-columns";
import { longestGap, offerFrom, offersOf, type TimeRange } from "./board-offers";

/** The layout of one row of the planning board: where the entries of a room are drawn, and which time is still free. */

/** The fields of an entry that the layout needs; ISO instants. */
export interface RowEntry {
  startsAt: string;
  endsAt: string;
  bufferEndsAt: string | null;
}

/** An entry across the columns `from` to `to` (both included), in one of the lanes of its row. */
export interface PlacedEntry<Entry> {
  entry: Entry;
  from: number;
  to: number;
  lane: number;
}

/** Free time in a column; wall-clock times in Europe/Rome. */
export interface FreeTime {
  column: number;
  /** Null if the cell is empty and uses the full height of the row. */
  lane: number | null;
  startTime: WallTime;
  endTime: WallTime;
}

/** When a room is open: nothing is offered outside its hours, or while it is closed. */
interface RowOpening {
  openingTime: WallTime;
  closingTime: WallTime;
  closed: readonly ClosedTime[];
}

export interface BoardRow<Entry> {
  lanes: number;
  placed: PlacedEntry<Entry>[];
  free: FreeTime[];
  closed: ClosedColumns[];
}

/** The positions of the entries, and the time that they occupy in each column. */
interface Placement<Entry> {
  placed: PlacedEntry<Entry>[];
  lanes: number;
  /** The occupied time by column, buffers included. */
  taken: readonly (readonly TimeRange[])[];
  /** The first lane below all entries, by column. */
  laneBelow: readonly number[];
}

/**
 * Puts each entry into the first lane that is free in all of its columns.
 * @param entries in chronological order
 */
function placeEntries<Entry extends RowEntry>(
  columns: readonly BoardColumn[],
  entries: readonly Entry[],
): Placement<Entry> {
  /** For each lane, the first column that is empty again. */
  const nextEmpty: number[] = [];
  const taken: TimeRange[][] = columns.map(() => []);
  const laneBelow: number[] = columns.map(() => 0);
  const placed = entries.map((entry) => {
    const [start, end] = [Date.parse(entry.startsAt), Date.parse(entry.endsAt)];
    const from = columnAt(columns, start);
    const to = Math.max(from, columnAt(columns, end - 1));
    const empty = nextEmpty.findIndex((next) => next <= from);
    const lane = empty === -1 ? nextEmpty.length : empty;
    nextEmpty[lane] = to + 1;
    const range = { from: start, to: entry.bufferEndsAt === null ? end : Date.parse(entry.bufferEndsAt) };
    const last = range.to === end ? to : columnAt(columns, range.to - 1);
    for (let column = from; column <= last; column += 1) {
      taken[column]?.push(range);
      if (column <= to) laneBelow[column] = Math.max(laneBelow[column] ?? 0, lane + 1);
    }
    return { entry, from, to, lane };
  });
  return { placed, lanes: nextEmpty.length, taken, laneBelow };
}

const inOrder = (taken: readonly TimeRange[], closed: readonly TimeRange[]): readonly TimeRange[] =>
  closed.length === 0 ? taken : [...taken, ...closed].sort((a, b) => a.from - b.from);

/**
 * Lays out one row. Entries that share a column get separate lanes; in a partly occupied column, the longest free span
 * is offered in a lane below them.
 * @param entries of one room, in chronological order
 * @param offersParts false to offer only cells without any entry
 * @param earliest milliseconds since 1970, on the hour; nothing is offered that would begin before
 */
export function layoutRow<Entry extends RowEntry>(
  columns: readonly BoardColumn[],
  entries: readonly Entry[],
  opening: RowOpening,
  offersParts = true,
  earliest = 0,
): BoardRow<Entry> {
  const { placed, lanes, taken, laneBelow } = placeEntries(columns, entries);
  const closed = closedByColumn(columns, opening.closed);
  const free = offersOf(columns, opening).flatMap((whole, column): FreeTime[] => {
    const offer = whole && offerFrom(whole, earliest);
    if (offer === null) return [];
    const takenHere = taken[column] ?? [];
    const closedHere = closed[column] ?? [];
    const isEmpty = takenHere.length === 0;
    if (!isEmpty && !offersParts) return [];
    const gap =
      isEmpty && closedHere.length === 0
        ? { startTime: offer.startTime, endTime: offer.endTime }
        : longestGap(offer, inOrder(takenHere, closedHere));
    return gap === null ? [] : [{ column, lane: isEmpty ? null : (laneBelow[column] ?? 0), ...gap }];
  });
  const rows = Math.max(1, lanes, ...free.map(({ lane }) => (lane ?? 0) + 1));
  return { lanes: rows, placed, free, closed: closedColumns(columns, closed) };
}
