import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { languageSchema } from "@/lib/schemas/language/translations";

/** The owner of a calendar address: a user, a room, or the whole centre when both are null. */
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
 * Stores the calendar address of an owner in place of the older one. Of two concurrent calls, the later one wins.
 * @param tokenHash SHA-256 of the token in the address
 */
export async function replaceCalendarFeed(
  tx: Transaction,
  owner: FeedOwner,
  tokenHash: string,
  showsNames: boolean,
): Promise<void> {
  // The centre has no row of its own to lock, so this locks the table, which is written a few times a year.
  await tx.$executeRaw`LOCK TABLE calendar_feeds IN SHARE ROW EXCLUSIVE MODE`;
  await tx.calendarFeed.deleteMany({ where: owner });
  await tx.calendarFeed.create({ data: { ...owner, tokenHash, showsNames }, select: { id: true } });
}

export async function findCalendarFeed(owner: FeedOwner): Promise<CalendarFeed | null> {
  return prisma().calendarFeed.findFirst({ where: owner, select: feedSelect });
}

/**
 * The calendar feed of an address with its reader's language: the user's own, Italian for rooms and the centre. Null
 * for an unknown or replaced address.
 */
export async function findCalendarFeedByToken(
  tokenHash: string,
): Promise<(CalendarFeed & { language: Language }) | null> {
  const feed = await prisma().calendarFeed.findUnique({
    where: { tokenHash },
    select: { ...feedSelect, user: { select: { person: { select: { language: true } } } } },
  });
  if (feed === null) return null;
  const { user, ...shown } = feed;
  return {
    ...shown,
    language: user === null ? DEFAULT_LANGUAGE : languageSchema.parse(user.person.language),
  };
}

/** @returns whether there was one */
export async function deleteCalendarFeed(tx: Transaction, owner: FeedOwner): Promise<boolean> {
  const { count } = await tx.calendarFeed.deleteMany({ where: owner });
  return count > 0;
}

export async function exportCalendarFeed(userId: number): Promise<{ createdAt: Date } | null> {
  return prisma().calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } });
}
