import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { issueSessionTokens, openSessionRow, type StartedSession } from "@/lib/auth/start-session";
import { findInviter, findOpenInvitation, spendInvitation } from "@/lib/data/person/invitations";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { fullName } from "@/lib/domain/person/full-name";
import { isAdministrator } from "@/lib/domain/person/roles";
import { wordedError } from "@/lib/errors";
import type { Acceptance, Invitation } from "@/lib/schemas/person/invitation";
import { notifyAdministrators } from "@/lib/services/person/notifications";
import { refuseWeakPassword } from "@/lib/services/person/refuse-weak-password";
import { createProvenAccount, replaceUnverifiedAccount, withFreeUsername } from "./proven-account";

const invalid = () => wordedError("RESET_TOKEN_INVALID", "refusals.person.invitationOver");

/** The open invitation of a link's token; null when it is unknown, used, withdrawn or expired. */
export const findInvitationOfLink = (token: string, now: Date): Promise<Invitation | null> =>
  findOpenInvitation(hashToken(token), now);

/**
 * Creates the account of an invitation and signs its owner in. The address counts as verified, since the link was sent
 * to it. All administrators are notified by mail of a new administrator.
 * @throws AppError RESET_TOKEN_INVALID when the link is unknown, used, replaced, withdrawn or a week old; VALIDATION
 * for a password that is easily guessed; DUPLICATE when an account has verified the address in the meantime
 */
export async function acceptInvitation(
  request: Request,
  { token, password }: Acceptance,
  now: Date,
): Promise<{ user: SignedInUser; session: StartedSession }> {
  const invitation = await findInvitationOfLink(token, now);
  if (invitation === null) throw invalid();
  const { email, firstName, lastName, role } = invitation;
  const names = { email, firstName, lastName };
  const hash = hashToken(token);
  return withFreeUsername(names, async (username) => {
    refuseWeakPassword(password, { ...names, username }, "password");
    const passwordHash = await hashPassword(password);
    return replaceUnverifiedAccount(email, now, async (tx) => {
      const inviter = await findInviter(tx, hash, now);
      if (inviter === null || !(await spendInvitation(tx, hash, now))) throw invalid();
      if (isAdministrator(role)) {
        const told = { template: "administratorJoined" as const, data: { name: fullName(names), email } };
        await notifyAdministrators(tx, told, inviter, now);
      }
      const user = await createProvenAccount(tx, {
        ...names,
        username,
        role,
        phone: null,
        passwordHash,
        // The panel is in Italian.
        language: DEFAULT_LANGUAGE,
        termsAcceptedAt: null,
      });
      const row = await openSessionRow(tx, request, user.id, false, now);
      return { user, session: await issueSessionTokens(request, row, false) };
    });
  });
}
