import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findLinkId } from "@/lib/data/sign-up/places";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { formatInstant, formatLongDay } from "@/lib/domain/time/dates";
import { enqueueMail, enqueueMails } from "@/lib/jobs/queue";
import type { PlaceFacts } from "@/lib/mail/mail";
import type { MessageInput } from "@/lib/schemas/sign-up/participation";
import { site } from "@/lib/site";
import { type Place, refundFrom, startOf, titleOf } from "./place";

/** Who is told of what about places in courses and at events. Each runs inside the transaction that it tells of. */

const whenOf = (place: Place): string => {
  if (place.kind === "event") return `${eventDays(place.event)}\n${eventTimes(place.event)}`;
  const { startDate } = place.signUp;
  return startDate === null ? "" : `dal ${formatLongDay(startDate)}`;
};

/** A place as mails speak of it. */
function factsOf(place: Place, linkId: string): PlaceFacts {
  const { confirmationNumber, firstName, lastName, email, seats } = place.signUp;
  const { totalAmount, paidAmount, dueAmount, refundDue, canceledBy, cancelReason } = place.signUp;
  return {
    kind: place.kind,
    linkId,
    title: titleOf(place),
    when: whenOf(place),
    location: place.kind === "event" ? place.event.location : place.course.location,
    ...{ confirmationNumber, firstName, lastName, email, seats },
    ...{ totalAmount, paidAmount, dueAmount, refundDue },
    by: canceledBy ?? "centre",
    reason: cancelReason,
  };
}

const linkOf = (tx: Transaction, { kind, signUp }: Place) => findLinkId(tx, { kind, id: signUp.id });

/**
 * To the participant: her place is canceled, by whom, why, and what comes back.
 * @returns whether there is an address to tell her at
 */
export async function notifyPlaceCanceled(tx: Transaction, place: Place): Promise<boolean> {
  const data = factsOf(place, await linkOf(tx, place));
  return enqueueMail(tx, { template: "placeCanceled", to: data.email, data });
}

/** To the centre: somebody does not come. */
export async function notifyPlaceGivenUp(tx: Transaction, place: Place): Promise<void> {
  const data = factsOf(place, await linkOf(tx, place));
  await enqueueMail(tx, { template: "centrePlaceGivenUp", to: site.email, data });
}

/** A place, and what its link is made of. */
export type LinkedTo = Place & { linkId: string };

/** To each participant: the whole event or course is canceled, or it is held. @returns to how many */
export async function notifyAll(
  tx: Transaction,
  template: "placesCanceled" | "eventHeld",
  places: readonly LinkedTo[],
): Promise<number> {
  const mails = places.map((place) => {
    const data = factsOf(place, place.linkId);
    return { template, to: data.email, data };
  });
  return enqueueMails(tx, mails);
}

/** To the participant, the day before it begins for her; `jobId` keeps it to one. */
export async function notifyTomorrow(tx: Transaction, place: LinkedTo, jobId: string): Promise<void> {
  const from = refundFrom(place);
  if (from === null) return;
  const start = startOf(place);
  const data = {
    ...factsOf(place, place.linkId),
    ...(place.kind === "course" && start !== null ? { when: formatInstant(start) } : {}),
    checkInCode: place.signUp.checkInCode,
    refundFrom: from.toISOString(),
  };
  await enqueueMail(tx, { template: "placeReminder", to: data.email, data }, jobId);
}

/** What somebody of the centre writes to each who takes part. @returns to how many */
export async function notifyMessage(
  tx: Transaction,
  places: readonly LinkedTo[],
  message: MessageInput,
): Promise<number> {
  const mails = places.map((place) => {
    const data = { ...factsOf(place, place.linkId), ...message };
    return { template: "placeMessage" as const, to: data.email, data };
  });
  return enqueueMails(tx, mails);
}
