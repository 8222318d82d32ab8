import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { carrySession, openSessionRow, type StartedSession } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { findOpenInvitation, spendInvitation } from "@/lib/data/person/invitations";
import { findTakenFields, findUnverifiedCustomerId, insertColleague } from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import { suggestedUsername } from "@/lib/domain/person/suggested-username";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import type { Acceptance, Invitation } from "@/lib/schemas/person/invitation";
import { claimPeople } from "@/lib/services/person/claim-people";
import { writeUniqueAccount } from "@/lib/services/person/refuse-duplicate-account";
import { refuseWeakPassword } from "@/lib/services/person/refuse-weak-password";
import { eraseAccount } from "./delete-account";

const invalid = () =>
  new AppError("RESET_TOKEN_INVALID", {
    message: "L'invito è scaduto, è già stato usato o è stato ritirato: chiedine un altro.",
  });

const duplicate = () => new AppError("DUPLICATE", { message: `${TAKEN_MESSAGES.email}.` });

/** The open invitation of a link's token; null where it is unknown, used, withdrawn or expired. */
export const findInvitationOfLink = (token: string, now: Date): Promise<Invitation | null> =>
  findOpenInvitation(hashToken(token), now);

/**
 * Deletes a customer's account that has the address but never verified it: the invited person has proved to own the
 * mailbox by opening the link. The same happens when a registration is refused from its mail (refuseVerification).
 */
async function deleteUnverifiedAccount(email: string, tokenHash: string, now: Date): Promise<void> {
  const id = await findUnverifiedCustomerId(email);
  if (id === null) return;
  await eraseAccount(id, now, async (tx) => {
    // Checked under the account's lock: it may have been verified, or the invitation used, in the meantime.
    if ((await findUnverifiedCustomerId(email, tx)) !== id) throw duplicate();
    if ((await findOpenInvitation(tokenHash, now, tx)) === null) throw invalid();
  });
}

/** The first suggested username that is not taken. */
async function freeUsername(firstName: string, lastName: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const username = suggestedUsername(firstName, lastName, attempt);
    if ((await findTakenFields({ username }, null)).length === 0) return username;
  }
}

/**
 * Creates the account of an invitation and signs its owner in. The address counts as verified, since the link was sent
 * to it.
 * @throws AppError RESET_TOKEN_INVALID when the link is unknown, used, replaced, withdrawn or a week old; VALIDATION for
 * a password that is easily guessed; DUPLICATE where an account has verified the address in the meantime
 */
export async function acceptInvitation(
  request: Request,
  { token, password }: Acceptance,
  now: Date,
): Promise<{ user: SignedInUser; session: StartedSession }> {
  const invitation = await findInvitationOfLink(token, now);
  if (invitation === null) throw invalid();
  const { email, firstName, lastName, role } = invitation;
  const username = await freeUsername(firstName, lastName);
  const names = { username, email, firstName, lastName };
  refuseWeakPassword(password, names, "password");
  await deleteUnverifiedAccount(email, hashToken(token), now);
  return writeUniqueAccount({ username, email }, null, async () => {
    const passwordHash = await hashPassword(password);
    return prisma().$transaction(async (tx) => {
      if (!(await spendInvitation(tx, hashToken(token), now))) throw invalid();
      const user = await insertColleague(tx, { ...names, role, passwordHash });
      const { id } = user;
      await claimPeople(tx, id, email);
      await recordChange(tx, {
        action: "register",
        entity: "user",
        entityId: id,
        actorId: id,
        after: { role },
      });
      const row = await openSessionRow(tx, request, id, false, now);
      return { user, session: await carrySession(request, row, false) };
    });
  });
}
