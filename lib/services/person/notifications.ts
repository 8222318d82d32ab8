import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { listPasskeys } from "@/lib/data/person/passkeys";
import { listAdministrators } from "@/lib/data/person/users";
import type { Language } from "@/lib/domain/language/languages";
import { fullName } from "@/lib/domain/person/full-name";
import { enqueueMail, enqueueMails, type MailRoute, type NewMail } from "@/lib/jobs/queue";
import type { SensitiveChangeFacts } from "@/lib/mail/person/facts";
import type { SensitiveChangeMail } from "@/lib/mail/person/sensitive-changes";

/* Mails about changes of an account. Each is queued in the transaction of the change. */

interface Owner {
  id: number;
  email: string;
  firstName: string;
  language: Language;
}

const dataOf = ({ id, firstName }: Owner, now: Date) => ({ userId: id, firstName, at: now.toISOString() });

/**
 * Reports that the password was changed, reset, or set for the first time. Passkeys stay valid, so the mail names them:
 * an intruder may have added one.
 * @param endedCalendar whether the address of the calendar feed was revoked too
 * @param isFirst whether the account had no password before
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

/** Sent to the current address when a new one was requested. */
export const notifyEmailChangeAsked = (tx: Transaction, owner: Owner, now: Date): Promise<void> =>
  notify(tx, owner, "emailChangeAsked", now);

export const notifySecondFactor = (
  tx: Transaction,
  owner: Owner,
  template: "secondFactorOn" | "secondFactorOff",
  now: Date,
): Promise<void> => notify(tx, owner, template, now);

/** @param names as chosen by their owner */
export async function notifyPasskey(
  tx: Transaction,
  owner: Owner,
  { template, names }: { template: "passkeyAdded" | "passkeyRemoved"; names: readonly string[] },
  now: Date,
): Promise<void> {
  const { email, language } = owner;
  await enqueueMail(tx, { template, to: email, language, data: { ...dataOf(owner, now), names } });
}

/** Sent to the previous address after the change. */
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

export type ChangingUser = Pick<SignedInUser, "id" | "firstName" | "lastName">;

/** A mail about a change, without the fields that depend on the recipient or are the same for every change. */
type Told<One> = One extends { template: unknown; data: SensitiveChangeFacts }
  ? { template: One["template"]; data: Omit<One["data"], keyof SensitiveChangeFacts> }
  : never;

/**
 * Notifies administrators of a change by mail, in the transaction of the change: it only required a session, not a
 * password (docs/threat-model.md). Call it before a role change is written: a new administrator need not be notified, a
 * former one must be.
 * @param route as for `enqueueMails`
 */
export async function notifyAdministrators(
  tx: Transaction,
  { template, data }: Told<SensitiveChangeMail>,
  by: ChangingUser,
  now: Date,
  route: MailRoute = {},
): Promise<void> {
  const mails = (await listAdministrators(tx)).map(({ id, email, firstName, language }) => {
    const ofAll = { firstName, isOwn: id === by.id, by: fullName(by), at: now.toISOString() };
    // Each pair of template and data comes from one member of the union, which TypeScript cannot follow here.
    return { template, to: email, language, data: { ...data, ...ofAll } } as NewMail;
  });
  await enqueueMails(tx, mails, route);
}
