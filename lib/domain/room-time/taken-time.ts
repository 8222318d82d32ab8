import type { Span } from "./busy-spans";
import type { TakenKind } from "./taken-kinds";
import type { OtherRoom } from "./why-not";

/** Occupied time of a room as the booking check needs it: no personal data. */
export interface TakenSpan extends Span {
  owner: string;
  /** True for the buffer after a booking: nothing can be booked in it, but a closure may start in it. */
  isBuffer: boolean;
  /** The reason of a closure; null for every other kind. */
  reason: string | null;
  /** Label and title of a course or an event: "Corso: Pilates". */
  heldAs?: string | null;
  /** The occupied room, if it is not the requested one. */
  otherRoom?: OtherRoom | null;
}

/** Occupied time of a room, with the record that occupies it. */
export interface TakenTime extends Span {
  spaceId: number;
  /** The occupied whole room, if the room is occupied as a part of it; otherwise null. */
  viaSpaceId: number | null;
  owner: string;
  isBuffer: boolean;
  kind: TakenKind;
  id: number;
  /** The title of the record, or the label of its kind if it has none. */
  title: string;
}

/** Occupied time of a room in its iCalendar feed. */
export interface FeedTime extends TakenTime {
  space: { name: string; location: string };
  createdAt: Date;
  /** Null for records that do not store it. */
  updatedAt: Date | null;
  /** The iCalendar sequence of the booking, for its buffer; null for every other kind. */
  sequence: number | null;
}

const MINUTE_MS = 60_000;

/** The time that a booking of `span` occupies: the span itself and the buffer of the room after it. */
export function withBuffer({ startsAt, endsAt }: Span, bufferMinutes: number): Span {
  return { startsAt, endsAt: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) };
}

/** The smallest span that covers all `spans`; null for none. */
export function around(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return {
    startsAt: new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime()))),
  };
}

/** `spans` minus `others`: in chronological order, adjacent ones joined, without empty ones. */
export function subtractSpans(spans: readonly Span[], others: readonly Span[]): Span[] {
  const taken = merge(others);
  const left: Span[] = [];
  let next = 0;
  for (const span of merge(spans)) {
    let from = span.startsAt;
    for (let other = taken[next]; other !== undefined && other.startsAt < span.endsAt; other = taken[next]) {
      if (other.startsAt > from) left.push({ startsAt: from, endsAt: other.startsAt });
      if (other.endsAt > from) from = other.endsAt;
      // One that goes on after this span may also overlap the next.
      if (other.endsAt > span.endsAt) break;
      next += 1;
    }
    if (from < span.endsAt) left.push({ startsAt: from, endsAt: span.endsAt });
  }
  return left;
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { startsAt, endsAt } of [...spans].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = merged.at(-1);
    if (last && startsAt <= last.endsAt) last.endsAt = latest(last.endsAt, endsAt);
    else merged.push({ startsAt, endsAt });
  }
  return merged;
}

const latest = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));
