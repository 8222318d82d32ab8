import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { lockSpace } from "@/lib/data/bookings";
import type { Transaction } from "@/lib/data/client";
import { releaseHold } from "@/lib/data/taken-times";
import { findEntry, findEntryByToken } from "@/lib/data/waiting-entries";
import { AppError } from "@/lib/errors";
import type { WaitingEntry } from "@/lib/schemas/waiting-list";
import { timeFreed } from "./free-time";

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
export async function lockEntry(tx: Transaction, { id, spaceId }: WaitingEntry): Promise<WaitingEntry> {
  if (spaceId !== null) await lockSpace(tx, spaceId);
  const entry = await findEntry(id, tx);
  if (entry === null) throw noSuchEntry();
  return entry;
}

/** Lets go of what was held for somebody, and asks the next in line. */
export async function passOn(
  tx: Transaction,
  { id, spaceId, startsAt, endsAt }: WaitingEntry,
): Promise<void> {
  if (spaceId === null || startsAt === null || endsAt === null) return;
  await releaseHold(tx, id);
  await timeFreed(tx, [{ spaceId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }]);
}
