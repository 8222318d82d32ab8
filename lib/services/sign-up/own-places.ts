import "server-only";
import { prisma } from "@/lib/data/client";
import { findPlaceNamesOf } from "@/lib/data/sign-up/places";
import type { OwnPlace } from "@/lib/schemas/sign-up/participation";
import { canGiveUp, refundOfGivingUp } from "./give-up-place";
import { endOf, findPlace, type Place, toLinkedPlace } from "./place";

/** A place as its owner sees it. */
export function toOwnPlace(place: Place, now: Date): OwnPlace {
  const { id, confirmationNumber, checkInCode, canceledBy, cancelReason, totalAmount } = place.signUp;
  const { paidAmount, dueAmount, refundDue, paymentStatus } = place.signUp;
  const of = place.kind === "event" ? place.event : place.course;
  return {
    ...toLinkedPlace(place),
    ...{ id, confirmationNumber, checkInCode, canceledBy, cancelReason, totalAmount },
    ...{ paidAmount, dueAmount, refundDue, paymentStatus },
    ofId: of.id,
    endsAt: endOf(place)?.toISOString() ?? null,
    location: of.location,
    canGiveUp: canGiveUp(place, now),
    ...refundOfGivingUp(place, now),
  };
}

/** Somebody's places in courses and at events, the soonest first, those without a day last. */
export async function listOwnPlaces(userId: number, now: Date): Promise<OwnPlace[]> {
  const names = await findPlaceNamesOf(userId);
  const places = await Promise.all(names.map((name) => findPlace(prisma(), name)));
  return places
    .flatMap((place) => (place === null ? [] : [toOwnPlace(place, now)]))
    .sort((a, b) => (a.startsAt ?? "9999").localeCompare(b.startsAt ?? "9999"));
}
