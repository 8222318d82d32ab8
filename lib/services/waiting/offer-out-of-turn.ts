import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  endWaitsFor,
  findEntry,
  listExpiredOffers,
  updateEntry,
  waitsForSpan,
} from "@/lib/data/waiting/waiting-entries";
import { waitsForPlaces } from "@/lib/data/waiting/waiting-places";
import { placeOf } from "@/lib/domain/catalogue/course-places";
import { type OfferingRef, offeringRefOf, placePoolOf } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import { dayOf } from "@/lib/domain/time/dates";
import { requestedPeriod } from "@/lib/domain/waiting/offer";
import { isOfferLive } from "@/lib/domain/waiting/waiting";
import { fieldError, wordedError } from "@/lib/errors";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { isReachedByMail } from "@/lib/jobs/queue";
import type { WaitingEntry, WaitingEntrySent } from "@/lib/schemas/waiting/waiting-list";
import { startForPerson } from "@/lib/services/catalogue/course-days";
import { requireOpenOffering } from "@/lib/services/catalogue/require-offering";
import { ownershipOf } from "@/lib/services/person/owner";
import { bookableRoom, panelActor, requireBookable } from "@/lib/services/room-time/bookable-period";
import { requirePlacesFor } from "@/lib/services/sign-up/make-sign-up";
import { notifyWaiting } from "@/lib/services/vacancy/notifications";
import { sendOffer, sendTimeOffer } from "@/lib/services/vacancy/waiting-offers";
import { alreadyWaiting } from "./join-waiting-list";
import { lockEntry, noSuchEntry, passOn } from "./waiting-line";

async function offerRoom(
  tx: Transaction,
  entry: WaitingEntry,
  spaceId: number,
  now: Date,
): Promise<WaitingEntry | null> {
  const requested = requestedPeriod(entry);
  const room = await bookableRoom(spaceId, requested, panelActor(now), { on: tx });
  const period = requireBookable(room, requested, entry.attendees ?? 1);
  const somebody = { email: entry.email, ...ownershipOf(entry) };
  if (entry.status !== "waiting" && (await waitsForSpan(tx, somebody, spaceId, period)))
    throw alreadyWaiting();
  return sendTimeOffer(tx, entry, room, period, now);
}

async function offerPlaces(
  tx: Transaction,
  entry: WaitingEntry,
  ref: OfferingRef,
  now: Date,
): Promise<WaitingEntry | null> {
  const { seats, email, status } = entry;
  const place = placeOf(entry);
  const offering = await requireOpenOffering(tx, ref, now);
  const start = await startForPerson(tx, offering, place, now);
  if (start === null) return null;
  const somebody = { email, ...ownershipOf(entry) };
  const wanted = { place: start.place, seats, acceptedEntry: null };
  await requirePlacesFor(tx, offering, wanted, somebody, now);
  const counted = placePoolOf(offering, place);
  if (status !== "waiting" && (await waitsForPlaces(tx, somebody, counted))) throw alreadyWaiting();
  return sendOffer(tx, entry, start.startsAt, now);
}

async function offer(tx: Transaction, entry: WaitingEntry, now: Date): Promise<WaitingEntry | null> {
  if (entry.spaceId !== null) return offerRoom(tx, entry, entry.spaceId, now);
  const offering = offeringRefOf(entry);
  return offering && offerPlaces(tx, entry, offering, now);
}

/**
 * Makes an offer out of turn, or again after one has expired, on behalf of the centre. An open offer stays as it is.
 * @returns the entry, and whether the offer was mailed
 * @throws AppError NOT_FOUND; DUPLICATE when the entry was accepted or its person is waiting again; and every refusal
 * of the booking or sign-up itself
 */
export async function offerOutOfTurn(id: number, reason: string, now: Date): Promise<WaitingEntrySent> {
  const seen = await findEntry(id);
  if (seen === null) throw noSuchEntry();
  return prisma().$transaction(async (tx) => {
    const before = await lockEntry(tx, seen);
    if (before.status === "offered") return { ...before, sent: false };
    if (before.status === "accepted") throw wordedError("DUPLICATE", "refusals.waiting.acceptedByThem");
    const after = await offer(tx, before, now);
    if (after === null) throw fieldError("startDate", text("refusals.waiting.begun"));
    const change = { action: "offer", entity: "waiting-entry", entityId: id, before } as const;
    await recordChange(tx, { ...change, after: { ...after, reason } });
    return { ...after, sent: isReachedByMail(after.email) };
  });
}

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
