import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listPasskeys } from "@/lib/data/person/passkeys";
import type { Language } from "@/lib/domain/language/languages";
import { enqueueMail } from "@/lib/jobs/queue";

/*
 * Mails about changes of an account. Each is queued in the transaction of the change.
 */

interface Owner {
  email: string;
  firstName: string;
  language: Language;
}

/**
 * The password was changed or reset, or set for the first time. Passkeys outlive that, so the mail names them: whoever had
 * the account may have added one.
 * @param endedCalendar whether the address of the calendar feed was revoked too
 * @param isFirst whether the account had none before
 */
export async function notifyPasswordChanged(
  tx: Transaction,
  user: Owner & { id: number },
  now: Date,
  { endedCalendar = false, isFirst = false }: { endedCalendar?: boolean; isFirst?: boolean } = {},
): Promise<void> {
  const passkeys = (await listPasskeys(user.id, tx)).map(({ name }) => name);
  const data = { firstName: user.firstName, at: now.toISOString(), endedCalendar, isFirst, passkeys };
  await enqueueMail(tx, { template: "passwordChanged", to: user.email, language: user.language, data });
}

/** A change of the address was requested; sent to the current address. */
export async function notifyEmailChangeAsked(
  tx: Transaction,
  { email, firstName, language }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, {
    template: "emailChangeAsked",
    to: email,
    language,
    data: { firstName, at: now.toISOString() },
  });
}

/** The second factor was switched on or off. */
export async function notifySecondFactor(
  tx: Transaction,
  { email, firstName, language }: Owner,
  template: "secondFactorOn" | "secondFactorOff",
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { template, to: email, language, data: { firstName, at: now.toISOString() } });
}

/** A passkey was added or removed. @param name as its owner calls it */
export async function notifyPasskey(
  tx: Transaction,
  { email, firstName, language }: Owner,
  { template, name }: { template: "passkeyAdded" | "passkeyRemoved"; name: string },
  now: Date,
): Promise<void> {
  const data = { firstName, at: now.toISOString(), name };
  await enqueueMail(tx, { template, to: email, language, data });
}

/** The address was changed; sent to the previous address. */
export async function notifyEmailChanged(
  tx: Transaction,
  { email, firstName, language }: Owner,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, {
    template: "emailChanged",
    to: email,
    language,
    data: { firstName, at: now.toISOString() },
  });
}
