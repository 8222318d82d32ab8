import "server-only";
import { prisma } from "@/lib/data/client";
import { endWaitsFor, findEntry, listExpiredOffers, updateEntry } from "@/lib/data/waiting/waiting-entries";
import { dayOf } from "@/lib/domain/time/dates";
import { isOfferLive } from "@/lib/domain/waiting/waiting";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { notifyWaiting } from "@/lib/services/vacancy/notifications";
import { lockEntry, passOn } from "./waiting-line";

/**
 * Expires one offer, offers its time or places to the next and mails both, in one transaction. If two processes run at
 * once, the second finds it already expired.
 */
async function passOnOffer(id: number, now: Date): Promise<void> {
  const seen = await findEntry(id);
  if (seen === null) return;
  await prisma().$transaction(async (tx) => {
    const { status, offerExpiresAt, ...entry } = await lockEntry(tx, seen);
    const until = offerExpiresAt === null ? null : new Date(offerExpiresAt);
    if (status !== "offered" || isOfferLive({ status, offerExpiresAt: until }, now)) return;
    const after = await updateEntry(tx, id, { status: "expired" });
    await passOn(tx, { ...entry, status, offerExpiresAt }, now);
    await notifyWaiting(tx, "waitingExpired", after);
  });
}

/**
 * Expires every overdue offer, with new offers to the next in line, and the entries whose event, course, lesson or
 * period has begun.
 */
export const passOnExpiredOffers = (now: Date): Promise<void> =>
  attemptEach(
    [
      async () => attemptEach(await listExpiredOffers(now), (id) => passOnOffer(id, now)),
      () => endWaitsFor(now, dayOf(now)),
    ],
    (step) => step(),
  );
