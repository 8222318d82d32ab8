import "server-only";
import { randomBytes } from "node:crypto";
import { hashToken } from "@/lib/auth/mail-token";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import {
  deleteCalendarFeed,
  type FeedOwner,
  findCalendarFeed,
  replaceCalendarFeed,
} from "@/lib/data/person/calendar-feeds";
import { recordChange } from "@/lib/data/site/audit-log";
import { requireSpace } from "@/lib/data/space/spaces";
import { linkPaths } from "@/lib/domain/site/link-paths";
import type { CalendarFeedStatus } from "@/lib/schemas/site/calendar-feed";
import { absoluteUrl } from "@/lib/seo/site-url";
import { type ChangingUser, notifyAdministrators } from "./notifications";
import { requireVerifiedEmail } from "./require-verified-email";

export const CENTRE_FEED: FeedOwner = { userId: null, spaceId: null };
export const personFeed = (userId: number): FeedOwner => ({ userId, spaceId: null });

/** @throws AppError NOT_FOUND when there is no such room */
export async function roomFeed(spaceId: number): Promise<FeedOwner> {
  await requireSpace(spaceId);
  return { userId: null, spaceId };
}

/** Notifies the administrators of a feed that shows customers' names. */
async function tellOfNames(tx: Transaction, { spaceId }: FeedOwner, user: ChangingUser, now: Date) {
  const room = spaceId === null ? null : (await requireSpace(spaceId, tx)).name;
  const told = { template: "namedCalendarMade" as const, data: { before: null, after: room } };
  await notifyAdministrators(tx, told, user, now);
}

/**
 * Creates a secret address for an owner's calendar feed and revokes the previous one. Only a hash is stored, so the
 * address is returned only once. All administrators are notified by mail of a feed with names, of a room or of the
 * whole centre.
 * @throws AppError FORBIDDEN for a person whose e-mail address was never verified
 */
export async function renewCalendarFeed(
  owner: FeedOwner,
  showsNames: boolean,
  user: ChangingUser,
  now: Date,
): Promise<{ url: string }> {
  const token = randomBytes(32).toString("base64url");
  await prisma().$transaction(async (tx) => {
    if (owner.userId !== null) requireVerifiedEmail(await lockAccount(tx, owner.userId));
    await replaceCalendarFeed(tx, owner, hashToken(token), showsNames);
    const after = { spaceId: owner.spaceId, showsNames };
    await recordChange(tx, { action: "create", entity: "calendar", entityId: owner.spaceId, after });
    if (showsNames && owner.userId === null) await tellOfNames(tx, owner, user, now);
  });
  return { url: absoluteUrl(linkPaths.calendarFeed(token)) };
}

/** `createdAt` is ISO 8601 in UTC. */
export async function calendarFeedStatus(owner: FeedOwner): Promise<CalendarFeedStatus> {
  const feed = await findCalendarFeed(owner);
  return { exists: feed !== null, createdAt: feed?.createdAt.toISOString() ?? null };
}

/**
 * Revokes the address of an owner's feed inside a transaction.
 * @returns whether there was one
 */
export async function endFeed(tx: Transaction, owner: FeedOwner): Promise<boolean> {
  if (!(await deleteCalendarFeed(tx, owner))) return false;
  const before = { spaceId: owner.spaceId };
  await recordChange(tx, { action: "delete", entity: "calendar", entityId: owner.spaceId, before });
  return true;
}

/** Revokes the address of an owner's feed; also succeeds if there is none. */
export async function endCalendarFeed(owner: FeedOwner): Promise<{ success: true }> {
  await prisma().$transaction((tx) => endFeed(tx, owner));
  return { success: true };
}
