import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";

/** Whose time a calendar address shows: a person's, a room's, or (both null) the house's. */
export interface FeedOwner {
  userId: number | null;
  spaceId: number | null;
}

export interface CalendarFeed extends FeedOwner {
  showsNames: boolean;
  createdAt: Date;
}

const feedSelect = { userId: true, spaceId: true, showsNames: true, createdAt: true } as const;

/**
 * Stores the address of an owner in place of the older one. Of two at once the later stays.
 * @param tokenHash SHA-256 of the token in the address
 */
export async function replaceCalendarFeed(
  tx: Transaction,
  owner: FeedOwner,
  tokenHash: string,
  showsNames: boolean,
): Promise<void> {
  // The house has no row of its own to lock, so the table stands for it; it is written a few times a year.
  await tx.$executeRaw`LOCK TABLE calendar_feeds IN SHARE ROW EXCLUSIVE MODE`;
  await tx.calendarFeed.deleteMany({ where: owner });
  await tx.calendarFeed.create({ data: { ...owner, tokenHash, showsNames }, select: { id: true } });
}

export async function findCalendarFeed(owner: FeedOwner): Promise<CalendarFeed | null> {
  return prisma().calendarFeed.findFirst({ where: owner, select: feedSelect });
}

/** Whose calendar an address shows; null for one that never was or has ended. */
export async function findCalendarFeedByToken(tokenHash: string): Promise<CalendarFeed | null> {
  return prisma().calendarFeed.findUnique({ where: { tokenHash }, select: feedSelect });
}

/** Returns whether there was one. */
export async function deleteCalendarFeed(tx: Transaction, owner: FeedOwner): Promise<boolean> {
  const { count } = await tx.calendarFeed.deleteMany({ where: owner });
  return count > 0;
}

/** When a person's own address was made, for the export. */
export async function exportCalendarFeed(userId: number): Promise<{ createdAt: Date } | null> {
  return prisma().calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } });
}
