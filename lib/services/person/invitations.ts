import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { lockAdministratorIds } from "@/lib/data/person/accounts";
import { deleteInvitation, findInvitation, saveInvitation } from "@/lib/data/person/invitations";
import { findTakenFields, findUnverifiedCustomerId } from "@/lib/data/person/users";
import { recordChange, removeRecorded } from "@/lib/data/site/audit-log";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { fullName } from "@/lib/domain/person/full-name";
import { isAdministrator } from "@/lib/domain/person/roles";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { env, hasMailServer } from "@/lib/env";
import { AppError, wordedError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import type { InvitationInput, InvitationSent } from "@/lib/schemas/person/invitation";
import { notifyAdministrators } from "./notifications";

const INVITATION_DAYS = 7;

const HAS_ACCOUNT = text("refusals.person.invitedHasAccount");
const HAS_UNPROVEN_ACCOUNT = text("refusals.person.invitedUnverified");

/**
 * Invites a colleague to the panel by mail. A new invitation to the same address replaces the previous one. With
 * `replacesUnverified`, an account that has the address but never verified it is deleted when the invitation is
 * accepted. All administrators are notified by mail when the invitation is for an administrator.
 * @throws AppError DUPLICATE when the address has an account, whose role can be changed instead; FORBIDDEN when the
 * inviting user is no longer an administrator
 */
export async function invite(
  { replacesUnverified, ...input }: InvitationInput,
  user: SignedInUser,
  now: Date,
): Promise<InvitationSent> {
  const nonce = newNonce();
  const token = mailToken("invitation", nonce);
  return prisma().$transaction(async (tx) => {
    // Checked under the lock: a user who is losing the administrator role right now can no longer invite.
    if (!(await lockAdministratorIds(tx)).includes(user.id)) throw new AppError("FORBIDDEN");
    const { email } = input;
    const squatter = await findUnverifiedCustomerId(email, tx);
    const replaced = replacesUnverified ? squatter : null;
    if ((await findTakenFields({ email }, replaced, tx)).length > 0) {
      const message = squatter === null ? HAS_ACCOUNT : HAS_UNPROVEN_ACCOUNT;
      throw new AppError("DUPLICATE", { message, errors: { email: [message] } });
    }
    const invitation = await saveInvitation(tx, {
      ...input,
      tokenHash: hashToken(token),
      invitedById: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * 24 * 3600 * 1000),
    });
    const entityId = invitation.id;
    await recordChange(tx, { action: "create", entity: "invitation", entityId, after: invitation });
    if (isAdministrator(input.role)) {
      const told = { template: "administratorInvited" as const, data: { name: fullName(input), email } };
      await notifyAdministrators(tx, told, user, now);
    }
    const sent = await enqueueMail(tx, {
      template: "invitation",
      to: email,
      language: DEFAULT_LANGUAGE,
      data: { nonce },
    });
    const link = new URL(linkPaths.invitation(token), env().NEXTAUTH_URL).href;
    return { ...invitation, sent, ...(hasMailServer() ? {} : { link }) };
  });
}

/** @throws AppError NOT_FOUND */
export async function endInvitation(id: number): Promise<void> {
  if (!(await removeRecorded("invitation", id, findInvitation, deleteInvitation)))
    throw wordedError("NOT_FOUND", "refusals.person.invitationGone");
}
