import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";

/** Accounts that nobody has used for long. Staff accounts and those with a booking ahead never count as idle. */

const idleSince = (since: Date, now: Date) => ({
  isAdmin: false,
  lastActiveAt: { lt: since },
  bookings: { none: { status: { not: "canceled" as const }, endsAt: { gt: now } } },
});

export interface IdleAccount {
  id: number;
  email: string;
  firstName: string;
}

/** Accounts idle since before `since` that have not been warned yet. */
export async function listAccountsToWarn(since: Date, now: Date): Promise<IdleAccount[]> {
  return prisma().user.findMany({
    where: { ...idleSince(since, now), inactivityWarnedAt: null },
    select: { id: true, email: true, firstName: true },
    orderBy: { id: "asc" },
  });
}

/** Accounts idle since before `since` that were warned before `warnedBefore`. */
export async function listAccountsToRemove(
  since: Date,
  warnedBefore: Date,
  now: Date,
): Promise<IdleAccount[]> {
  return prisma().user.findMany({
    where: { ...idleSince(since, now), inactivityWarnedAt: { lt: warnedBefore } },
    select: { id: true, email: true, firstName: true },
    orderBy: { id: "asc" },
  });
}

/**
 * Records that the warning was sent. @returns false when another process has sent it, or the user was active since
 */
export async function markWarned(tx: Transaction, userId: number, since: Date, now: Date): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, inactivityWarnedAt: null, lastActiveAt: { lt: since } },
    data: { inactivityWarnedAt: now },
  });
  return count > 0;
}
