import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { prisma, type Transaction } from "@/lib/data/client";
import { findEntry, waitsForSpan } from "@/lib/data/waiting-entries";
import { AppError, fieldError } from "@/lib/errors";
import type { WaitingEntry } from "@/lib/schemas/waiting-list";
import { bookableRoom, requireBookable } from "./bookable-period";
import { alreadyWaiting } from "./join-waiting-list";
import { lockEntry, noSuchEntry } from "./waiting-line";
import { askForTime, wishedPeriod } from "./waiting-offers";

const begun = () => fieldError("startDate", "Quello che aspettava è già iniziato.");

async function offerRoom(
  tx: Transaction,
  entry: WaitingEntry,
  spaceId: number,
  now: Date,
): Promise<WaitingEntry | null> {
  const wish = wishedPeriod(entry);
  const room = await bookableRoom(spaceId, wish, { now, isAdministrator: true }, { on: tx });
  const period = requireBookable(room, wish, entry.attendees ?? 1);
  if (entry.status !== "waiting" && (await waitsForSpan(tx, entry.email, spaceId, period)))
    throw alreadyWaiting();
  return askForTime(tx, entry, room, period, now);
}

/**
 * The centre asks somebody before her turn, or once more when she let an offer go by. Whoever has been asked already
 * keeps that offer.
 * @throws AppError NOT_FOUND; DUPLICATE once she has accepted, or waits again; and what creation is refused with
 */
export async function offerOutOfTurn(id: number, reason: string, now: Date): Promise<WaitingEntry> {
  const seen = await findEntry(id);
  if (seen === null) throw noSuchEntry();
  return prisma().$transaction(async (tx) => {
    const before = await lockEntry(tx, seen);
    if (before.status === "offered") return before;
    if (before.status === "accepted")
      throw new AppError("DUPLICATE", { message: "Ha già accettato il posto." });
    const after = before.spaceId === null ? null : await offerRoom(tx, before, before.spaceId, now);
    if (after === null) throw begun();
    const change = { action: "offer", entity: "waiting-entry", entityId: id, before } as const;
    await recordChange(tx, { ...change, after: { ...after, reason } });
    return after;
  });
}
