import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findLinkId } from "@/lib/data/places";
import { eventDays, eventTimes } from "@/lib/domain/event/event-words";
import { formatLongDay } from "@/lib/domain/time/dates";
import { enqueueMail } from "@/lib/jobs/queue";
import type { PlaceFacts } from "@/lib/mail/mail";
import { site } from "@/lib/site";
import { type Place, titleOf } from "./place";

/** Who is told of what about places in courses and at events. Each runs inside the transaction that it tells of. */

const whenOf = (place: Place): string => {
  if (place.kind === "event") return `${eventDays(place.event)}\n${eventTimes(place.event)}`;
  const { startDate } = place.signUp;
  return startDate === null ? "" : `dal ${formatLongDay(startDate)}`;
};

/** A place as mails speak of it. */
async function factsOf(tx: Transaction, place: Place): Promise<PlaceFacts> {
  const { id, confirmationNumber, firstName, lastName, email, seats } = place.signUp;
  const { totalAmount, paidAmount, dueAmount, refundDue, canceledBy, cancelReason } = place.signUp;
  return {
    kind: place.kind,
    linkId: await findLinkId(tx, { kind: place.kind, id }),
    title: titleOf(place),
    when: whenOf(place),
    location: place.kind === "event" ? place.event.location : place.course.location,
    ...{ confirmationNumber, firstName, lastName, email, seats },
    ...{ totalAmount, paidAmount, dueAmount, refundDue },
    by: canceledBy ?? "centre",
    reason: cancelReason,
  };
}

/** To the participant: her place is canceled, by whom, why, and what comes back. */
export async function notifyPlaceCanceled(tx: Transaction, place: Place): Promise<void> {
  await enqueueMail(tx, {
    template: "placeCanceled",
    to: place.signUp.email,
    data: await factsOf(tx, place),
  });
}

/** To the centre: somebody does not come. */
export async function notifyPlaceGivenUp(tx: Transaction, place: Place): Promise<void> {
  await enqueueMail(tx, { template: "centrePlaceGivenUp", to: site.email, data: await factsOf(tx, place) });
}

/** To the participant: the whole event or course is canceled. */
export async function notifyAllCanceled(tx: Transaction, place: Place): Promise<void> {
  await enqueueMail(tx, {
    template: "placesCanceled",
    to: place.signUp.email,
    data: await factsOf(tx, place),
  });
}

/** To the participant: the event is held. */
export async function notifyHeld(tx: Transaction, place: Place): Promise<void> {
  await enqueueMail(tx, { template: "eventHeld", to: place.signUp.email, data: await factsOf(tx, place) });
}

/** What somebody of the centre writes to who takes part. */
export async function notifyMessage(
  tx: Transaction,
  place: Place,
  message: { subject: string; text: string },
): Promise<void> {
  const data = { ...(await factsOf(tx, place)), ...message };
  await enqueueMail(tx, { template: "placeMessage", to: place.signUp.email, data });
}
