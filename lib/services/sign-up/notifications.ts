import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { WithLink } from "@/lib/data/sign-up/sign-up-columns";
import { findLinkId } from "@/lib/data/sign-up/sign-ups";
import { enqueueMail, enqueueMails } from "@/lib/jobs/queue";
import type { SignUpFacts } from "@/lib/mail/mail";
import type { MessageInput } from "@/lib/schemas/booking/message";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { site } from "@/lib/site";
import { type WhereAndWhen, whereAndWhen } from "./occasion";
import { type FullSignUp, refundFrom } from "./sign-up";

/** The mails about sign-ups, by occasion. Each is queued in the transaction of the change that it reports. */

const linkOf = (tx: Transaction, { kind, id }: SignUp) => findLinkId(tx, { kind, id });

/** To the participant: the sign-up is confirmed. The centre is told of sign-ups for courses. */
export async function notifySignedUp(
  tx: Transaction,
  { signUp, offering }: FullSignUp,
  now: Date,
): Promise<void> {
  const { confirmationNumber, firstName, lastName, email, phone, notes, seats, checkInCode } = signUp;
  const { title, price } = offering;
  const { where: location, when } = await whereAndWhen(tx, offering, [signUp], now);
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
  const { schedule } = offering;
  const course = { courseTitle: title, schedule, when: when(signUp), startDate, endDate };
  const data = { ...shared, ...course, lastName, phone: phone ?? "", notes };
  await enqueueMail(tx, { template: "courseBooked", to: email, data });
  await enqueueMail(tx, { template: "centreCourseBooked", to: site.email, data });
}

/** A sign-up as the later mails speak of it. */
export function factsOf(
  { signUp, offering }: FullSignUp,
  linkId: string,
  { where, when }: WhereAndWhen,
): SignUpFacts {
  const { kind, confirmationNumber, firstName, lastName, email, seats } = signUp;
  const { totalAmount, paidAmount, dueAmount, refundDue, canceledBy, cancelReason } = signUp;
  return {
    kind,
    linkId,
    title: offering.title,
    when: when(signUp),
    location: where,
    ...{ confirmationNumber, firstName, lastName, email, seats },
    ...{ totalAmount, paidAmount, dueAmount, refundDue },
    by: canceledBy ?? "centre",
    reason: cancelReason,
  };
}

async function readFacts(tx: Transaction, full: FullSignUp, now: Date): Promise<SignUpFacts> {
  const { signUp, offering } = full;
  return factsOf(full, await linkOf(tx, signUp), await whereAndWhen(tx, offering, [signUp], now));
}

/** The facts of many sign-ups for one event or course. */
async function readFactsOfAll(
  tx: Transaction,
  offering: Offering,
  signUps: readonly WithLink[],
  now: Date,
): Promise<SignUpFacts[]> {
  const people = signUps.map(({ signUp }) => signUp);
  const occasion = await whereAndWhen(tx, offering, people, now);
  return signUps.map(({ signUp, linkId }) => factsOf({ signUp, offering }, linkId, occasion));
}

/**
 * To the participant: the sign-up is canceled, by whom, why, and what is refunded.
 * @returns whether there is an address to write to
 */
export async function notifySignUpCanceled(tx: Transaction, full: FullSignUp, now: Date): Promise<boolean> {
  const data = await readFacts(tx, full, now);
  return enqueueMail(tx, { template: "placeCanceled", to: data.email, data });
}

/** To the centre: a participant has canceled. */
export async function notifyCentreOfCanceledSignUp(
  tx: Transaction,
  full: FullSignUp,
  now: Date,
): Promise<void> {
  const data = await readFacts(tx, full, now);
  await enqueueMail(tx, { template: "centrePlaceGivenUp", to: site.email, data });
}

/** To each participant: the whole event or course is canceled, or the event is held. @returns to how many */
export async function notifyAll(
  tx: Transaction,
  template: "placesCanceled" | "eventHeld",
  offering: Offering,
  signUps: readonly WithLink[],
  now: Date,
): Promise<number> {
  const facts = await readFactsOfAll(tx, offering, signUps, now);
  return enqueueMails(
    tx,
    facts.map((data) => ({ template, to: data.email, data })),
  );
}

/** To the participant, on the day before it begins; `jobId` makes sure that it is one mail. */
export async function notifyTomorrow(
  tx: Transaction,
  full: FullSignUp,
  linkId: string,
  jobId: string,
  now: Date,
): Promise<void> {
  const from = refundFrom(full);
  if (from === null) return;
  const { signUp, offering } = full;
  const data = {
    ...factsOf(full, linkId, await whereAndWhen(tx, offering, [signUp], now)),
    checkInCode: signUp.checkInCode,
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
  now: Date,
): Promise<number> {
  const facts = await readFactsOfAll(tx, offering, signUps, now);
  return enqueueMails(
    tx,
    facts.map((data) => ({ template: "placeMessage", to: data.email, data: { ...data, ...message } })),
  );
}
