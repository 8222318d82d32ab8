import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import {
  findPersonInvitation,
  type PersonInvitation,
  spendPersonInvitation,
} from "@/lib/data/person/person-invitations";
import { AppError } from "@/lib/errors";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { NewPassword } from "@/lib/schemas/person/account";
import { refuseWeakPassword } from "@/lib/services/person/refuse-weak-password";
import { type ChosenPassword, isResetTokenValid, resetPassword } from "@/lib/services/person/reset-password";
import { createProvenAccount, replaceUnverifiedAccount, withFreeUsername } from "./proven-account";

/*
 * Choosing a password by a mailed link: a new one for an account, or the first one of an imported person who was
 * invited.
 */

export async function isPasswordLinkValid(token: string, now: Date): Promise<boolean> {
  return (
    (await isResetTokenValid(token, now)) || (await findPersonInvitation(hashToken(token), now)) !== null
  );
}

/** @throws AppError RESET_TOKEN_INVALID for a link that is unknown, used, superseded or expired */
export async function requirePasswordLink(token: string, now: Date): Promise<void> {
  if (!(await isPasswordLinkValid(token, now))) throw new AppError("RESET_TOKEN_INVALID");
}

/**
 * Creates the account of an invited person, with everything stored under the person's address.
 * @returns its username
 */
async function acceptAsPerson(
  { firstName, lastName, email, phone, language }: PersonInvitation,
  { token, newPassword, field }: NewPassword,
  now: Date,
): Promise<string> {
  const names = { firstName, lastName, email };
  const hash = hashToken(token);
  return withFreeUsername(names, async (username) => {
    refuseWeakPassword(newPassword, { ...names, username }, field);
    const passwordHash = await hashPassword(newPassword);
    await replaceUnverifiedAccount(email, now, async (tx) => {
      if (!(await spendPersonInvitation(tx, hash, now))) throw new AppError("RESET_TOKEN_INVALID");
      await createProvenAccount(tx, {
        ...names,
        username,
        phone,
        passwordHash,
        role: "customer",
        language: languageSchema.parse(language),
        termsAcceptedAt: null,
      });
    });
    return username;
  });
}

/**
 * Sets the password through a link: of an account (`resetPassword`), or of an invitation, which creates the account.
 * Its address counts as verified, since the link was sent to it.
 * @returns the username and the passkeys that still sign in
 * @throws AppError RESET_TOKEN_INVALID, VALIDATION; DUPLICATE when another account has verified the address in the
 * meantime
 */
export async function choosePassword(
  input: NewPassword,
  address: string,
  now: Date,
): Promise<ChosenPassword> {
  const invited = await findPersonInvitation(hashToken(input.token), now);
  if (invited === null) return resetPassword(input, address, now);
  return { username: await acceptAsPerson(invited, input, now), passkeys: [] };
}
