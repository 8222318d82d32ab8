import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { findOpenVerification, findRefusable, type OpenVerification } from "@/lib/data/person/account-tokens";
import { isSameEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import type { LinkedAccount } from "@/lib/schemas/person/linked-account";

/** Whether the link confirms a new address that is to replace the account's. */
export const isEmailChangeLink = ({ pendingEmail, address }: OpenVerification): boolean =>
  pendingEmail !== null && isSameEmail(address, pendingEmail);

/** Whether the link verifies the address with which the account was registered. */
export const isAccountVerificationLink = ({ email, address, isVerified }: OpenVerification): boolean =>
  !isVerified && isSameEmail(address, email);

/**
 * The account that a link's token verifies or, with `isRefused`, can refuse; null when the token is no longer valid for
 * that.
 */
export async function findLinkedAccount(
  token: string,
  { isRefused }: { isRefused: boolean },
  now: Date,
): Promise<LinkedAccount | null> {
  const find = isRefused ? findRefusable : findOpenVerification;
  const link = await find(hashToken(token), now);
  if (link === null || !(isEmailChangeLink(link) || isAccountVerificationLink(link))) return null;
  const { id, username, firstName, lastName, address, hasPassword } = link;
  return {
    userId: id,
    username,
    name: fullName({ firstName, lastName }),
    address,
    hasPassword,
    isChange: isEmailChangeLink(link),
  };
}
