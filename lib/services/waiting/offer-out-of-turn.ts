import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { isBooked } from "@/lib/data/sign-up/course-bookings";
import { isRegistered } from "@/lib/data/sign-up/event-registrations";
import { recordChange } from "@/lib/data/site/audit-log";
import { findEntry, waitsForSpan } from "@/lib/data/waiting/waiting-entries";
import { waitsForPlaces } from "@/lib/data/waiting/waiting-places";
import { countedDay } from "@/lib/domain/catalogue/course-group";
import { startOfEvent } from "@/lib/domain/catalogue/event-registration";
import { requestedPeriod } from "@/lib/domain/waiting/offer";
import { AppError, fieldError } from "@/lib/errors";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { beginOf } from "@/lib/services/catalogue/course-days";
import { freeInCourse, freeInEvent, requireFit } from "@/lib/services/catalogue/free-places";
import { bookableRoom, panelActor, requireBookable } from "@/lib/services/room-time/bookable-period";
import { alreadyBooked, requireOpenCourse } from "@/lib/services/sign-up/book-course";
import { alreadyRegistered, requireOpenEvent } from "@/lib/services/sign-up/register-for-event";
import { ask, askForTime } from "@/lib/services/vacancy/waiting-offers";
import { alreadyWaiting } from "./join-waiting-list";
import { lockEntry, noSuchEntry } from "./waiting-line";

const begun = () => fieldError("startDate", "Quello che aspettava è già iniziato.");

async function offerRoom(
  tx: Transaction,
  entry: WaitingEntry,
  spaceId: number,
  now: Date,
): Promise<WaitingEntry | null> {
  const wish = requestedPeriod(entry);
  const room = await bookableRoom(spaceId, wish, panelActor(now), { on: tx });
  const period = requireBookable(room, wish, entry.attendees ?? 1);
  if (entry.status !== "waiting" && (await waitsForSpan(tx, entry.email, spaceId, period)))
    throw alreadyWaiting();
  return askForTime(tx, entry, room, period, now);
}

async function offerEvent(
  tx: Transaction,
  entry: WaitingEntry,
  eventId: number,
  now: Date,
): Promise<WaitingEntry | null> {
  const event = await requireOpenEvent(tx, eventId, now);
  requireFit(await freeInEvent(tx, event, null), entry.seats, "EVENT_FULL");
  if (await isRegistered(tx, eventId, entry.email)) throw alreadyRegistered();
  if (entry.status !== "waiting" && (await waitsForPlaces(tx, entry.email, { eventId })))
    throw alreadyWaiting();
  return ask(tx, entry, startOfEvent(event), now);
}

async function offerCourse(
  tx: Transaction,
  entry: WaitingEntry,
  courseId: number,
  now: Date,
): Promise<WaitingEntry | null> {
  const { startDate, seats, email, status } = entry;
  const course = await requireOpenCourse(tx, courseId);
  const begin = await beginOf(tx, course, startDate, now);
  if (begin === null) return null;
  requireFit(await freeInCourse(tx, course, begin.day, null), seats, "COURSE_FULL");
  if (await isBooked(tx, course, begin.day, email)) throw alreadyBooked();
  const counted = { courseId, day: countedDay(course, startDate) };
  if (status !== "waiting" && (await waitsForPlaces(tx, email, counted))) throw alreadyWaiting();
  return ask(tx, entry, begin.startsAt, now);
}

async function offer(tx: Transaction, entry: WaitingEntry, now: Date): Promise<WaitingEntry | null> {
  const { spaceId, eventId, courseId } = entry;
  if (spaceId !== null) return offerRoom(tx, entry, spaceId, now);
  if (eventId !== null) return offerEvent(tx, entry, eventId, now);
  return courseId === null ? null : offerCourse(tx, entry, courseId, now);
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
    const after = await offer(tx, before, now);
    if (after === null) throw begun();
    const change = { action: "offer", entity: "waiting-entry", entityId: id, before } as const;
    await recordChange(tx, { ...change, after: { ...after, reason } });
    return after;
  });
}
