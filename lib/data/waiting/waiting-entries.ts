import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumnOrNull } from "@/lib/data/date-columns";
import { findSignUpId, type SignUpRef } from "@/lib/data/money/sign-up-numbers";
import { type ContactIdentity, type Person, samePersonOrAddress } from "@/lib/data/person/person";
import { eraseDeliveriesAbout } from "@/lib/data/program/webhook-deliveries";
import type { Language } from "@/lib/domain/language/languages";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import type { WaitingKind, WaitingStatus } from "@/lib/domain/waiting/waiting";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { entrySelect, LIVE_STATUSES, toEntry, toPlacedEntry } from "./waiting-entry-rows";

/** Waiting list entries. Callers that write hold the lock of the room, event or course. */

interface NewWaitingEntry {
  kind: WaitingKind;
  personId: number | null;
  spaceId?: number;
  eventId?: number;
  courseId?: number;
  period?: Period;
  startDate?: CalendarDay | null;
  endDate?: CalendarDay | null;
  /** The time of a single lesson on `startDate`. */
  singleTime?: WallTime | null;
  startsAt?: Date | null;
  endsAt?: Date;
  attendees?: number;
  purpose?: string;
  extras?: ChosenExtra[];
  seats?: number;
  companions?: string[];
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  notes: string | null;
  language: Language;
  nonce: string;
  tokenHash: string;
}

export async function insertEntry(
  tx: Transaction,
  { period, startDate, endDate, extras = [], ...fields }: NewWaitingEntry,
): Promise<WaitingEntry> {
  const days = {
    startDate: period?.startDate ?? startDate ?? null,
    endDate: period?.endDate ?? endDate ?? null,
  };
  const times =
    period === undefined
      ? {}
      : { startTime: period.startTime, endTime: period.endTime, isFullDay: period.isFullDay };
  const row = await tx.waitingEntry.create({
    data: {
      ...fields,
      ...times,
      extras: extras.map(({ extraId, quantity }) => ({ extraId, quantity })),
      startDate: toDateColumnOrNull(days.startDate),
      endDate: toDateColumnOrNull(days.endDate),
    },
    select: entrySelect,
  });
  return toPlacedEntry(tx, row);
}

export async function findEntry(id: number, on: Queryable = prisma()): Promise<WaitingEntry | null> {
  const row = await on.waitingEntry.findUnique({ where: { id }, select: entrySelect });
  return row && toPlacedEntry(on, row);
}

/** The entry of a mailed link. */
export async function findEntryByToken(
  tokenHash: string,
  on: Queryable = prisma(),
): Promise<WaitingEntry | null> {
  const row = await on.waitingEntry.findUnique({ where: { tokenHash }, select: entrySelect });
  return row && toPlacedEntry(on, row);
}

/** The nonce from which the link of an entry is derived. */
export async function findNonce(tx: Transaction, id: number): Promise<string> {
  return (await tx.waitingEntry.findUniqueOrThrow({ where: { id }, select: { nonce: true } })).nonce;
}

/** Makes the link with this token the one of the entry. */
export async function renewTokenHash(tx: Transaction, id: number, tokenHash: string): Promise<void> {
  await tx.waitingEntry.updateMany({ where: { id, tokenHash: { not: tokenHash } }, data: { tokenHash } });
}

interface EntryChange {
  status: WaitingStatus;
  offerExpiresAt?: Date;
  startsAt?: Date;
  endsAt?: Date;
  bookingId?: number;
  signUp?: SignUpRef;
}

export async function updateEntry(
  tx: Transaction,
  id: number,
  { signUp, ...change }: EntryChange,
): Promise<WaitingEntry> {
  const data = { ...change, ...(signUp && { signUpId: await findSignUpId(tx, signUp) }) };
  const row = await tx.waitingEntry.update({ where: { id }, data, select: entrySelect });
  return toPlacedEntry(tx, row);
}

/**
 * Waiting entries for a room's time within `window` (null: any) that has not begun, in the order of the waiting list.
 */
export async function listWaitingForRoom(
  tx: Transaction,
  spaceId: number,
  window: Span | null,
  now: Date,
): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: {
      spaceId,
      status: "waiting",
      startsAt: { gt: now, ...(window === null ? {} : { lt: window.endsAt }) },
      ...(window === null ? {} : { endsAt: { gt: window.startsAt } }),
    },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  return rows.map((row) => toEntry(row, null));
}

/** The rooms among the given ones with waiting entries, in order of id. */
export async function listRoomsWaitedFor(tx: Transaction, spaceIds: readonly number[]): Promise<number[]> {
  const rows = await tx.waitingEntry.groupBy({
    by: ["spaceId"],
    where: { spaceId: { in: [...spaceIds] }, status: "waiting" },
    orderBy: { spaceId: "asc" },
  });
  return rows.flatMap(({ spaceId }) => spaceId ?? []);
}

/** Whether this person or e-mail address is already on the waiting list for the same room and span. */
export async function waitsForSpan(
  tx: Transaction,
  somebody: ContactIdentity,
  spaceId: number,
  { startsAt, endsAt }: Span,
): Promise<boolean> {
  const where = { ...samePersonOrAddress(somebody), spaceId, startsAt, endsAt, status: LIVE_STATUSES };
  return (await tx.waitingEntry.count({ where })) > 0;
}

export function listWaitingTargets(
  tx: Transaction,
  person: Person,
): Promise<Pick<WaitingEntry, "spaceId" | "eventId" | "courseId">[]> {
  return tx.waitingEntry.findMany({
    where: { personId: person.personId, status: LIVE_STATUSES },
    select: { spaceId: true, eventId: true, courseId: true },
    orderBy: { id: "asc" },
  });
}

/**
 * Deletes a person's entries. The caller holds the locks of their rooms, events and courses.
 * @returns the entries with an open offer
 */
export async function deleteWaitingEntries(tx: Transaction, person: Person): Promise<WaitingEntry[]> {
  const entries = await tx.waitingEntry.findMany({
    where: { personId: person.personId },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  await eraseDeliveriesAbout(
    tx,
    "waiting-entry",
    entries.map(({ id }) => id),
  );
  await tx.waitingEntry.deleteMany({ where: { personId: person.personId } });
  return entries.filter(({ status }) => status === "offered").map((row) => toEntry(row, null));
}

/** Ids of expired offers, earliest expiry first. */
export async function listExpiredOffers(now: Date): Promise<number[]> {
  const rows = await prisma().waitingEntry.findMany({
    where: { status: "offered", offerExpiresAt: { lte: now } },
    select: { id: true },
    orderBy: [{ offerExpiresAt: "asc" }, { id: "asc" }],
    take: 100,
  });
  return rows.map(({ id }) => id);
}

/**
 * Expires waiting entries for periods, lessons, events and courses that have begun or ended, for which no offer is
 * possible any more. `today` is the day of `now` in Europe/Rome.
 */
export async function endWaitsFor(now: Date, today: CalendarDay): Promise<void> {
  await prisma().$executeRaw`
    UPDATE waiting_entries w SET status = 'expired'
    WHERE w.status = 'waiting' AND (
      w.starts_at <= ${now}::timestamptz
      OR (w.start_date + w.single_time::time) AT TIME ZONE 'Europe/Rome' <= ${now}::timestamptz
      OR EXISTS (
        SELECT 1 FROM events e WHERE e.id = w.event_id
          AND (e.event_date + e.start_time::time) AT TIME ZONE 'Europe/Rome' <= ${now}::timestamptz)
      OR EXISTS (
        SELECT 1 FROM courses c WHERE c.id = w.course_id
          AND CASE WHEN c.start_date IS NULL THEN w.start_date ELSE c.end_date END < ${today}::date))`;
}
