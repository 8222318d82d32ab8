import "server-only";
import { listUndecided, setEventStatus } from "@/lib/data/catalogue/events";
import { setOfferingCanceled } from "@/lib/data/catalogue/offerings";
import { prisma, type Transaction } from "@/lib/data/client";
import { cancelLiveSignUps, listLiveSignUps } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { hasEnough } from "@/lib/domain/catalogue/event-state";
import type { OfferingKind, OfferingRef } from "@/lib/domain/catalogue/offering";
import { dayOf } from "@/lib/domain/time/dates";
import { notFoundError } from "@/lib/errors";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { type MessageInput, messageSentSchema } from "@/lib/schemas/booking/message";
import type { CourseWithRecipients } from "@/lib/schemas/catalogue/course";
import type { EventWithRecipients } from "@/lib/schemas/catalogue/event";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { sentTo } from "@/lib/schemas/sent";
import type { OfferingCancellation } from "@/lib/schemas/sign-up/offering-cancellation";
import { lockWithRooms, requireOffering } from "@/lib/services/catalogue/require-offering";
import { releaseRoomTime } from "@/lib/services/space/room-plans";
import { closeWaiting } from "@/lib/services/vacancy/waiting-offers";
import { announceSignUps } from "./announce-sign-up";
import { notifyAll, notifyMessage } from "./notifications";

/**
 * Actions of the centre on a whole event or course: cancel it, decide whether it is held, write to all participants.
 */

/**
 * Cancels a live offering with its sign-ups, its time in the room and its waiting list, and notifies everybody
 * concerned.
 */
async function writeCanceled(
  tx: Transaction,
  before: OfferingOfPanel,
  terms: OfferingCancellation,
  now: Date,
) {
  const { kind, id } = before;
  const canceled = await setOfferingCanceled(tx, before, terms.reason);
  await releaseRoomTime(tx, kind, id);
  const signUps = await cancelLiveSignUps(tx, canceled, terms, now);
  await closeWaiting(tx, before);
  const offering = await requireOffering(before, tx);
  const recipients = await notifyAll(tx, "placesCanceled", offering, signUps, now);
  await announceSignUps(
    tx,
    "canceled",
    signUps.map(({ signUp }) => signUp),
  );
  await recordChange(tx, { action: "cancel", entity: kind, entityId: id, before, after: offering });
  return { ...offering, ...sentTo(recipients) };
}

/**
 * Cancels an event or a course on behalf of the centre; in a course by days, the future sign-ups. If it is already
 * canceled, nothing changes and nobody is notified again.
 * @returns the offering, and how many people were notified by mail
 * @throws AppError NOT_FOUND
 */
export function cancelOffering(
  kind: "event",
  id: number,
  terms: OfferingCancellation,
  now: Date,
): Promise<EventWithRecipients>;
export function cancelOffering(
  kind: "course",
  id: number,
  terms: OfferingCancellation,
  now: Date,
): Promise<CourseWithRecipients>;
export function cancelOffering(
  kind: OfferingKind,
  id: number,
  terms: OfferingCancellation,
  now: Date,
): Promise<EventWithRecipients | CourseWithRecipients> {
  return prisma().$transaction(async (tx) => {
    const offering = await lockWithRooms(tx, { kind, id });
    return offering.status === "canceled"
      ? { ...offering, ...sentTo(0) }
      : writeCanceled(tx, offering, terms, now);
  });
}

/** @throws AppError NOT_FOUND for a course */
function requireEvent<Of extends { kind: OfferingKind }>(offering: Of): Extract<Of, { kind: "event" }> {
  if (!isEvent(offering)) throw notFoundError("event");
  return offering;
}

const isEvent = <Of extends { kind: OfferingKind }>(
  offering: Of,
): offering is Extract<Of, { kind: "event" }> => offering.kind === "event";

/**
 * Decides whether an event is held: confirms it if it has enough participants, otherwise cancels it with a full refund.
 * All participants are notified. Does nothing if it is already decided.
 * @returns the event, and how many people were notified by mail
 * @throws AppError NOT_FOUND
 */
export async function decideEvent(id: number, now: Date): Promise<EventWithRecipients> {
  return prisma().$transaction(async (tx) => {
    const event = requireEvent(await lockWithRooms(tx, { kind: "event", id }));
    if (event.status !== "scheduled") return { ...event, ...sentTo(0) };
    if (!hasEnough(event)) {
      const reason = `Non è stato raggiunto il numero minimo di ${event.minParticipants} partecipanti.`;
      return requireEvent(await writeCanceled(tx, event, { reason, refundPercent: 100 }, now));
    }
    const after = { kind: event.kind, ...(await setEventStatus(tx, id, { status: "confirmed" })) };
    const recipients = await notifyAll(tx, "eventHeld", after, await listLiveSignUps(tx, event, now), now);
    await recordChange(tx, { action: "confirm", entity: "event", entityId: id, before: event, after });
    return { ...after, ...sentTo(recipients) };
  });
}

/** Decides every event whose decision day has come. */
export async function decideEvents(now: Date): Promise<void> {
  await attemptEach(await listUndecided(dayOf(now)), (id) => decideEvent(id, now));
}

/**
 * Mails all participants of an event or a course (in a course by days: the future ones), one mail each.
 * @param claim of the Idempotency-Key: a repeated claim sends no second mail
 * @returns how many have an address
 * @throws AppError NOT_FOUND
 */
export async function writeToParticipants(
  ref: OfferingRef,
  message: MessageInput,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<{ recipients: number }> {
  return createOnce(claim, { status: 202, schema: messageSentSchema }, async (tx) => {
    const offering = await requireOffering(ref, tx);
    const recipients = await notifyMessage(tx, offering, await listLiveSignUps(tx, ref, now), message, now);
    await recordChange(tx, { action: "message", entity: ref.kind, entityId: ref.id });
    return { recipients };
  });
}
