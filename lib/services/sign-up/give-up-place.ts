import "server-only";
import { linkIdOf } from "@/lib/auth/place-link";
import { addParticipants } from "@/lib/data/catalogue/events";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { updateCourseBooking } from "@/lib/data/sign-up/course-bookings";
import { updateRegistration } from "@/lib/data/sign-up/event-registrations";
import { findLinkedPlace, type PlaceName } from "@/lib/data/sign-up/places";
import { recordChange } from "@/lib/data/site/audit-log";
import { type CancellationOutcome, cancellationOutcome } from "@/lib/domain/money/cancellation-outcome";
import type { Refund } from "@/lib/domain/money/cancellation-policy";
import { PLACE_LINK_DAYS } from "@/lib/domain/person/retention";
import {
  givenUpColumns,
  type ParticipationColumns,
  refundOfGivenUp,
} from "@/lib/domain/sign-up/participation-change";
import { AppError } from "@/lib/errors";
import type { LinkedPlace } from "@/lib/schemas/sign-up/participation";
import { placesFreed } from "@/lib/services/catalogue/free-places";
import { notifyPlaceCanceled, notifyPlaceGivenUp } from "./notify-places";
import {
  endOfTakingPart,
  findPlace,
  lockPlace,
  type Place,
  refundFrom,
  startOf,
  toLinkedPlace,
} from "./place";

const unknown = () => new AppError("NOT_FOUND", { message: "Questo link non è valido o non è più valido." });

/** Whether its participant can still give it up. */
export function canGiveUp(place: Place, now: Date): boolean {
  const start = startOf(place);
  return place.signUp.status !== "canceled" && (start === null || start > now);
}

/** What giving it up now refunds by the policy, and what that means for what was paid. Cents. */
export function refundOfGivingUp(place: Place, now: Date): Refund & CancellationOutcome {
  const refund = refundOfGivenUp(place.signUp, refundFrom(place), now);
  return { ...refund, ...cancellationOutcome(place.signUp, refund.refundPercent) };
}

/**
 * Writes the cancellation of a live place, counts its seats out, and records it. The caller holds the lock of the event
 * or course, and says who hears of it and whether the places come free.
 */
export async function writePlaceCanceled(
  tx: Transaction,
  place: Place,
  columns: ParticipationColumns,
): Promise<Place> {
  const { id, seats } = place.signUp;
  const entry = { action: "cancel" as const, entityId: id, before: place.signUp };
  if (place.kind === "event") {
    await addParticipants(tx, place.event.id, -seats);
    const signUp = await updateRegistration(tx, id, columns);
    await recordChange(tx, { ...entry, entity: "registration", after: signUp });
    return { ...place, signUp };
  }
  const signUp = await updateCourseBooking(tx, id, columns);
  await recordChange(tx, { ...entry, entity: "course-booking", after: signUp });
  return { ...place, signUp };
}

/** Tells whoever waits that the seats of a canceled place are free. */
export async function freePlacesOf(tx: Transaction, place: Place, now: Date): Promise<void> {
  await placesFreed(
    tx,
    place.kind === "event"
      ? { eventId: place.event.id }
      : { courseId: place.course.id, startDate: place.signUp.startDate },
    now,
  );
}

/** Gives a place up, with the refund of the policy; the caller says who is told. Null when it was canceled before. */
export async function giveUp(tx: Transaction, name: PlaceName, now: Date): Promise<Place | null> {
  const place = await lockPlace(tx, name);
  if (place === null || place.signUp.status === "canceled") return null;
  const canceled = await writePlaceCanceled(tx, place, givenUpColumns(place.signUp, refundFrom(place), now));
  await freePlacesOf(tx, canceled, now);
  return canceled;
}

/** @throws AppError NOT_CANCELABLE after its start */
async function giveUpNow(tx: Transaction, name: PlaceName, now: Date): Promise<Place> {
  const place = await findPlace(tx, name);
  if (place === null) throw unknown();
  if (place.signUp.status === "canceled") return place;
  if (!canGiveUp(place, now))
    throw new AppError("NOT_CANCELABLE", { message: "È già cominciato: non si può più rinunciare." });
  const canceled = await giveUp(tx, name, now);
  if (canceled === null) return (await findPlace(tx, name)) ?? place;
  await notifyPlaceCanceled(tx, canceled);
  await notifyPlaceGivenUp(tx, canceled);
  return canceled;
}

const LINK_MS = PLACE_LINK_DAYS * 86_400_000;

/**
 * The place that the link in a mail is for.
 * @throws AppError NOT_FOUND for a token that nobody has, and from 30 days after the end on
 */
export async function findPlaceByLink(token: string, now: Date, on: Queryable = prisma()): Promise<Place> {
  const linkId = linkIdOf(token);
  const name = linkId === null ? null : await findLinkedPlace(on, linkId);
  const place = name === null ? null : await findPlace(on, name);
  if (place === null) throw unknown();
  const end = endOfTakingPart(place);
  if (end !== null && now.getTime() >= end.getTime() + LINK_MS) throw unknown();
  return place;
}

/** What names the place of a link. @throws AppError NOT_FOUND as above */
export async function placeNameByLink(
  token: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<PlaceName> {
  const { kind, signUp } = await findPlaceByLink(token, now, on);
  return { kind, id: signUp.id };
}

/**
 * Gives up the place that the link in a mail is for; given up before, nothing changes.
 * @throws AppError NOT_FOUND as above, NOT_CANCELABLE after its start
 */
export async function giveUpByLink(token: string, now: Date): Promise<LinkedPlace> {
  return prisma().$transaction(async (tx) =>
    toLinkedPlace(await giveUpNow(tx, await placeNameByLink(token, now, tx), now)),
  );
}

/**
 * Somebody signed in gives up a place of her own.
 * @throws AppError NOT_FOUND when it is not hers, NOT_CANCELABLE after its start
 */
export async function giveUpOwnPlace(name: PlaceName, userId: number, now: Date): Promise<Place> {
  return prisma().$transaction(async (tx) => {
    const place = await findPlace(tx, name);
    if (place === null || place.signUp.userId !== userId) throw new AppError("NOT_FOUND");
    return giveUpNow(tx, name, now);
  });
}
