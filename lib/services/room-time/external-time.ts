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
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { around, subtractSpans } from "@/lib/domain/room-time/taken-time";

const keyOf = ({ startsAt, endsAt }: Span) => `${startsAt.getTime()} ${endsAt.getTime()}`;

const listed = (spans: readonly Span[]) => spans.map(keyOf).sort().join();

/**
 * Replaces the stored entries of a followed calendar. They take the time that nobody else has taken. Rows that do not
 * change are not written, so that fetching an unchanged calendar changes nothing. The caller holds the room's lock.
 * @returns the time that is freed
 */
export async function replaceExternalTime(
  tx: Transaction,
  spaceId: number,
  entries: readonly Span[],
): Promise<Span[]> {
  const known = await listExternalEntries(tx, spaceId);
  if (listed(known) !== listed(entries)) await replaceExternalEntries(tx, spaceId, entries);

  const window = around(entries);
  const others = window ? await listTakenInRoom(tx, spaceId, window, { withExternal: false }) : [];
  const wanted = new Map(subtractSpans(entries, others).map((span) => [keyOf(span), span]));
  const before = await listExternalTaken(tx, spaceId);
  const left = before.filter((row) => !wanted.has(keyOf(row)));
  for (const row of before) wanted.delete(keyOf(row));
  await freeTakenRows(
    tx,
    left.map(({ id }) => id),
  );
  await takeForExternal(tx, spaceId, [...wanted.values()]);
  return subtractSpans(left, [...wanted.values()]);
}

/**
 * Takes freed time in `window` for the entries of the calendar that the room follows, which others had kept from it.
 * The caller holds the room's lock.
 */
export async function takeFreedForExternal(tx: Transaction, spaceId: number, window: Span): Promise<void> {
  const entries = await listExternalEntries(tx, spaceId, window);
  const whole = around(entries);
  if (whole === null) return;
  const taken = await listTakenInRoom(tx, spaceId, whole, { withExternal: true });
  await takeForExternal(tx, spaceId, subtractSpans(entries, taken));
}
