import type { Span } from "./busy-spans";

/** What can take a room's time; the names are those of the API. */
export const TAKEN_KINDS = ["booking", "event", "course", "closure", "hold", "external"] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];

/** All closures are one owner: they may overlap each other. */
export const CLOSURE_OWNER = "closure";

/** Whose a stretch of time is, as `taken_times.owner` has it: "booking:42". What one owner takes may overlap. */
export function takenOwner(kind: Exclude<TakenKind, "closure">, id: number): string {
  return `${kind}:${id}`;
}

/** A stretch of a room's time that is taken. */
export interface TakenSpan extends Span {
  owner: string;
  /** The time after a booking: nothing may be booked in it, but a closure may begin. */
  isBuffer: boolean;
  /** Why it is closed, of closures alone. */
  reason: string | null;
  /** What is held, of courses and events alone: "Corso: Pilates". */
  heldAs?: string | null;
}

/** What meets in a room, as everybody may read it: the kind and the title, nothing about persons. */
export function heldAs({ course, event }: { course: string | null; event: string | null }): string | null {
  if (course !== null) return `Corso: ${course}`;
  return event === null ? null : `Evento: ${event}`;
}

/** Milliseconds of `minutes`. */
const MINUTE_MS = 60_000;

/** What a booking of `span` takes: the span and the buffer of the room after it. */
export function withBuffer({ startsAt, endsAt }: Span, bufferMinutes: number): Span {
  return { startsAt, endsAt: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) };
}

/** From the first moment of some spans to the last; null of none. */
export function around(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return {
    startsAt: new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime()))),
  };
}

/** What is left of `spans` without the moments in `others`; in order of time, neighbours joined, nothing empty. */
export function subtractSpans(spans: readonly Span[], others: readonly Span[]): Span[] {
  return merge(spans).flatMap((span) => {
    const left: Span[] = [];
    let from = span.startsAt;
    for (const other of merge(others)) {
      if (other.endsAt <= from || other.startsAt >= span.endsAt) continue;
      if (other.startsAt > from) left.push({ startsAt: from, endsAt: other.startsAt });
      from = other.endsAt;
    }
    if (from < span.endsAt) left.push({ startsAt: from, endsAt: span.endsAt });
    return left;
  });
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
