import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import type { Person } from "./person";

/** Where people signed in lately, as hashes of the client's address. */

/** How long an address counts as known. */
export const KNOWN_ADDRESS_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

const since = (now: Date) => new Date(now.getTime() - KNOWN_ADDRESS_DAYS * DAY_MS);

/** Whether this account was signed in to from this address within the last 30 days. */
export async function isKnownAddress(userId: number, addressHash: string, now: Date): Promise<boolean> {
  const where = { userId, addressHash, lastAt: { gt: since(now) } };
  return (await prisma().signInAddress.count({ where })) > 0;
}

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

/** Forgets all addresses of one account. */
export async function forgetAddressesOf(tx: Transaction, userId: number): Promise<void> {
  await tx.signInAddress.deleteMany({ where: { userId } });
}

/** Forgets addresses that do not count any more. */
export async function forgetOldAddresses(now: Date): Promise<void> {
  await prisma().signInAddress.deleteMany({ where: { lastAt: { lt: since(now) } } });
}

/** When she signed in lately from each address; the addresses themselves are not kept. */
export async function exportSignInAddresses({ userId }: Person): Promise<{ lastAt: Date }[]> {
  return prisma().signInAddress.findMany({
    where: { userId },
    select: { lastAt: true },
    orderBy: { lastAt: "asc" },
  });
}
