import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findOffering, lockOffering } from "@/lib/data/catalogue/offerings";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { releaseHold } from "@/lib/data/room-time/taken-times";
import { findEntry, findEntryByToken } from "@/lib/data/waiting/waiting-entries";
import { endOfSignUp } from "@/lib/domain/catalogue/end-of-sign-up";
import { offeringRefOf } from "@/lib/domain/catalogue/offering";
import { isPlaceLinkOver } from "@/lib/domain/person/retention";
import { wordedError } from "@/lib/errors";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { offerFreedPlaces } from "@/lib/services/catalogue/free-places";
import { redistributeFreedTime } from "@/lib/services/vacancy/free-time";

/** The caller: the session, and the token of the mailed link if the request has one. */
export interface WaitingCaller {
  user: SignedInUser | null;
  token: string | undefined;
}

export const noSuchEntry = () => wordedError("NOT_FOUND", "refusals.waiting.unknown");

/** The end of what the entry waits for; null in a course without a last day. */
async function endOfWait(entry: WaitingEntry): Promise<Date | null> {
  const ref = offeringRefOf(entry);
  if (ref === null) return entry.endsAt === null ? null : new Date(entry.endsAt);
  const offering = await findOffering(ref, prisma());
  return offering && endOfSignUp(offering, entry);
}

/** The entry of a mailed link; null for an unknown one, and from 30 days after the end on. */
export async function findEntryByLink(token: string, now: Date): Promise<WaitingEntry | null> {
  const entry = await findEntryByToken(hashToken(token));
  return entry === null || isPlaceLinkOver(await endOfWait(entry), now) ? null : entry;
}

/**
 * Returns an entry to its owner or the holder of its link.
 * @throws AppError NOT_FOUND for anybody else
 */
async function requireOwnEntry(id: number, { user, token }: WaitingCaller, now: Date): Promise<WaitingEntry> {
  const entry = token ? await findEntryByLink(token, now) : await findEntry(id);
  const isOwn = token ? entry?.id === id : user !== null && entry?.userId === user.id;
  if (entry === null || !isOwn) throw noSuchEntry();
  return entry;
}

/**
 * As `requireOwnEntry`, and any entry for the panel.
 * @throws AppError NOT_FOUND for anybody else
 */
export async function requireVisibleEntry(
  id: number,
  caller: WaitingCaller,
  now: Date,
): Promise<WaitingEntry> {
  if (caller.user?.isAdmin !== true || caller.token) return requireOwnEntry(id, caller, now);
  const entry = await findEntry(id);
  if (entry === null) throw noSuchEntry();
  return entry;
}

/**
 * Locks what an entry waits for, as every writer of a waiting list does first, and reads the entry again.
 * @throws AppError NOT_FOUND when it has been erased in the meantime
 */
export async function lockEntry(tx: Transaction, seen: WaitingEntry): Promise<WaitingEntry> {
  const { id, spaceId } = seen;
  const offering = offeringRefOf(seen);
  if (spaceId !== null) await lockSpace(tx, spaceId);
  if (offering !== null) await lockOffering(tx, offering);
  const entry = await findEntry(id, tx);
  if (entry === null) throw noSuchEntry();
  return entry;
}

/**
 * Releases what was held for an entry that is no longer waiting, and offers it to the next. The caller holds the lock.
 */
export async function passOn(tx: Transaction, entry: WaitingEntry, now: Date): Promise<void> {
  const { id, spaceId, startsAt, endsAt } = entry;
  const offering = offeringRefOf(entry);
  if (offering !== null) await offerFreedPlaces(tx, offering, now);
  if (spaceId === null || startsAt === null || endsAt === null) return;
  await releaseHold(tx, id);
  await redistributeFreedTime(tx, [{ spaceId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }]);
}
