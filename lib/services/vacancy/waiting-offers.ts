import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { holdTime } from "@/lib/data/room-time/taken-times";
import { listRoomsWaitedFor, listWaitingForRoom, updateEntry } from "@/lib/data/waiting/waiting-entries";
import { closeEntries, listLiveWaiting } from "@/lib/data/waiting/waiting-places";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { Period, ResolvedPeriod } from "@/lib/domain/room-time/period";
import { affectedRooms } from "@/lib/domain/room-time/room-parts";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { withBuffer } from "@/lib/domain/room-time/taken-time";
import { requestedPeriod } from "@/lib/domain/waiting/offer";
import { affectedSpan, offerExpiry, offerInOrder } from "@/lib/domain/waiting/waiting";
import { env } from "@/lib/env";
import { type WaitingEntry, waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";
import { announce } from "@/lib/services/program/announce";
import {
  type BookableRoom,
  bookableRoom,
  panelActor,
  withTaken,
} from "@/lib/services/room-time/bookable-period";
import { notifyWaiting } from "./notifications";
import { findOfferPrice } from "./offer-price";

/** Stores an offer with its expiry and mails it. Null when what the entry waits for has begun. */
export async function sendOffer(
  tx: Transaction,
  entry: WaitingEntry,
  startsAt: Date | null,
  now: Date,
  span: Partial<Span> = {},
): Promise<WaitingEntry | null> {
  const offerExpiresAt = offerExpiry(now, env().WAITING_LIST_HOLD_SECONDS, startsAt);
  if (offerExpiresAt === null) return null;
  const offered = await updateEntry(tx, entry.id, { status: "offered", offerExpiresAt, ...span });
  const price = await findOfferPrice(offered, now, tx);
  await notifyWaiting(tx, "waitingOffered", offered, price?.words);
  await announce(tx, waitingEntrySchema, [
    { event: "waiting-entry.offered", subject: { kind: "waiting-entry", id: entry.id }, data: offered },
  ]);
  return offered;
}

/** Offers a free period of a room and holds it. The caller holds the lock of the room. */
export async function sendTimeOffer(
  tx: Transaction,
  entry: WaitingEntry,
  room: Pick<BookableRoom, "space">,
  { startsAt, endsAt }: ResolvedPeriod,
  now: Date,
): Promise<WaitingEntry | null> {
  const offered = await sendOffer(tx, entry, startsAt, now, { startsAt, endsAt });
  if (offered !== null) await holdTime(tx, entry.id, room.space, { startsAt, endsAt });
  return offered;
}

/** A room whose time may be offered, and the freed span; null for any time. */
interface OfferedRoom {
  spaceId: number;
  window: Span | null;
}

/** The entries that wait for a room's time, with its check; null when there are none. */
async function lineFor(tx: Transaction, { spaceId, window }: OfferedRoom, now: Date) {
  const line = await listWaitingForRoom(tx, spaceId, window && affectedSpan(window), now);
  const candidates = line.map((entry) => ({ entry, spaceId, period: requestedPeriod(entry) }));
  const days = candidates.flatMap(({ period }) => [period.startDate, period.endDate]).sort();
  const [startDate] = days;
  const endDate = days.at(-1);
  if (startDate === undefined || endDate === undefined) return null;
  const room = await bookableRoom(spaceId, { startDate, endDate }, panelActor(now), { on: tx });
  return { candidates, room };
}

/**
 * Offers the free time of some rooms to their waiting lists, in the order in which people joined, to each entry whose
 * whole request fits. Neither the minimum notice nor the limit of open bookings applies. The caller holds the locks of
 * the rooms.
 */
export async function offerTime(tx: Transaction, rooms: readonly OfferedRoom[], now: Date): Promise<void> {
  const parts = await listRoomParts(tx);
  const byId = new Map<number, BookableRoom>();
  const candidates: { entry: WaitingEntry; spaceId: number; period: Period }[] = [];
  for (const one of rooms) {
    const line = await lineFor(tx, one, now);
    if (line === null) continue;
    byId.set(one.spaceId, line.room);
    candidates.push(...line.candidates);
  }
  const offered = offerInOrder(
    candidates.sort((a, b) => a.entry.id - b.entry.id),
    ({ entry, spaceId, period }) => {
      const room = byId.get(spaceId);
      if (room === undefined || (entry.attendees ?? 1) > room.space.capacity) return null;
      const { unavailable, period: resolved } = room.check(period);
      return unavailable === null ? { entry, room, resolved } : null;
    },
    ({ entry, room, resolved }) => {
      const owner = takenOwner("hold", entry.id);
      const held = withBuffer(resolved, room.space.bufferMinutes);
      for (const id of affectedRooms(parts, room.space.id)) {
        const other = byId.get(id);
        if (other) byId.set(id, withTaken(other, { ...held, owner, isBuffer: false, reason: null }, now));
      }
    },
  );
  for (const { fit } of offered) await sendTimeOffer(tx, fit.entry, fit.room, fit.resolved, now);
}

/** As `offerTime`, for any time of the rooms, after a change of their bookability. */
export async function offerTimeOfRooms(
  tx: Transaction,
  spaceIds: readonly number[],
  now: Date,
): Promise<void> {
  const waitedFor = await listRoomsWaitedFor(tx, spaceIds);
  await offerTime(
    tx,
    waitedFor.map((spaceId) => ({ spaceId, window: null })),
    now,
  );
}

/**
 * Closes the waiting list, with all open offers, of an event, a course or lessons that are being canceled, and notifies
 * each entry once. Must be called in the transaction of the cancellation, which holds its lock.
 * @param isConcerned selects the entries of canceled lessons; by default all
 */
export async function closeWaiting(
  tx: Transaction,
  offering: OfferingRef,
  isConcerned: (entry: WaitingEntry) => boolean = () => true,
): Promise<void> {
  const concerned = (await listLiveWaiting(tx, offering)).filter(isConcerned);
  for (const entry of await closeEntries(tx, concerned)) await notifyWaiting(tx, "waitingCanceled", entry);
}
