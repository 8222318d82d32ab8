import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";

export const KNOWN_ADDRESS_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

const since = (now: Date) => new Date(now.getTime() - KNOWN_ADDRESS_DAYS * DAY_MS);

/** Whether the user signed in from this address within the last 30 days. */
export async function isKnownAddress(userId: number, addressHash: string, now: Date): Promise<boolean> {
  const where = { userId, addressHash, lastAt: { gt: since(now) } };
  return (await prisma().signInAddress.count({ where })) > 0;
}

/**
 * The account with this e-mail address if it was signed in to from this network address within the last 30 days, or
 * null.
 */
export async function knownAddressOf(
  email: string,
  addressHash: string,
  now: Date,
): Promise<{ isVerified: boolean } | null> {
  const known = await prisma().signInAddress.findFirst({
    where: { user: { email }, addressHash, lastAt: { gt: since(now) } },
    select: { user: { select: { isVerified: true } } },
  });
  return known?.user ?? null;
}

/** Records a successful sign-in from an address. */
export async function rememberAddress(
  tx: Transaction,
  userId: number,
  addressHash: string,
  now: Date,
): Promise<void> {
  await tx.signInAddress.upsert({
    where: { userId_addressHash: { userId, addressHash } },
    create: { userId, addressHash, lastAt: now },
    update: { lastAt: now },
  });
}

export async function forgetAddressesOf(tx: Transaction, userId: number): Promise<void> {
  await tx.signInAddress.deleteMany({ where: { userId } });
}

export async function forgetOldAddresses(now: Date): Promise<void> {
  await prisma().signInAddress.deleteMany({ where: { lastAt: { lt: since(now) } } });
}

/** When the user last signed in from each address, for the export; the addresses themselves are not stored. */
export async function exportSignInAddresses(userId: number): Promise<{ lastAt: Date }[]> {
  return prisma().signInAddress.findMany({
    where: { userId },
    select: { lastAt: true },
    orderBy: { lastAt: "asc" },
  });
}
