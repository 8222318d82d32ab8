import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { foldName } from "@/lib/domain/person/folded-name";

/** The tokens of reset and verification, stored as hashes. A new one takes the place of the older. */

/** Returns whether there is an account with this address. */
export async function setResetToken(
  tx: Transaction,
  email: string,
  hash: string,
  expiresAt: Date,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { email },
    data: { resetPasswordToken: hash, resetPasswordExpires: expiresAt },
  });
  return count > 0;
}

export interface TokenOwner {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  username: string;
  isVerified: boolean;
}

const ownerSelect = {
  ...{ id: true, email: true, firstName: true, lastName: true, username: true },
  isVerified: true,
} as const;

/** Whose password the token resets; null when it is unknown, used, superseded or over. */
export async function findResetTokenOwner(hash: string, now: Date): Promise<TokenOwner | null> {
  return prisma().user.findFirst({
    where: { resetPasswordToken: hash, resetPasswordExpires: { gt: now } },
    select: ownerSelect,
  });
}

/** Sets the password and uses the token up. Of two who come with the same token, one gets false. */
export async function spendResetToken(
  tx: Transaction,
  hash: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { resetPasswordToken: hash, resetPasswordExpires: { gt: now } },
    data: { password: passwordHash, resetPasswordToken: null, resetPasswordExpires: null },
  });
  return count > 0;
}

/** What a verification link is: the hash of its token, and the one address that it proves. */
export interface VerificationLink {
  hash: string;
  address: string;
  expiresAt: Date;
}

/** To be called under the account's lock. A new link takes the place of the older. */
export async function setVerificationLink(
  tx: Transaction,
  userId: number,
  { hash, address, expiresAt }: VerificationLink,
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: {
      emailVerificationToken: hash,
      emailVerificationAddress: address,
      emailVerificationExpires: expiresAt,
    },
    select: { id: true },
  });
}

/** The account of an open verification link, and the address that the link proves. */
export interface OpenVerification extends TokenOwner {
  pendingEmail: string | null;
  address: string;
}

/** Whose open verification link this is; null when it is unknown, used, superseded or over. */
export async function findOpenVerification(
  hash: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<OpenVerification | null> {
  const owner = await on.user.findFirst({
    where: { emailVerificationToken: hash, emailVerificationExpires: { gt: now } },
    select: { ...ownerSelect, pendingEmail: true, emailVerificationAddress: true },
  });
  if (owner === null) return null;
  const { emailVerificationAddress: address, ...account } = owner;
  return address === null ? null : { ...account, address };
}

const NO_LINKS = {
  emailVerificationToken: null,
  emailVerificationAddress: null,
  emailVerificationExpires: null,
};
const NO_RESET = { resetPasswordToken: null, resetPasswordExpires: null };

/** The address of the account is proven. */
export async function markVerified(tx: Transaction, userId: number): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { isVerified: true, ...NO_LINKS },
    select: { id: true },
  });
}

/**
 * Lets a new address wait, or (null) waits for none any more. Open verification links end; where an address begins to
 * wait, those for a new password too.
 */
export async function setPendingEmail(tx: Transaction, userId: number, email: string | null): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { pendingEmail: email, ...NO_LINKS, ...(email === null ? {} : NO_RESET) },
    select: { id: true },
  });
}

/** The new address takes the place of the old, proven. @throws a unique violation when another account has it */
export async function adoptEmail(tx: Transaction, userId: number, email: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: {
      email,
      emailFold: foldName(email),
      isVerified: true,
      pendingEmail: null,
      ...NO_LINKS,
      ...NO_RESET,
    },
    select: { id: true },
  });
}
