import "server-only";
import type { Transaction } from "@/lib/data/client";
import { enqueueMail } from "@/lib/jobs/queue";

/** Mails about an account, by occasion. Each is queued in the transaction of the change that it tells of. */

/** @param endedCalendar whether the address of her calendar ended with the password */
export async function notifyPasswordChanged(
  tx: Transaction,
  user: { email: string; firstName: string },
  now: Date,
  endedCalendar = false,
): Promise<void> {
  const data = { firstName: user.firstName, at: now.toISOString(), endedCalendar };
  await enqueueMail(tx, { template: "passwordChanged", to: user.email, data });
}

interface Owner {
  email: string;
  firstName: string;
}

/** To the address that the account has: somebody wants it to have another. */
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

/** To the address that the account had until now. */
export async function notifyEmailChanged(
  tx: Transaction,
  { email, firstName }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { template: "emailChanged", to: email, data: { firstName, at: now.toISOString() } });
}
