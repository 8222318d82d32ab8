import "server-only";
import { findEvent, findEventForUpdate, listUndecided, setEventStatus } from "@/lib/data/catalogue/events";
import { prisma, type Transaction } from "@/lib/data/client";
import { cancelRegistrations, listLiveRegistrations } from "@/lib/data/sign-up/all-places";
import { recordChange } from "@/lib/data/site/audit-log";
import { hasEnough } from "@/lib/domain/catalogue/event-registration";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import type { CentreEvent, EventTold } from "@/lib/schemas/catalogue/event";
import { sentTo } from "@/lib/schemas/sent";
import type { AllCanceledInput, MessageInput } from "@/lib/schemas/sign-up/participation";
import { lockRooms, takeNothing } from "@/lib/services/space/room-plans";
import { closeWaiting } from "@/lib/services/vacancy/close-waiting";
import { notifyAll, notifyMessage } from "./notify-places";

const unknown = () => new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });

/** Locks the room of an event, then the event. @throws AppError NOT_FOUND */
async function lockWithRoom(tx: Transaction, id: number): Promise<CentreEvent> {
  const seen = await findEvent(id, tx);
  await lockRooms(tx, [seen?.spaceId]);
  const event = await findEventForUpdate(tx, id);
  if (event === null) throw unknown();
  // Moved to another room while we waited: that one is waited for as well.
  if (event.spaceId !== seen?.spaceId) await lockRooms(tx, [event.spaceId]);
  return event;
}

/** Cancels a live event: its sign-ups by the centre, its time and its waiting list end, everybody is told. */
async function writeCanceled(
  tx: Transaction,
  event: CentreEvent,
  terms: AllCanceledInput,
  now: Date,
): Promise<EventTold> {
  const { id } = event;
  await setEventStatus(tx, id, { status: "canceled", cancelReason: terms.reason });
  await takeNothing(tx, "event", id);
  const canceled = await cancelRegistrations(tx, id, terms, now);
  await closeWaiting(tx, { eventId: id });
  const after = await findEvent(id, tx);
  if (after === null) throw unknown();
  const recipients = await notifyAll(
    tx,
    "placesCanceled",
    canceled.map((one) => ({ kind: "event", event: after, ...one })),
  );
  await recordChange(tx, { action: "cancel", entity: "event", entityId: id, before: event, after });
  return { ...after, ...sentTo(recipients) };
}

/**
 * The centre cancels an event; canceled before, nothing changes and nobody is told again.
 * @returns the event, and how many were told by mail
 * @throws AppError NOT_FOUND
 */
export async function cancelEvent(id: number, terms: AllCanceledInput, now: Date): Promise<EventTold> {
  return prisma().$transaction(async (tx) => {
    const event = await lockWithRoom(tx, id);
    return event.status === "canceled" ? { ...event, ...sentTo(0) } : writeCanceled(tx, event, terms, now);
  });
}

/**
 * Decides whether an event is held: confirmed when as many take part as it needs, else canceled with all given back.
 * Everybody is told; decided before, nothing changes.
 * @returns the event, and how many were told by mail
 * @throws AppError NOT_FOUND
 */
export async function decideEvent(id: number, now: Date): Promise<EventTold> {
  return prisma().$transaction(async (tx) => {
    const event = await lockWithRoom(tx, id);
    if (event.status !== "scheduled") return { ...event, ...sentTo(0) };
    if (!hasEnough(event)) {
      const reason = `Non è stato raggiunto il numero minimo di ${event.minParticipants} partecipanti.`;
      return writeCanceled(tx, event, { reason, refundPercent: 100 }, now);
    }
    const after = await setEventStatus(tx, id, { status: "confirmed" });
    const places = await listLiveRegistrations(tx, id);
    const recipients = await notifyAll(
      tx,
      "eventHeld",
      places.map((one) => ({ kind: "event", event: after, ...one })),
    );
    await recordChange(tx, { action: "confirm", entity: "event", entityId: id, before: event, after });
    return { ...after, ...sentTo(recipients) };
  });
}

/** Decides upon every event whose day for it has come. @returns how many */
export async function decideEvents(now: Date): Promise<number> {
  const due = await listUndecided(dayOf(now));
  for (const id of due) await decideEvent(id, now);
  return due.length;
}

/**
 * Writes to all who take part in an event, one mail each.
 * @returns how many have an address; @throws AppError NOT_FOUND
 */
export async function writeToEvent(id: number, message: MessageInput): Promise<{ recipients: number }> {
  return prisma().$transaction(async (tx) => {
    const event = await findEvent(id, tx);
    if (event === null) throw unknown();
    const places = await listLiveRegistrations(tx, id);
    const recipients = await notifyMessage(
      tx,
      places.map((one) => ({ kind: "event", event, ...one })),
      message,
    );
    await recordChange(tx, { action: "message", entity: "event", entityId: id });
    return { recipients };
  });
}
