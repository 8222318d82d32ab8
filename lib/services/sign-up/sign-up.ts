import "server-only";
import { findOffering, lockOffering } from "@/lib/data/catalogue/offerings";
import type { Queryable, Transaction } from "@/lib/data/client";
import { findSignUpAlone, type SignUpRef } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { startsAtOn } from "@/lib/domain/catalogue/course-group";
import { endOfSignUp } from "@/lib/domain/catalogue/end-of-sign-up";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import { lastDayOf } from "@/lib/domain/catalogue/lesson-plan";
import type { Translations } from "@/lib/domain/language/translations";
import type { AuditAction } from "@/lib/domain/site/audited";
import { toInstant } from "@/lib/domain/time/dates";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { REST_NAMES } from "@/lib/schemas/sign-up/rest-names";
import type { LinkedSignUp, SignUp } from "@/lib/schemas/sign-up/sign-up";

export interface FullSignUp {
  signUp: SignUp;
  offering: OfferingOfPanel;
}

export async function findSignUp(on: Queryable, ref: SignUpRef): Promise<FullSignUp | null> {
  const signUp = await findSignUpAlone(on, ref);
  const offering = signUp && (await findOffering({ kind: ref.kind, id: signUp.offering.id }, on));
  return signUp && offering && { signUp, offering };
}

/** As `findSignUp`, with the row of the event or course locked and the sign-up read under the lock. */
export async function lockSignUp(tx: Transaction, ref: SignUpRef): Promise<FullSignUp | null> {
  const seen = await findSignUpAlone(tx, ref);
  if (seen === null) return null;
  await lockOffering(tx, { kind: ref.kind, id: seen.offering.id });
  return findSignUp(tx, ref);
}

/** @param before null for a new one */
export async function recordSignUp(
  tx: Transaction,
  action: AuditAction,
  before: SignUp | null,
  after: SignUp,
): Promise<void> {
  const { entity, toAnswer } = REST_NAMES[after.kind];
  const change = { before: before && toAnswer(before), after: toAnswer(after) };
  await recordChange(tx, { action, entity, entityId: after.id, ...change });
}

/** The participant's start; null for a course without days. */
export function startOf({ signUp: { startDate, singleTime }, offering }: FullSignUp): Date | null {
  if (offering.kind === "event") return startOfEvent(offering);
  if (startDate === null) return null;
  return singleTime === null ? startsAtOn(offering, startDate) : toInstant(startDate, singleTime);
}

/**
 * The instant from which the cancellation policy counts back: the start of an event or a single lesson, the first day
 * in a course.
 */
export function refundFrom({ signUp: { startDate, singleTime }, offering }: FullSignUp): Date | null {
  if (offering.kind === "event") return startOfEvent(offering);
  return startDate === null ? null : toInstant(startDate, singleTime ?? "00:00");
}

/** The end of an event; for a course the end of its last day or, without one, of the participant's first day. */
export function endOf({ signUp: { startDate, singleTime }, offering }: FullSignUp): Date | null {
  if (offering.kind === "event") return endOfEvent(offering);
  const last = singleTime === null ? (lastDayOf(offering) ?? startDate) : startDate;
  return last === null ? null : toInstant(last, "23:59");
}

/**
 * The end of the participant's part: with the event, with the group of a course, or with the single lesson or the days
 * booked in a course by days. In a group without a last day it ends with the cancellation; null until then.
 */
export function endOfAttendance({ signUp, offering }: FullSignUp): Date | null {
  return endOfSignUp(offering, signUp) ?? (signUp.canceledAt === null ? null : new Date(signUp.canceledAt));
}

/** A sign-up as shown through the link in the mail, with its translations. */
export function toLinkedSignUp(full: FullSignUp): LinkedSignUp & { translations: Translations } {
  const { kind, seats, firstName, lastName, status } = full.signUp;
  const startsAt = startOf(full)?.toISOString() ?? null;
  const { title, translations } = full.offering;
  return { kind, title, translations, startsAt, seats, firstName, lastName, status };
}
