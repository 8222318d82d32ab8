import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { listAdministrators } from "@/lib/data/person/users";
import { fullName } from "@/lib/domain/person/full-name";
import { enqueueMails, type MailRoute, type NewMail } from "@/lib/jobs/queue";
import type { SensitiveChangeFacts } from "@/lib/mail/person/facts";
import type { SensitiveChangeMail } from "@/lib/mail/person/sensitive-changes";

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
