import { earlierOf, laterOf, minutesOf, type WallTime } from "../time/calendar-day";
import { dayOf, timeOf } from "../time/dates";
import type { BoardColumn } from "./board-columns";

/** One row of the planning board: where its entries stand, and what is still free. */

export interface RowEntry {
  startsAt: string;
  endsAt: string;
  bufferEndsAt: string | null;
}

/** An entry over the columns `from` to `to` (both counted), in one of the lanes of its row. */
export interface PlacedEntry<Entry> {
  entry: Entry;
  from: number;
  to: number;
  lane: number;
}

/** Free time in a column. Lane null: the whole cell is free. */
export interface FreeTime {
  column: number;
  lane: number | null;
  startTime: WallTime;
  endTime: WallTime;
}

export interface BoardRow<Entry> {
  lanes: number;
  placed: PlacedEntry<Entry>[];
  free: FreeTime[];
}

/** Nothing shorter is offered. */
const SHORTEST_MINUTES = 60;

/** The first column that ends after a moment. */
function columnAt(columns: readonly BoardColumn[], moment: number): number {
  let low = 0;
  let high = columns.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns[middle]?.endsAt ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Lays out one row. Entries that share a column lie in lanes of their own; in a column that is partly taken the longest
 * stretch that is left is offered, in a lane under them.
 * @param entries those of one room, in order of time
 * @param opening the hours of the room, outside of which nothing is offered
 */
export function layoutRow<Entry extends RowEntry>(
  columns: readonly BoardColumn[],
  entries: readonly Entry[],
  opening: { openingTime: WallTime; closingTime: WallTime },
  offersParts = true,
): BoardRow<Entry> {
  /** For each lane the first column that is empty again. */
  const lanes: number[] = [];
  const firstEmpty = (from: number, to: number) => {
    const lane = lanes.findIndex((next) => next <= from);
    const found = lane === -1 ? lanes.length : lane;
    lanes[found] = to + 1;
    return found;
  };
  const busy: { from: number; to: number }[][] = columns.map(() => []);
  const under: number[] = columns.map(() => 0);
  const placed = entries.map((entry) => {
    const start = Date.parse(entry.startsAt);
    const end = Date.parse(entry.endsAt);
    const from = columnAt(columns, start);
    const to = Math.max(from, columnAt(columns, end - 1));
    const lane = firstEmpty(from, to);
    const free = entry.bufferEndsAt === null ? end : Date.parse(entry.bufferEndsAt);
    for (let column = from; column <= columnAt(columns, free - 1); column += 1) {
      busy[column]?.push({ from: start, to: free });
      if (column <= to) under[column] = Math.max(under[column] ?? 0, lane + 1);
    }
    return { entry, from, to, lane };
  });

  const free: FreeTime[] = [];
  let rows = Math.max(1, lanes.length);
  columns.forEach((column, index) => {
    const taken = busy[index] ?? [];
    if (taken.length === 0) {
      const whole = clip(column.offers, opening);
      if (whole) free.push({ column: index, lane: null, ...whole });
      return;
    }
    const rest = offersParts ? longestGap(column, taken, opening) : null;
    if (rest === null) return;
    const lane = under[index] ?? 0;
    rows = Math.max(rows, lane + 1);
    free.push({ column: index, lane, ...rest });
  });
  return { lanes: rows, placed, free };
}

function clip(
  { startTime, endTime }: { startTime: WallTime; endTime: WallTime },
  { openingTime, closingTime }: { openingTime: WallTime; closingTime: WallTime },
): { startTime: WallTime; endTime: WallTime } | null {
  const range = { startTime: laterOf(startTime, openingTime), endTime: earlierOf(endTime, closingTime) };
  return isLongEnough(range) ? range : null;
}

const isLongEnough = ({ startTime, endTime }: { startTime: WallTime; endTime: WallTime }) =>
  startTime < endTime && minutesOf(endTime) - minutesOf(startTime) >= SHORTEST_MINUTES;

/** The longest stretch of what a column offers that nothing takes. */
function longestGap(
  column: BoardColumn,
  taken: readonly { from: number; to: number }[],
  opening: { openingTime: WallTime; closingTime: WallTime },
): { startTime: WallTime; endTime: WallTime } | null {
  const offered = clip(column.offers, opening);
  if (offered === null) return null;
  const wall = (moment: number): WallTime => {
    const instant = new Date(moment);
    const day = dayOf(instant);
    return day < column.day ? "00:00" : day > column.day ? "23:59" : timeOf(instant);
  };
  let best: { startTime: WallTime; endTime: WallTime } | null = null;
  let start = offered.startTime;
  const consider = (endTime: WallTime) => {
    const gap = { startTime: start, endTime: earlierOf(endTime, offered.endTime) };
    if (isLongEnough(gap) && (best === null || lengthOf(gap) > lengthOf(best))) best = gap;
  };
  for (const span of [...taken].sort((a, b) => a.from - b.from)) {
    consider(wall(span.from));
    start = laterOf(start, wall(span.to));
  }
  consider(offered.endTime);
  return best;
}

const lengthOf = ({ startTime, endTime }: { startTime: WallTime; endTime: WallTime }) =>
  minutesOf(endTime) - minutesOf(startTime);
