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

/** Free time in a column. Lane null: nothing takes any of the cell. */
export interface FreeTime {
  column: number;
  lane: number | null;
  startTime: WallTime;
  endTime: WallTime;
}

/** Columns, one after the other, in which nothing can be had, whatever is taken, since the room is closed. */
export interface ClosedColumns {
  from: number;
  /** Counted. */
  to: number;
  message: string;
}

/** When a room is open: outside of its hours, and while it is closed, nothing is offered. */
export interface RowOpening {
  openingTime: WallTime;
  closingTime: WallTime;
  closed: readonly { startsAt: string; endsAt: string; message: string }[];
}

export interface BoardRow<Entry> {
  lanes: number;
  placed: PlacedEntry<Entry>[];
  free: FreeTime[];
  closed: ClosedColumns[];
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
 */
export function layoutRow<Entry extends RowEntry>(
  columns: readonly BoardColumn[],
  entries: readonly Entry[],
  opening: RowOpening,
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
  const busy: Span[][] = columns.map(() => []);
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
      busy[column]?.push(span);
      if (column <= to) under[column] = Math.max(under[column] ?? 0, lane + 1);
    }
    return { entry, from, to, lane };
  });

  const shut = closedSpans(columns, opening.closed);
  const free: FreeTime[] = [];
  let rows = Math.max(1, lanes.length);
  for (const [column, offer] of offersOf(columns, opening).entries()) {
    if (offer === null) continue;
    const taken = busy[column] ?? [];
    const closed = shut[column] ?? [];
    if (taken.length === 0 && closed.length === 0) {
      free.push({ column, lane: null, startTime: offer.startTime, endTime: offer.endTime });
      continue;
    }
    const isWhole = taken.length === 0;
    const rest = isWhole || offersParts ? longestGap(offer, inOrder(taken, closed)) : null;
    if (rest === null) continue;
    if (isWhole) {
      free.push({ column, lane: null, ...rest });
      continue;
    }
    const lane = under[column] ?? 0;
    rows = Math.max(rows, lane + 1);
    free.push({ column, lane, ...rest });
  }
  return { lanes: rows, placed, free, closed: closedColumns(columns, shut) };
}

interface ClosedSpan extends Span {
  message: string;
}

const inOrder = (taken: readonly Span[], closed: readonly Span[]): readonly Span[] =>
  closed.length === 0 ? taken : [...taken, ...closed].sort((a, b) => a.from - b.from);

/** What of a room is closed, by column. */
function closedSpans(columns: readonly BoardColumn[], closed: RowOpening["closed"]): ClosedSpan[][] {
  if (closed.length === 0) return [];
  const spans: ClosedSpan[][] = columns.map(() => []);
  for (const { startsAt, endsAt, message } of closed) {
    const span = { from: Date.parse(startsAt), to: Date.parse(endsAt), message };
    const last = columnAt(columns, span.to - 1);
    for (let column = columnAt(columns, span.from); column <= last; column += 1) spans[column]?.push(span);
  }
  return spans;
}

/** The columns in which all that they offer is closed; those side by side for one reason are one. */
function closedColumns(
  columns: readonly BoardColumn[],
  spans: readonly (readonly ClosedSpan[])[],
): ClosedColumns[] {
  const found: ClosedColumns[] = [];
  for (const [index, closed] of spans.entries()) {
    const column = columns[index];
    if (!column || !isCovered(column, closed)) continue;
    const message = [...new Set(closed.map((span) => span.message))].join(" ");
    const last = found.at(-1);
    if (last?.to === index - 1 && last.message === message) last.to = index;
    else found.push({ from: index, to: index, message });
  }
  return found;
}

/** @param closed in order of time */
function isCovered({ day, offers: { startTime, endTime } }: BoardColumn, closed: readonly Span[]): boolean {
  let until = toInstant(day, startTime).getTime();
  for (const { from, to } of closed) if (from <= until) until = Math.max(until, to);
  return until >= toInstant(day, endTime).getTime();
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

const offers = new WeakMap<readonly BoardColumn[], Map<string, readonly (Offer | null)[]>>();

/** What each column offers within the hours of a room; worked out once for all rooms of the same hours. */
function offersOf(
  columns: readonly BoardColumn[],
  { openingTime, closingTime }: RowOpening,
): readonly (Offer | null)[] {
  const known = offers.get(columns) ?? new Map<string, readonly (Offer | null)[]>();
  offers.set(columns, known);
  const hours = `${openingTime}-${closingTime}`;
  const found = known.get(hours) ?? columns.map((column) => offerOf(column, openingTime, closingTime));
  known.set(hours, found);
  return found;
}

function offerOf(column: BoardColumn, openingTime: WallTime, closingTime: WallTime): Offer | null {
  const startTime = laterOf(column.offers.startTime, openingTime);
  const endTime = earlierOf(column.offers.endTime, closingTime);
  const from = toInstant(column.day, startTime).getTime();
  const to = toInstant(column.day, endTime).getTime();
  return to - from >= SHORTEST_MS ? { startTime, endTime, from, to } : null;
}

/** The longest stretch of an offer that nothing takes. @param taken in order of time */
function longestGap(offer: Offer, taken: readonly Span[]): { startTime: WallTime; endTime: WallTime } | null {
  let [from, to] = [0, SHORTEST_MS - 1];
  let free = offer.from;
  for (const span of taken) {
    const end = Math.min(span.from, offer.to);
    if (end - free > to - from) [from, to] = [free, end];
    free = Math.max(free, span.to);
  }
  if (offer.to - free > to - from) [from, to] = [free, offer.to];
  if (from === 0) return null;
  return {
    startTime: from === offer.from ? offer.startTime : timeOf(new Date(from)),
    endTime: to === offer.to ? offer.endTime : timeOf(new Date(to)),
  };
}
