import "server-only";
import type { Transaction } from "@/lib/data/client";
import {
  freeTakenRows,
  listExternalEntries,
  listExternalTaken,
  listTakenInRoom,
  replaceExternalEntries,
  takeForExternal,
} from "@/lib/data/room-time/followed-calendars";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { type RoomParts, roomsTakenWith, wholesOf } from "@/lib/domain/room-time/room-parts";
import { around, subtractSpans } from "@/lib/domain/room-time/taken-time";

const keyOf = ({ startsAt, endsAt }: Span) => `${startsAt.getTime()} ${endsAt.getTime()}`;

const listed = (spans: readonly Span[]) => spans.map(keyOf).sort().join();

/**
 * Replaces the stored entries of a followed calendar. They take the time that is still free, in the room and in each of
 * its parts. Unchanged rows are not written, so that fetching an unchanged calendar changes nothing. The caller holds
 * the room's lock.
 * @returns the time that is freed
 */
export async function replaceExternalTime(
  tx: Transaction,
  spaceId: number,
  entries: readonly Span[],
): Promise<(Span & { spaceId: number })[]> {
  const known = await listExternalEntries(tx, spaceId);
  if (listed(known) !== listed(entries)) await replaceExternalEntries(tx, spaceId, entries);

  const before = await listExternalTaken(tx, spaceId);
  const freed: (Span & { spaceId: number })[] = [];
  for (const room of roomsTakenWith(await listRoomParts(tx), spaceId)) {
    const taken = before.filter((row) => row.spaceId === room);
    const left = await replaceInRoom(tx, spaceId, room, entries, taken);
    freed.push(...left.map((span) => ({ spaceId: room, ...span })));
  }
  return freed;
}

/**
 * Takes the entries' free time in one room.
 * @returns the time that is freed there
 */
async function replaceInRoom(
  tx: Transaction,
  calendarOf: number,
  room: number,
  entries: readonly Span[],
  before: readonly (Span & { id: number })[],
): Promise<Span[]> {
  const window = around(entries);
  const others = window ? await listTakenInRoom(tx, room, window, calendarOf) : [];
  const wanted = new Map(subtractSpans(entries, others).map((span) => [keyOf(span), span]));
  const left = before.filter((row) => !wanted.has(keyOf(row)));
  for (const row of before) wanted.delete(keyOf(row));
  await freeTakenRows(
    tx,
    left.map(({ id }) => id),
  );
  await takeForExternal(tx, calendarOf, room, [...wanted.values()]);
  return subtractSpans(left, [...wanted.values()]);
}

/**
 * Takes freed time in `window` of one room for entries of the calendars followed by the room and by rooms that contain
 * it, which had been blocked until now. The caller holds the room's lock.
 */
export async function takeFreedForExternal(
  tx: Transaction,
  spaceId: number,
  window: Span,
  parts: RoomParts,
): Promise<void> {
  for (const calendarOf of [spaceId, ...wholesOf(parts, spaceId)]) {
    const entries = await listExternalEntries(tx, calendarOf, window);
    const whole = around(entries);
    if (whole === null) continue;
    const taken = await listTakenInRoom(tx, spaceId, whole);
    await takeForExternal(tx, calendarOf, spaceId, subtractSpans(entries, taken));
  }
}
