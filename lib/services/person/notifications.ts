import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listPasskeys } from "@/lib/data/person/passkeys";
import type { Language } from "@/lib/domain/language/languages";
import { enqueueMail } from "@/lib/jobs/queue";

/*
 * Mails about changes of an account. Each is queued in the transaction of the change.
 */

interface Owner {
  id: number;
  email: string;
  firstName: string;
  language: Language;
}

/** What every one of them says of the account, and of the change. */
const dataOf = ({ id, firstName }: Owner, now: Date) => ({ userId: id, firstName, at: now.toISOString() });

/**
 * The password was changed or reset, or set for the first time. Passkeys outlive that, so the mail names them: whoever had
 * the account may have added one.
 * @param endedCalendar whether the address of the calendar feed was revoked too
 * @param isFirst whether the account had none before
 */
export async function notifyPasswordChanged(
  tx: Transaction,
  user: Owner,
  now: Date,
  { endedCalendar = false, isFirst = false }: { endedCalendar?: boolean; isFirst?: boolean } = {},
): Promise<void> {
  const passkeys = (await listPasskeys(user.id, tx)).map(({ name }) => name);
  const data = { ...dataOf(user, now), endedCalendar, isFirst, passkeys };
  await enqueueMail(tx, { template: "passwordChanged", to: user.email, language: user.language, data });
}

/** A change of the address was requested; sent to the current address. */
export const notifyEmailChangeAsked = (tx: Transaction, owner: Owner, now: Date): Promise<void> =>
  notify(tx, owner, "emailChangeAsked", now);

export const notifySecondFactor = (
  tx: Transaction,
  owner: Owner,
  template: "secondFactorOn" | "secondFactorOff",
  now: Date,
): Promise<void> => notify(tx, owner, template, now);

/** A passkey was added, or some were removed. @param names as their owner calls them */
export async function notifyPasskey(
  tx: Transaction,
  owner: Owner,
  { template, names }: { template: "passkeyAdded" | "passkeyRemoved"; names: readonly string[] },
  now: Date,
): Promise<void> {
  const { email, language } = owner;
  await enqueueMail(tx, { template, to: email, language, data: { ...dataOf(owner, now), names } });
}

/** The address was changed; sent to the previous address. */
export const notifyEmailChanged = (tx: Transaction, owner: Owner, now: Date): Promise<void> =>
  notify(tx, owner, "emailChanged", now);

async function notify(
  tx: Transaction,
  owner: Owner,
  template: "emailChangeAsked" | "emailChanged" | "secondFactorOn" | "secondFactorOff",
  now: Date,
): Promise<void> {
  const { email, language } = owner;
  await enqueueMail(tx, { template, to: email, language, data: dataOf(owner, now) });
}
