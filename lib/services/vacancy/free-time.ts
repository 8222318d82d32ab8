import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listClosures } from "@/lib/data/room-time/closures";
import { listKept, replaceClosed } from "@/lib/data/room-time/taken-times";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { closureSpans } from "@/lib/domain/room-time/closure";
import { around, subtractSpans } from "@/lib/domain/room-time/taken-time";
import { dayOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Closure } from "@/lib/schemas/closure/closure";
import { takeFreedForExternal } from "@/lib/services/room-time/external-time";
import { offerTime } from "./waiting-offers";

/** A span of a room's time that has come free. */
export interface FreedTime extends Span {
  spaceId: number;
}

/** The time of a booking as it was stored, to be freed. */
export function bookedTime({
  spaceId,
  startsAt,
  endsAt,
}: Pick<Booking, "spaceId" | "startsAt" | "endsAt">): FreedTime {
  return { spaceId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/** Writes anew the time that a closure takes of a room, around everything else that takes time there. */
export async function closeRoom(tx: Transaction, spaceId: number, closure: Closure): Promise<void> {
  const spans = closureSpans(closure);
  const whole = around(spans);
  const kept = whole === null ? [] : await listKept(tx, spaceId, whole);
  await replaceClosed(tx, closure.id, spaceId, subtractSpans(spans, kept));
}

/** Writes anew the time that each closure overlapping `window` takes of a room, as its free time has changed. */
export async function refreshClosures(tx: Transaction, spaceId: number, window: Span): Promise<void> {
  const days = { from: dayOf(window.startsAt), to: dayOf(window.endsAt) };
  for (const closure of await listClosures({ spaceId, ...days }, tx)) await closeRoom(tx, spaceId, closure);
}

/**
 * To be called whenever time of a room becomes free (a cancellation, a move, a deletion), in the transaction that frees
 * it and after the write; the caller holds the locks of the rooms. Entries of followed calendars first take what was
 * taken before them, and closures extend over what a booking no longer occupies. What is still free is offered to the
 * waiting list.
 */
export async function redistributeFreedTime(tx: Transaction, freed: readonly FreedTime[]): Promise<void> {
  for (const { spaceId, ...span } of freed) {
    await takeFreedForExternal(tx, spaceId, span);
    await refreshClosures(tx, spaceId, span);
  }
  const now = new Date();
  for (const spaceId of new Set(freed.map((span) => span.spaceId)))
    await offerTime(tx, spaceId, around(freed.filter((span) => span.spaceId === spaceId)), now);
}
