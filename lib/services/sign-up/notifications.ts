import { findSiteEmail } from "@/lib/data/site/site";
import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { WithLink } from "@/lib/data/sign-up/sign-up-rows";
import { findLinkId } from "@/lib/data/sign-up/sign-ups";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import { chargedSeatPrice } from "@/lib/domain/money/sign-up-price";
import { isExpectedOn } from "@/lib/domain/sign-up/attended-days";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { enqueueMail, enqueueMails } from "@/lib/jobs/queue";
import type { SignUpFacts } from "@/lib/mail/sign-up/facts";
import type { MessageInput } from "@/lib/schemas/booking/message";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { isWithoutCertificate } from "./missing-certificate";
import { type PlaceAndTime, placeAndTime } from "./occasion";
import { type FullSignUp, refundFrom } from "./sign-up";

/** Mails about sign-ups. Each is queued in the transaction of the change that it reports. */

type WrittenFacts = SignUpFacts & { language: Language };

const linkOf = (tx: Transaction, { kind, id }: SignUp) => findLinkId(tx, { kind, id });

/** Confirms the sign-up to the participant. The centre is notified of sign-ups for courses. */
export async function notifySignedUp(
  tx: Transaction,
  { signUp, offering }: FullSignUp,
  now: Date,
): Promise<void> {
  const { confirmationNumber, firstName, lastName, email, phone, notes, seats, checkInCode, language } =
    signUp;
  const price = chargedSeatPrice(offering, signUp);
  const { where, when } = await placeAndTime(tx, offering, [signUp], now);
  const shared = {
    confirmationNumber,
    price,
    firstName,
    email,
    seats,
    checkInCode,
    dueAmount: signUp.dueAmount,
    totalAmount: signUp.totalAmount,
    heldOn:
      offering.kind === "event" ? offering.eventDate : ((signUp.singleTime && signUp.startDate) ?? undefined),
    isPaidWithPass: signUp.passId !== undefined,
    linkId: await linkOf(tx, signUp),
  };
  if (offering.kind === "event") {
    const { eventDate, endDate, startTime, endTime } = offering;
    const texts = inAllLanguages((language) => ({
      eventTitle: inLanguage(offering, language).title,
      location: where(language),
    }));
    const data = { ...shared, ...texts, eventDate, endDate, startTime, endTime };
    await enqueueMail(tx, { template: "eventRegistered", to: email, language, data });
    return;
  }
  const { startDate, endDate } = signUp;
  const texts = inAllLanguages((language) => {
    const { title, schedule: ofCourse } = inLanguage(offering, language);
    const schedule = signUp.singleTime === null ? ofCourse : "";
    return { courseTitle: title, schedule, location: where(language), when: when(signUp, language) };
  });
  const firstDay = startDate ?? offering.startDate ?? dayOf(now);
  const lacksCertificate = await isWithoutCertificate(tx, { signUp, offering }, firstDay);
  const data = {
    ...shared,
    ...texts,
    startDate,
    endDate,
    lastName,
    phone: phone ?? "",
    notes,
    lacksCertificate,
  };
  await enqueueMail(tx, { template: "courseBooked", to: email, language, data });
  await enqueueMail(tx, {
    template: "centreCourseBooked",
    to: await findSiteEmail(tx),
    language: DEFAULT_LANGUAGE,
    data,
  });
}

/** The data of a sign-up for later mails, with its texts in all languages. */
export function factsOf(
  { signUp, offering }: FullSignUp,
  linkId: string,
  { where, when }: PlaceAndTime,
): WrittenFacts {
  const { kind, confirmationNumber, firstName, lastName, email, seats, language } = signUp;
  const { totalAmount, paidAmount, dueAmount, refundDue, canceledBy, cancelReason } = signUp;
  return {
    kind,
    linkId,
    language,
    ...inAllLanguages((language) => ({
      title: inLanguage(offering, language).title,
      when: when(signUp, language),
      location: where(language),
    })),
    confirmationNumber,
    firstName,
    lastName,
    email,
    seats,
    totalAmount,
    paidAmount,
    dueAmount,
    refundDue,
    by: canceledBy ?? "centre",
    reason: cancelReason,
  };
}

async function readFacts(tx: Transaction, full: FullSignUp, now: Date): Promise<WrittenFacts> {
  const { signUp, offering } = full;
  return factsOf(full, await linkOf(tx, signUp), await placeAndTime(tx, offering, [signUp], now));
}

/** The data of many sign-ups for one event or course. */
async function readFactsOfAll(
  tx: Transaction,
  offering: OfferingOfPanel,
  signUps: readonly WithLink[],
  now: Date,
): Promise<WrittenFacts[]> {
  const people = signUps.map(({ signUp }) => signUp);
  const occasion = await placeAndTime(tx, offering, people, now);
  return signUps.map(({ signUp, linkId }) => factsOf({ signUp, offering }, linkId, occasion));
}

/**
 * Mails the participant that the sign-up is canceled: by whom, why, and the refund.
 * @returns whether there is an address to write to
 */
export async function notifySignUpCanceled(tx: Transaction, full: FullSignUp, now: Date): Promise<boolean> {
  const data = await readFacts(tx, full, now);
  return enqueueMail(tx, { template: "placeCanceled", to: data.email, language: data.language, data });
}

export async function notifyCentreOfCanceledSignUp(
  tx: Transaction,
  full: FullSignUp,
  now: Date,
): Promise<void> {
  const data = await readFacts(tx, full, now);
  await enqueueMail(tx, {
    template: "centrePlaceGivenUp",
    to: await findSiteEmail(tx),
    language: DEFAULT_LANGUAGE,
    data,
  });
}

/**
 * Mails each participant that the whole event or course is canceled, or that the event is confirmed.
 * @returns how many mails are queued
 */
export async function notifyAll(
  tx: Transaction,
  template: "placesCanceled" | "eventHeld",
  offering: OfferingOfPanel,
  signUps: readonly WithLink[],
  now: Date,
): Promise<number> {
  const facts = await readFactsOfAll(tx, offering, signUps, now);
  return enqueueMails(
    tx,
    facts.map((data) => ({ template, to: data.email, language: data.language, data })),
  );
}

/** Whether a closure or a holiday suspends the lessons of the participant's first day. */
async function isSuspended(tx: Transaction, { signUp, offering }: FullSignUp): Promise<boolean> {
  const { startDate } = signUp;
  if (offering.kind === "event" || offering.sessions.length === 0 || startDate === null) return false;
  return !isExpectedOn(offering, signUp, startDate, await findDaysOff(tx, offering, startDate));
}

/**
 * Mails the participant on the day before the start, unless the lessons of that day are suspended; `jobId` prevents a
 * second mail.
 */
export async function notifyTomorrow(
  tx: Transaction,
  full: FullSignUp,
  linkId: string,
  jobId: string,
  now: Date,
): Promise<void> {
  const from = refundFrom(full);
  if (from === null || (await isSuspended(tx, full))) return;
  const { signUp, offering } = full;
  const data = {
    ...factsOf(full, linkId, await placeAndTime(tx, offering, [signUp], now)),
    checkInCode: signUp.checkInCode,
    refundFrom: from.toISOString(),
    cancellationSteps: signUp.cancellationSteps,
  };
  await enqueueMail(tx, { template: "placeReminder", to: data.email, language: data.language, data }, jobId);
}

/** Mails the participant that the medical certificate is missing; `jobId` prevents a second mail. */
export async function notifyMissingCertificate(
  tx: Transaction,
  full: FullSignUp,
  firstDay: CalendarDay,
  jobId: string,
  now: Date,
): Promise<void> {
  const data = { ...(await readFacts(tx, full, now)), firstDay };
  const mail = { template: "certificateReminder", to: data.email, language: data.language, data } as const;
  await enqueueMail(tx, mail, jobId);
}

/** @returns how many mails are queued */
export async function notifyMessage(
  tx: Transaction,
  offering: OfferingOfPanel,
  signUps: readonly WithLink[],
  message: MessageInput,
  now: Date,
): Promise<number> {
  const facts = await readFactsOfAll(tx, offering, signUps, now);
  return enqueueMails(
    tx,
    facts.map((data) => ({
      template: "placeMessage",
      to: data.email,
      language: data.language,
      data: { ...data, ...message },
    })),
  );
}
