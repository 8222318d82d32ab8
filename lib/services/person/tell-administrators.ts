import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { listAdministrators } from "@/lib/data/person/users";
import { fullName } from "@/lib/domain/person/full-name";
import { enqueueMails, type MailRoute, type NewMail } from "@/lib/jobs/queue";
import type { SensitiveChangeFacts } from "@/lib/mail/person/facts";
import type { SensitiveChangeMail } from "@/lib/mail/person/sensitive-changes";

export type ChangingUser = Pick<SignedInUser, "id" | "firstName" | "lastName">;

/** A mail about a change, without what is the recipient's, or the same for every change. */
type Told<One> = One extends { template: unknown; data: SensitiveChangeFacts }
  ? { template: One["template"]; data: Omit<One["data"], keyof SensitiveChangeFacts> }
  : never;

/**
 * Tells administrators of a change by mail, in the transaction of the change: whoever makes it has a session, and no
 * password is asked for it (docs/threat-model.md). To be called before a change of roles is written: whom it makes an
 * administrator need not be told, whom it makes none has to be.
 * @param route as for enqueueMails
 */
export async function tellAdministrators(
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
