import "server-only";
import type { Transaction } from "@/lib/data/client";
import { enqueueMail } from "@/lib/jobs/queue";

/*
 * Mails about changes of an account. Each is queued in the transaction of the change.
 */

/**
 * The password was changed or reset, or set for the first time.
 * @param endedCalendar whether the address of the calendar feed was revoked too
 * @param isFirst whether the account had none before
 */
export async function notifyPasswordChanged(
  tx: Transaction,
  user: { email: string; firstName: string },
  now: Date,
  { endedCalendar = false, isFirst = false }: { endedCalendar?: boolean; isFirst?: boolean } = {},
): Promise<void> {
  const data = { firstName: user.firstName, at: now.toISOString(), endedCalendar, isFirst };
  await enqueueMail(tx, { template: "passwordChanged", to: user.email, data });
}

interface Owner {
  email: string;
  firstName: string;
}

/** A change of the address was requested; sent to the current address. */
export async function notifyEmailChangeAsked(
  tx: Transaction,
  { email, firstName }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, {
    template: "emailChangeAsked",
    to: email,
    data: { firstName, at: now.toISOString() },
  });
}

/** The second factor was switched on or off. */
export async function notifySecondFactor(
  tx: Transaction,
  { email, firstName }: Owner,
  template: "secondFactorOn" | "secondFactorOff",
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { template, to: email, data: { firstName, at: now.toISOString() } });
}

/** The address was changed; sent to the previous address. */
export async function notifyEmailChanged(
  tx: Transaction,
  { email, firstName }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { template: "emailChanged", to: email, data: { firstName, at: now.toISOString() } });
}
