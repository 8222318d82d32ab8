import { earlierOf, laterOf, type WallTime } from "../time/calendar-day";
import { timeOf, toInstant } from "../time/dates";
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
const SHORTEST_MS = 60 * 60_000;

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
  const busy = new Map<number, Span[]>();
  const under: number[] = columns.map(() => 0);
  const placed = entries.map((entry) => {
    const start = Date.parse(entry.startsAt);
    const end = Date.parse(entry.endsAt);
    const from = columnAt(columns, start);
    const to = Math.max(from, columnAt(columns, end - 1));
    const lane = firstEmpty(from, to);
    const span = { from: start, to: entry.bufferEndsAt === null ? end : Date.parse(entry.bufferEndsAt) };
    const last = span.to === end ? to : columnAt(columns, span.to - 1);
    for (let column = from; column <= last; column += 1) {
      const others = busy.get(column);
      if (others) others.push(span);
      else busy.set(column, [span]);
      if (column <= to) under[column] = Math.max(under[column] ?? 0, lane + 1);
    }
    return { entry, from, to, lane };
  });

  const free: FreeTime[] = [];
  let rows = Math.max(1, lanes.length);
  columns.forEach((column, index) => {
    const offer = offerOf(column, opening);
    if (offer === null) return;
    const taken = busy.get(index);
    if (!taken) {
      free.push({ column: index, lane: null, startTime: offer.startTime, endTime: offer.endTime });
      return;
    }
    const rest = offersParts ? longestGap(offer, taken) : null;
    if (rest === null) return;
    const lane = under[index] ?? 0;
    rows = Math.max(rows, lane + 1);
    free.push({ column: index, lane, ...rest });
  });
  return { lanes: rows, placed, free };
}

/** Milliseconds since 1970. */
interface Span {
  from: number;
  to: number;
}

/** What a column offers within the hours of a room. */
interface Offer extends Span {
  startTime: WallTime;
  endTime: WallTime;
}

const offers = new WeakMap<BoardColumn, Map<string, Offer | null>>();

/** What a column offers within the hours of a room; worked out once for all rooms of the same hours. */
function offerOf(
  column: BoardColumn,
  { openingTime, closingTime }: { openingTime: WallTime; closingTime: WallTime },
): Offer | null {
  const known = offers.get(column) ?? new Map<string, Offer | null>();
  offers.set(column, known);
  const hours = `${openingTime}-${closingTime}`;
  const before = known.get(hours);
  if (before !== undefined) return before;
  const startTime = laterOf(column.offers.startTime, openingTime);
  const endTime = earlierOf(column.offers.endTime, closingTime);
  const [from, to] = [startTime, endTime].map((time) => toInstant(column.day, time).getTime());
  const offer = from !== undefined && to !== undefined ? { startTime, endTime, from, to } : null;
  const found = offer && isLongEnough(offer) ? offer : null;
  known.set(hours, found);
  return found;
}

const isLongEnough = ({ from, to }: Span) => to - from >= SHORTEST_MS;

/** The longest stretch of an offer that nothing takes. @param taken in order of time */
function longestGap(offer: Offer, taken: readonly Span[]): { startTime: WallTime; endTime: WallTime } | null {
  let best: Span = { from: 0, to: 0 };
  let from = offer.from;
  const consider = (end: number) => {
    const gap = { from, to: Math.min(end, offer.to) };
    if (isLongEnough(gap) && gap.to - gap.from > best.to - best.from) best = gap;
  };
  for (const span of taken) {
    consider(span.from);
    from = Math.max(from, span.to);
  }
  consider(offer.to);
  if (best.to === 0) return null;
  return {
    startTime: best.from === offer.from ? offer.startTime : timeOf(new Date(best.from)),
    endTime: best.to === offer.to ? offer.endTime : timeOf(new Date(best.to)),
  };
}
