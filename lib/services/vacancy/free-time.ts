import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listClosures } from "@/lib/data/room-time/closures";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { listTimeSpanningClosures, replaceClosed } from "@/lib/data/room-time/taken-times";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { closureSpans } from "@/lib/domain/room-time/closure";
import { affectedRooms, type RoomParts, roomsTakenWith, wholesOf } from "@/lib/domain/room-time/room-parts";
import { around, subtractSpans } from "@/lib/domain/room-time/taken-time";
import { dayOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Closure } from "@/lib/schemas/closure/closure";
import { takeFreedForExternal } from "@/lib/services/room-time/external-time";
import { offerTime } from "./waiting-offers";

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

/** Rewrites the time that a closure takes of one room, around everything else that takes time there. */
export async function closeRoom(tx: Transaction, spaceId: number, closure: Closure): Promise<void> {
  const spans = closureSpans(closure);
  const whole = around(spans);
  const kept = whole === null ? [] : await listTimeSpanningClosures(tx, spaceId, whole);
  await replaceClosed(tx, closure, spaceId, subtractSpans(spans, kept));
}

/**
 * Rewrites the time of each closure overlapping `window` in a room whose free time has changed: its own closures, those
 * of rooms that contain it, and those of the whole centre.
 */
export async function refreshClosures(
  tx: Transaction,
  spaceId: number,
  window: Span,
  parts: RoomParts,
): Promise<void> {
  const days = { from: dayOf(window.startsAt), to: dayOf(window.endsAt) };
  const closures = await listClosures({ spaceIds: [spaceId, ...wholesOf(parts, spaceId)], ...days }, tx);
  for (const closure of closures) await closeRoom(tx, spaceId, closure);
}

/**
 * Gives freed time of a room to what takes it automatically: first entries of the calendars followed by the room and by
 * rooms that contain it, then closures.
 */
export async function claimFreedTime(
  tx: Transaction,
  spaceId: number,
  window: Span,
  parts: RoomParts,
): Promise<void> {
  await takeFreedForExternal(tx, spaceId, window, parts);
  await refreshClosures(tx, spaceId, window, parts);
}

/**
 * Must be called whenever time of a room becomes free (a cancellation, a move, a deletion), in the transaction that
 * frees it and after the write; the caller holds the locks of the rooms. Frees the room's parts too. Entries of
 * followed calendars take the time first, closures extend over what a booking no longer occupies, and the rest is
 * offered to the waiting lists of the room and the rooms that share its time.
 */
export async function redistributeFreedTime(tx: Transaction, freed: readonly FreedTime[]): Promise<void> {
  if (freed.length === 0) return;
  const parts = await listRoomParts(tx);
  for (const { spaceId, ...span } of freed)
    for (const room of roomsTakenWith(parts, spaceId)) await claimFreedTime(tx, room, span, parts);
  const concerned = new Map<number, Span[]>();
  for (const { spaceId, ...span } of freed)
    for (const room of affectedRooms(parts, spaceId))
      concerned.set(room, [...(concerned.get(room) ?? []), span]);
  const windows = [...concerned].map(([spaceId, spans]) => ({ spaceId, window: around(spans) }));
  await offerTime(tx, windows, new Date());
}
