import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { lockOffering } from "@/lib/data/catalogue/offerings";
import type { Transaction } from "@/lib/data/client";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { releaseHold } from "@/lib/data/room-time/taken-times";
import { findEntry, findEntryByToken } from "@/lib/data/waiting/waiting-entries";
import { offeringRefOf } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { offerFreedPlaces } from "@/lib/services/catalogue/free-places";
import { redistributeFreedTime } from "@/lib/services/vacancy/free-time";

/** The caller: the session, and the token of the mailed link if the request has one. */
export interface WaitingCaller {
  user: SignedInUser | null;
  token: string | undefined;
}

export const noSuchEntry = () => new AppError("NOT_FOUND", { message: text("refusals.waiting.unknown") });

/**
 * An entry for whoever has its link or owns it.
 * @throws AppError NOT_FOUND for everybody else
 */
async function requireOwnEntry(id: number, { user, token }: WaitingCaller): Promise<WaitingEntry> {
  const entry = token ? await findEntryByToken(hashToken(token)) : await findEntry(id);
  const isOwn = token ? entry?.id === id : user !== null && entry?.userId === user.id;
  if (entry === null || !isOwn) throw noSuchEntry();
  return entry;
}

/**
 * The same, and any entry for the panel.
 * @throws AppError NOT_FOUND for everybody else
 */
export async function requireVisibleEntry(id: number, caller: WaitingCaller): Promise<WaitingEntry> {
  if (caller.user?.isAdmin !== true || caller.token) return requireOwnEntry(id, caller);
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

/** Releases what was held for an entry that is not waiting any more, and offers it to the next. The caller holds the lock. */
export async function passOn(tx: Transaction, entry: WaitingEntry, now: Date): Promise<void> {
  const { id, spaceId, startsAt, endsAt } = entry;
  const offering = offeringRefOf(entry);
  if (offering !== null) await offerFreedPlaces(tx, offering, now);
  if (spaceId === null || startsAt === null || endsAt === null) return;
  await releaseHold(tx, id);
  await redistributeFreedTime(tx, [{ spaceId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }]);
}
