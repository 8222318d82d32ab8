import "server-only";
import type { Transaction } from "@/lib/data/client";
import { holdTime } from "@/lib/data/room-time/taken-times";
import { listRoomsWaitedFor, listWaitingForRoom, updateEntry } from "@/lib/data/waiting/waiting-entries";
import { createBookingCheck } from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { ResolvedPeriod } from "@/lib/domain/room-time/period";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { withBuffer } from "@/lib/domain/room-time/taken-time";
import { requestedPeriod } from "@/lib/domain/waiting/offer";
import { affectedSpan, offerExpiry, offerInOrder } from "@/lib/domain/waiting/waiting";
import { env } from "@/lib/env";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { type BookableRoom, bookableRoom, panelActor } from "@/lib/services/room-time/bookable-period";
import { notifyWaiting } from "./notifications";
import { findOfferPrice } from "./offer-price";

/** Writes an offer with its expiry and mails it. Null when what the entry waits for has begun. */
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

/**
 * Offers the free time of a room to the waiting list, in its order, to each whose whole request fits. Neither the
 * minimum notice nor the limit of open bookings applies. The caller holds the lock of the room.
 * @param freed the time that has come free, null for any
 */
export async function offerTime(
  tx: Transaction,
  spaceId: number,
  freed: Span | null,
  now: Date,
): Promise<void> {
  const line = await listWaitingForRoom(tx, spaceId, freed && affectedSpan(freed), now);
  const candidates = line.map((entry) => ({ entry, period: requestedPeriod(entry) }));
  const days = candidates.flatMap(({ period }) => [period.startDate, period.endDate]).sort();
  const [startDate] = days;
  const endDate = days.at(-1);
  if (startDate === undefined || endDate === undefined) return;
  const room = await bookableRoom(spaceId, { startDate, endDate }, panelActor(now), { on: tx });
  const { space, rules } = room;
  const taken = [...room.taken];
  let check = room.check;
  const offered = offerInOrder(
    candidates,
    ({ entry, period }) => {
      const fits = (entry.attendees ?? 1) <= space.capacity;
      const { unavailable, period: resolved } = check(period);
      return fits && unavailable === null ? { entry, resolved } : null;
    },
    ({ entry, resolved }) => {
      const owner = takenOwner("hold", entry.id);
      taken.push({ ...withBuffer(resolved, space.bufferMinutes), owner, isBuffer: false, reason: null });
      check = createBookingCheck(space, taken, rules, now);
    },
  );
  for (const { fit } of offered) await sendTimeOffer(tx, fit.entry, room, fit.resolved, now);
}

/** The same for whole rooms, after a change of what decides when they can be booked. The caller holds their locks. */
export async function offerTimeOfRooms(
  tx: Transaction,
  spaceIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const spaceId of await listRoomsWaitedFor(tx, spaceIds)) await offerTime(tx, spaceId, null, now);
}
