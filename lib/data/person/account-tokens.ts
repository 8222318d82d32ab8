import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/client";
import { foldName } from "@/lib/domain/person/folded-name";

/** The tokens of password resets and e-mail verifications, stored as hashes. A new token replaces the older one. */

/**
 * Stores a reset token for the account with this e-mail address.
 * @param isVerified true to require a verified address
 * @returns whether there is such an account
 */
export async function setResetToken(
  tx: Transaction,
  { email, ...only }: { email: string; isVerified?: true },
  hash: string,
  expiresAt: Date,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { email, ...only },
    data: { resetPasswordToken: hash, resetPasswordExpires: expiresAt },
  });
  return count > 0;
}

interface TokenOwner {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  username: string;
  isVerified: boolean;
}

const ownerSelect = {
  id: true,
  email: true,
  username: true,
  isVerified: true,
  person: { select: { firstName: true, lastName: true } },
} as const;

/** The account whose password the token resets; null when the token is unknown, used, replaced or expired. */
export async function findResetTokenOwner(hash: string, now: Date): Promise<TokenOwner | null> {
  const row = await prisma().user.findFirst({
    where: { resetPasswordToken: hash, resetPasswordExpires: { gt: now } },
    select: ownerSelect,
  });
  if (row === null) return null;
  const { person, ...account } = row;
  return { ...account, ...person };
}

/**
 * Sets the password and invalidates the token.
 * @returns false for all but one of several concurrent calls with the same token
 */
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

/** A verification link: the hash of its token, and the one address that it verifies. */
interface VerificationLink {
  hash: string;
  address: string;
  /** Whether `address` is the account's current address rather than a new one. */
  isOfAccount: boolean;
  expiresAt: Date;
}

/** Stores a link in place of the older one. The caller holds the account's lock. */
export async function setVerificationLink(
  tx: Transaction,
  userId: number,
  { hash, address, isOfAccount, expiresAt }: VerificationLink,
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: {
      emailVerificationToken: hash,
      emailVerificationAddress: address,
      emailVerificationExpires: expiresAt,
      ...(isOfAccount && { accountLinkToken: hash, accountLinkExpires: expiresAt }),
    },
    select: { id: true },
  });
}

/** The account of an open verification link, and the address that the link verifies. */
export interface OpenVerification extends TokenOwner {
  hasPassword: boolean;
  pendingEmail: string | null;
  address: string;
}

async function findLink(
  hash: string,
  where: Prisma.UserWhereInput,
  on: Queryable,
): Promise<OpenVerification | null> {
  const owner = await on.user.findFirst({
    where,
    select: {
      ...ownerSelect,
      pendingEmail: true,
      emailVerificationToken: true,
      emailVerificationAddress: true,
      password: true,
    },
  });
  if (owner === null) return null;
  const { emailVerificationToken, emailVerificationAddress, password, person, ...account } = owner;
  const address = emailVerificationToken === hash ? emailVerificationAddress : account.email;
  return address === null ? null : { ...account, ...person, address, hasPassword: password !== null };
}

const openLink = (hash: string, now: Date) => ({
  emailVerificationToken: hash,
  emailVerificationExpires: { gt: now },
});

/** The account of a verification link; null when the link is unknown, used, replaced or expired. */
export const findOpenVerification = (
  hash: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<OpenVerification | null> => findLink(hash, openLink(hash, now), on);

/**
 * As `findOpenVerification`, for refusing. The link to a never verified account address can refuse even after a change
 * to another address has replaced it: a stranger may have created the account and requested the change.
 */
export const findRefusable = (
  hash: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<OpenVerification | null> => {
  const ofAccount = { accountLinkToken: hash, accountLinkExpires: { gt: now }, isVerified: false };
  return findLink(hash, { OR: [openLink(hash, now), ofAccount] }, on);
};

const NO_LINK = {
  emailVerificationToken: null,
  emailVerificationAddress: null,
  emailVerificationExpires: null,
};
const NO_ACCOUNT_LINK = { accountLinkToken: null, accountLinkExpires: null };
const NO_RESET = { resetPasswordToken: null, resetPasswordExpires: null };

export async function markVerified(tx: Transaction, userId: number): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { isVerified: true, ...NO_LINK, ...NO_ACCOUNT_LINK },
    select: { id: true },
  });
}

/**
 * Sets the new address that awaits verification, or removes it when null. Ends open verification links and, when an
 * address is set, reset links too. The link to a never verified address can still be used to refuse.
 */
export async function setPendingEmail(tx: Transaction, userId: number, email: string | null): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { pendingEmail: email, ...NO_LINK, ...(email === null ? {} : NO_RESET) },
    select: { id: true },
  });
}

/**
 * Replaces the account's address by a new, verified one.
 * @throws a unique violation when another account has it
 */
export async function adoptEmail(tx: Transaction, userId: number, email: string): Promise<void> {
  // Mails to the person keep going to a different address that the staff entered.
  await tx.$executeRaw`
    UPDATE people p SET email = ${email} FROM users u
    WHERE u.id = ${userId} AND p.id = u.person_id AND p.email = u.email`;
  await tx.user.update({
    where: { id: userId },
    data: {
      email,
      emailFold: foldName(email),
      isVerified: true,
      pendingEmail: null,
      ...NO_LINK,
      ...NO_ACCOUNT_LINK,
      ...NO_RESET,
    },
    select: { id: true },
  });
}
