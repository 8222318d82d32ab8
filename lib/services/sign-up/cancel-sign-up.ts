import "server-only";
import { linkIdOf } from "@/lib/auth/sign-up-link";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { inTransactionWithOutbox } from "@/lib/data/last-writes";
import { findLinkedSignUp, type SignUpRef, updateSignUp } from "@/lib/data/sign-up/sign-ups";
import { type CancellationOutcome, cancellationOutcome } from "@/lib/domain/money/cancellation-outcome";
import type { Refund } from "@/lib/domain/money/cancellation-policy";
import { isPlaceLinkOver } from "@/lib/domain/person/retention";
import { ownCancellationColumns, policyRefund } from "@/lib/domain/sign-up/sign-up-change";
import { AppError, wordedError } from "@/lib/errors";
import type { LinkedSignUp } from "@/lib/schemas/sign-up/sign-up";
import { offerFreedPlaces } from "@/lib/services/catalogue/free-places";
import { announceSignUps } from "./announce-sign-up";
import { notifyCentreOfCanceledSignUp, notifySignUpCanceled } from "./notifications";
import {
  endOfAttendance,
  type FullSignUp,
  findSignUp,
  lockSignUp,
  recordSignUp,
  refundFrom,
  startOf,
  toLinkedSignUp,
} from "./sign-up";

/** Participants cancel their sign-ups, through the link of a mail or signed in. */

const unknown = () => wordedError("NOT_FOUND", "refusals.signUp.linkOver");

export function canCancel(full: FullSignUp, now: Date): boolean {
  const start = startOf(full);
  return full.signUp.status !== "canceled" && (start === null || start > now);
}

/** The refund of the policy if canceled now, and what it means for the amount already paid, in cents. */
export function refundIfCanceled(full: FullSignUp, now: Date): Refund & CancellationOutcome {
  const refund = policyRefund(full.signUp, refundFrom(full), now);
  return { ...refund, ...cancellationOutcome(full.signUp, refund.refundPercent) };
}

/**
 * Cancels a sign-up with the refund of the policy, and offers its places to the waiting list. Notifications are left to
 * the caller. Null when there is no such sign-up or it is already canceled.
 */
export async function cancelSignUp(tx: Transaction, ref: SignUpRef, now: Date): Promise<FullSignUp | null> {
  const full = await lockSignUp(tx, ref);
  if (full === null || full.signUp.status === "canceled") return null;
  const { signUp: before, offering } = full;
  const columns = ownCancellationColumns(before, refundFrom(full), now);
  const signUp = await updateSignUp(tx, before, columns);
  await recordSignUp(tx, "cancel", before, signUp);
  await offerFreedPlaces(tx, offering, now);
  return { signUp, offering };
}

/** @throws AppError NOT_FOUND; NOT_CANCELABLE after its start */
async function cancelAndTell(tx: Transaction, ref: SignUpRef, now: Date): Promise<FullSignUp> {
  const full = await findSignUp(tx, ref);
  if (full === null) throw unknown();
  if (full.signUp.status === "canceled") return full;
  if (!canCancel(full, now)) throw wordedError("NOT_CANCELABLE", "refusals.signUp.begun");
  const canceled = await cancelSignUp(tx, ref, now);
  if (canceled === null) return (await findSignUp(tx, ref)) ?? full;
  await notifySignUpCanceled(tx, canceled, now);
  await notifyCentreOfCanceledSignUp(tx, canceled, now);
  await announceSignUps(tx, "canceled", [canceled.signUp]);
  return canceled;
}

/** @throws AppError NOT_FOUND for an unknown token, and from 30 days after the end on */
export async function findSignUpByLink(
  token: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<FullSignUp> {
  const linkId = linkIdOf(token);
  const ref = linkId === null ? null : await findLinkedSignUp(on, linkId);
  const full = ref === null ? null : await findSignUp(on, ref);
  if (full === null) throw unknown();
  if (isPlaceLinkOver(endOfAttendance(full), now)) throw unknown();
  return full;
}

/** @throws AppError NOT_FOUND as `findSignUpByLink` */
export async function signUpRefByLink(
  token: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<SignUpRef> {
  const { kind, id } = (await findSignUpByLink(token, now, on)).signUp;
  return { kind, id };
}

/** @throws AppError NOT_FOUND as `findSignUpByLink`; NOT_CANCELABLE after its start */
export async function cancelSignUpByLink(token: string, now: Date): Promise<LinkedSignUp> {
  return inTransactionWithOutbox(async (tx) =>
    toLinkedSignUp(await cancelAndTell(tx, await signUpRefByLink(token, now, tx), now)),
  );
}

/**
 * Cancels the caller's own sign-up.
 * @throws AppError NOT_FOUND when it is another person's; NOT_CANCELABLE after its start
 */
export async function cancelOwnSignUp(ref: SignUpRef, userId: number, now: Date): Promise<FullSignUp> {
  return inTransactionWithOutbox(async (tx) => {
    const full = await findSignUp(tx, ref);
    if (full === null || full.signUp.userId !== userId) throw new AppError("NOT_FOUND");
    return cancelAndTell(tx, ref, now);
  });
}
