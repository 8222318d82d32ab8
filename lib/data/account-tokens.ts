import "server-only";
import { prisma, type Transaction } from "./client";

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
}

const ownerSelect = { id: true, email: true, firstName: true } as const;

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

export async function setVerificationToken(
  tx: Transaction,
  userId: number,
  hash: string,
  expiresAt: Date,
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { emailVerificationToken: hash, emailVerificationExpires: expiresAt },
    select: { id: true },
  });
}

/** Marks the address as verified and uses the token up. False when it is unknown, used, superseded or over. */
export async function spendVerificationToken(hash: string, now: Date): Promise<boolean> {
  const { count } = await prisma().user.updateMany({
    where: { emailVerificationToken: hash, emailVerificationExpires: { gt: now } },
    data: { isVerified: true, emailVerificationToken: null, emailVerificationExpires: null },
  });
  return count > 0;
}
