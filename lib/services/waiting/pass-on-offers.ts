import "server-only";
import { prisma } from "@/lib/data/client";
import { endWaitsFor, findEntry, listExpiredOffers, updateEntry } from "@/lib/data/waiting/waiting-entries";
import { dayOf } from "@/lib/domain/time/dates";
import { isOfferLive } from "@/lib/domain/waiting/waiting";
import { notifyWaiting } from "@/lib/services/vacancy/notifications";
import { lockEntry, passOn } from "./waiting-line";

/**
 * Expires one offer, offers its time or places to the next and mails both, in one transaction. If two processes run at
 * once, the second finds it already expired.
 */
async function passOnOffer(id: number, now: Date): Promise<boolean> {
  const seen = await findEntry(id);
  if (seen === null) return false;
  return prisma().$transaction(async (tx) => {
    const { status, offerExpiresAt, ...entry } = await lockEntry(tx, seen);
    const until = offerExpiresAt === null ? null : new Date(offerExpiresAt);
    if (status !== "offered" || isOfferLive({ status, offerExpiresAt: until }, now)) return false;
    const after = await updateEntry(tx, id, { status: "expired" });
    await passOn(tx, { ...entry, status, offerExpiresAt }, now);
    await notifyWaiting(tx, "waitingExpired", after);
    return true;
  });
}

/**
 * Expires every overdue offer, with new offers to the next in line, and the entries whose event, course, lesson or
 * period has begun.
 * @returns how many offers expired
 */
export async function passOnExpiredOffers(now: Date): Promise<number> {
  let passedOn = 0;
  for (const id of await listExpiredOffers(now)) if (await passOnOffer(id, now)) passedOn += 1;
  await endWaitsFor(now, dayOf(now));
  return passedOn;
}
