import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findCourseForUpdate } from "@/lib/data/catalogue/courses";
import { findEventForUpdate } from "@/lib/data/catalogue/events";
import type { Transaction } from "@/lib/data/client";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { releaseHold } from "@/lib/data/room-time/taken-times";
import { findEntry, findEntryByToken } from "@/lib/data/waiting/waiting-entries";
import { AppError } from "@/lib/errors";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { placesFreed } from "@/lib/services/catalogue/free-places";
import { timeFreed } from "@/lib/services/vacancy/free-time";

/** Who calls: the session, and the token of the mailed link where one was sent. */
export interface WaitingCaller {
  user: SignedInUser | null;
  token: string | undefined;
}

export const noSuchEntry = () =>
  new AppError("NOT_FOUND", { message: "Questa richiesta in lista d'attesa non esiste." });

/**
 * An entry for whoever has its link or owns it.
 * @throws AppError NOT_FOUND for everybody else
 */
export async function requireOwnEntry(id: number, { user, token }: WaitingCaller): Promise<WaitingEntry> {
  const entry = token ? await findEntryByToken(hashToken(token)) : await findEntry(id);
  const isOwn = token ? entry?.id === id : user !== null && entry?.userId === user.id;
  if (entry === null || !isOwn) throw noSuchEntry();
  return entry;
}

/**
 * Locks what an entry waits for, as whoever writes a line does first, and reads the entry again.
 * @throws AppError NOT_FOUND when it has been erased in the meantime
 */
export async function lockEntry(tx: Transaction, seen: WaitingEntry): Promise<WaitingEntry> {
  const { id, spaceId, eventId, courseId } = seen;
  if (spaceId !== null) await lockSpace(tx, spaceId);
  if (eventId !== null) await findEventForUpdate(tx, eventId);
  if (courseId !== null) await findCourseForUpdate(tx, courseId);
  const entry = await findEntry(id, tx);
  if (entry === null) throw noSuchEntry();
  return entry;
}

/** Lets go of what was held for somebody who is not in line any more, and asks the next. The caller holds the lock. */
export async function passOn(tx: Transaction, entry: WaitingEntry, now: Date): Promise<void> {
  const { id, spaceId, eventId, courseId, startsAt, endsAt, startDate } = entry;
  if (eventId !== null) await placesFreed(tx, { eventId }, now);
  if (courseId !== null) await placesFreed(tx, { courseId, startDate }, now);
  if (spaceId === null || startsAt === null || endsAt === null) return;
  await releaseHold(tx, id);
  await timeFreed(tx, [{ spaceId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }]);
}
