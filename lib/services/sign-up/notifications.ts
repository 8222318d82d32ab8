import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { WithLink } from "@/lib/data/sign-up/sign-up-columns";
import { findLinkId } from "@/lib/data/sign-up/sign-ups";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { formatInstant, formatLongDay } from "@/lib/domain/time/dates";
import { enqueueMail, enqueueMails } from "@/lib/jobs/queue";
import type { SignUpFacts } from "@/lib/mail/mail";
import type { MessageInput } from "@/lib/schemas/booking/message";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { site } from "@/lib/site";
import { type FullSignUp, refundFrom, startOf } from "./sign-up";

/** The mails about sign-ups, by occasion. Each is queued in the transaction of the change that it reports. */

const linkOf = (tx: Transaction, { kind, id }: SignUp) => findLinkId(tx, { kind, id });

/** To the participant: the sign-up is confirmed. The centre is told of sign-ups for courses. */
export async function notifySignedUp(tx: Transaction, { signUp, offering }: FullSignUp): Promise<void> {
  const { confirmationNumber, firstName, lastName, email, phone, notes, seats, checkInCode } = signUp;
  const { title, location, price } = offering;
  const shared = {
    ...{ confirmationNumber, location, price, firstName, email, seats, checkInCode },
    dueAmount: signUp.dueAmount,
    linkId: await linkOf(tx, signUp),
  };
  if (offering.kind === "event") {
    const { eventDate, endDate, startTime, endTime } = offering;
    const data = { ...shared, eventTitle: title, eventDate, endDate, startTime, endTime };
    await enqueueMail(tx, { template: "eventRegistered", to: email, data });
    return;
  }
  const { startDate, endDate } = signUp;
  const course = { courseTitle: title, schedule: offering.schedule, startDate, endDate };
  const data = { ...shared, ...course, lastName, phone: phone ?? "", notes };
  await enqueueMail(tx, { template: "courseBooked", to: email, data });
  await enqueueMail(tx, { template: "centreCourseBooked", to: site.email, data });
}

/** When it takes place, in words; empty for a course without days. */
function whenOf({ signUp: { startDate }, offering }: FullSignUp): string {
  if (offering.kind === "event") return `${eventDays(offering)}\n${eventTimes(offering)}`;
  return startDate === null ? "" : `dal ${formatLongDay(startDate)}`;
}

/** A sign-up as the later mails speak of it. */
function factsOf(full: FullSignUp, linkId: string): SignUpFacts {
  const { signUp, offering } = full;
  const { kind, confirmationNumber, firstName, lastName, email, seats } = signUp;
  const { totalAmount, paidAmount, dueAmount, refundDue, canceledBy, cancelReason } = signUp;
  return {
    kind,
    linkId,
    title: offering.title,
    when: whenOf(full),
    location: offering.location,
    ...{ confirmationNumber, firstName, lastName, email, seats },
    ...{ totalAmount, paidAmount, dueAmount, refundDue },
    by: canceledBy ?? "centre",
    reason: cancelReason,
  };
}

/**
 * To the participant: the sign-up is canceled, by whom, why, and what is refunded.
 * @returns whether there is an address to write to
 */
export async function notifySignUpCanceled(tx: Transaction, full: FullSignUp): Promise<boolean> {
  const data = factsOf(full, await linkOf(tx, full.signUp));
  return enqueueMail(tx, { template: "placeCanceled", to: data.email, data });
}

/** To the centre: a participant has canceled. */
export async function notifyCentreOfCanceledSignUp(tx: Transaction, full: FullSignUp): Promise<void> {
  const data = factsOf(full, await linkOf(tx, full.signUp));
  await enqueueMail(tx, { template: "centrePlaceGivenUp", to: site.email, data });
}

/** To each participant: the whole event or course is canceled, or the event is held. @returns to how many */
export async function notifyAll(
  tx: Transaction,
  template: "placesCanceled" | "eventHeld",
  offering: Offering,
  signUps: readonly WithLink[],
): Promise<number> {
  const mails = signUps.map(({ signUp, linkId }) => {
    const data = factsOf({ signUp, offering }, linkId);
    return { template, to: data.email, data };
  });
  return enqueueMails(tx, mails);
}

/** To the participant, on the day before it begins; `jobId` makes sure that it is one mail. */
export async function notifyTomorrow(
  tx: Transaction,
  full: FullSignUp,
  linkId: string,
  jobId: string,
): Promise<void> {
  const from = refundFrom(full);
  if (from === null) return;
  const start = startOf(full);
  const data = {
    ...factsOf(full, linkId),
    ...(full.offering.kind === "course" && start !== null ? { when: formatInstant(start) } : {}),
    checkInCode: full.signUp.checkInCode,
    refundFrom: from.toISOString(),
  };
  await enqueueMail(tx, { template: "placeReminder", to: data.email, data }, jobId);
}

/** A message of the centre to each participant. @returns to how many */
export async function notifyMessage(
  tx: Transaction,
  offering: Offering,
  signUps: readonly WithLink[],
  message: MessageInput,
): Promise<number> {
  const mails = signUps.map(({ signUp, linkId }) => {
    const data = { ...factsOf({ signUp, offering }, linkId), ...message };
    return { template: "placeMessage" as const, to: data.email, data };
  });
  return enqueueMails(tx, mails);
}
