import "server-only";
import { findOffering, findOfferingForUpdate } from "@/lib/data/catalogue/offerings";
import type { Queryable, Transaction } from "@/lib/data/client";
import { type OfferingKind, type OfferingRef, signUpRefusal } from "@/lib/domain/catalogue/offering";
import { AppError, notFoundError, requireFound } from "@/lib/errors";
import { OFFERING_MESSAGES } from "@/lib/messages/catalogue/offering";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { lockRooms } from "@/lib/services/space/room-plans";

export const canceledOffering = (kind: OfferingKind): AppError =>
  new AppError("CANCELED", { message: OFFERING_MESSAGES[kind].canceled });

/** @throws AppError NOT_FOUND */
export async function requireOffering(ref: OfferingRef, on?: Queryable): Promise<OfferingOfPanel> {
  return requireFound(await findOffering(ref, on), ref.kind);
}

/**
 * Locks the event or course of a sign-up. `refusal` is CANCELED or REGISTRATION_CLOSED, or null while sign-ups are
 * open. Does not check free places.
 * @throws AppError NOT_FOUND (of a hidden event too)
 */
export async function findOfferingToJoin(
  tx: Transaction,
  ref: OfferingRef,
  now: Date,
): Promise<{ offering: OfferingOfPanel; refusal: AppError | null }> {
  const offering = await findOfferingForUpdate(tx, ref);
  const reason = offering === null ? "NOT_FOUND" : signUpRefusal(offering, now);
  if (offering === null || reason === "NOT_FOUND") throw notFoundError(ref.kind);
  if (reason === "CANCELED") return { offering, refusal: canceledOffering(ref.kind) };
  return { offering, refusal: reason && new AppError(reason) };
}

/**
 * Locks the event or course of a sign-up. Does not check free places.
 * @throws AppError NOT_FOUND (of a hidden event too), CANCELED, REGISTRATION_CLOSED
 */
export async function requireOpenOffering(
  tx: Transaction,
  ref: OfferingRef,
  now: Date,
): Promise<OfferingOfPanel> {
  const { offering, refusal } = await findOfferingToJoin(tx, ref, now);
  if (refusal !== null) throw refusal;
  return offering;
}

/**
 * Locks the offering's current and next rooms, then the offering. Every writer locks in this order.
 * @param next the room that a change moves it to
 * @throws AppError NOT_FOUND
 */
export async function lockWithRooms(
  tx: Transaction,
  ref: OfferingRef,
  next?: number | null,
): Promise<OfferingOfPanel> {
  const seen = roomsOf(await findOffering(ref, tx));
  await lockRooms(tx, [...seen, next]);
  const offering = requireFound(await findOfferingForUpdate(tx, ref), ref.kind);
  // Another writer may have moved it while this one waited: lock that room as well.
  const missed = roomsOf(offering).filter((id) => !seen.includes(id));
  if (missed.length > 0) await lockRooms(tx, missed);
  return offering;
}

/** The rooms whose time an offering takes, including those that lessons of a course were moved to. */
function roomsOf(offering: OfferingOfPanel | null): (number | null)[] {
  if (offering === null) return [];
  const { spaceId } = offering;
  return offering.kind === "event"
    ? [spaceId]
    : [spaceId, ...offering.lessonChanges.map((lesson) => lesson.spaceId)];
}
