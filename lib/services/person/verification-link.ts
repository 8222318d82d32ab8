import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { findOpenVerification, type OpenVerification } from "@/lib/data/person/account-tokens";
import type { LinkedAccount } from "@/lib/schemas/person/linked-account";

/** What a verification link is about: the page that it leads to, and the two answers to it, ask here. */

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether the link lets a new address take the place of the account's. */
export const isForChange = ({ pendingEmail, address }: OpenVerification): boolean =>
  pendingEmail !== null && isSameAddress(address, pendingEmail);

/** Whether the link verifies the address that the account was registered with. */
export const isForAccount = ({ email, address, isVerified }: OpenVerification): boolean =>
  !isVerified && isSameAddress(address, email);

/** The account of a link; null when the link does nothing any more. */
export async function findLinkedAccount(token: string, now: Date): Promise<LinkedAccount | null> {
  const link = await findOpenVerification(hashToken(token), now);
  if (link === null || !(isForChange(link) || isForAccount(link))) return null;
  const { id, username, firstName, lastName, address } = link;
  return {
    ...{ userId: id, username, name: `${firstName} ${lastName}`, address },
    isChange: isForChange(link),
  };
}
