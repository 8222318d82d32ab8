import "server-only";
import { startOfEvent } from "@/lib/domain/event/event-registration";
import type { Period } from "@/lib/domain/period/period";
import type { Span } from "@/lib/domain/space/busy-spans";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { WaitingKind, WaitingStatus } from "@/lib/domain/waiting/waiting";
import type { WaitingEntry, WaitingListQuery } from "@/lib/schemas/waiting-list";
import { prisma, type Queryable, type Transaction } from "./client";
import { toDateColumnOrNull, toDay, toDayOrNull } from "./date-columns";
import type { Prisma } from "./generated/prisma/client";
import { ofPerson, type Person } from "./person";
import { containing, wordsIn } from "./search-words";

/** The waiting list. Whoever writes an entry has locked the room, the event or the course that it waits for. */

export const entrySelect = {
  id: true,
  kind: true,
  status: true,
  userId: true,
  spaceId: true,
  eventId: true,
  courseId: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  isFullDay: true,
  startsAt: true,
  endsAt: true,
  attendees: true,
  purpose: true,
  seats: true,
  companions: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  notes: true,
  offerExpiresAt: true,
  bookingId: true,
  registrationId: true,
  courseBookingId: true,
  createdAt: true,
  space: { select: { name: true } },
  event: { select: { title: true, eventDate: true, startTime: true } },
  course: { select: { title: true } },
} as const satisfies Prisma.WaitingEntrySelect;

type EntryRow = Prisma.WaitingEntryGetPayload<{ select: typeof entrySelect }>;

export function toEntry({ space, event, course, ...row }: EntryRow, position: number | null): WaitingEntry {
  const startsAt =
    event === null
      ? row.startsAt
      : startOfEvent({ eventDate: toDay(event.eventDate), startTime: event.startTime });
  return {
    ...row,
    title: space?.name ?? event?.title ?? course?.title ?? "",
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    offerExpiresAt: row.offerExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    position,
  };
}

export const IN_LINE = { in: ["waiting", "offered"] satisfies WaitingStatus[] };

/** The place of each entry among those in line for the same event, group, date, or an overlapping period. */
async function positionsOf(on: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await on.$queryRaw<{ id: number; position: number }[]>`
    SELECT w.id, (
      SELECT count(*)::int FROM waiting_entries o
      WHERE o.status IN ('waiting', 'offered') AND o.id <= w.id AND (
        (o.space_id = w.space_id AND o.starts_at < w.ends_at AND w.starts_at < o.ends_at)
        OR o.event_id = w.event_id
        OR (o.course_id = w.course_id
          AND (c.start_date IS NOT NULL OR o.start_date IS NOT DISTINCT FROM w.start_date)))) AS position
    FROM waiting_entries w LEFT JOIN courses c ON c.id = w.course_id
    WHERE w.id = ANY(${[...ids]}::int[]) AND w.status IN ('waiting', 'offered')`;
  return new Map(rows.map(({ id, position }) => [id, position]));
}

async function toEntries(on: Queryable, rows: readonly EntryRow[]): Promise<WaitingEntry[]> {
  if (rows.length === 0) return [];
  const positions = await positionsOf(
    on,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toEntry(row, positions.get(row.id) ?? null));
}

export interface NewWaitingEntry {
  kind: WaitingKind;
  userId: number | null;
  spaceId?: number;
  eventId?: number;
  courseId?: number;
  period?: Period;
  startDate?: CalendarDay | null;
  endDate?: CalendarDay | null;
  startsAt?: Date | null;
  endsAt?: Date;
  attendees?: number;
  purpose?: string;
  seats?: number;
  companions?: string[];
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  notes: string | null;
  nonce: string;
  tokenHash: string;
}

export async function insertEntry(
  tx: Transaction,
  { period, startDate, endDate, ...fields }: NewWaitingEntry,
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
      startDate: toDateColumnOrNull(days.startDate),
      endDate: toDateColumnOrNull(days.endDate),
    },
    select: entrySelect,
  });
  const [entry] = await toEntries(tx, [row]);
  return entry ?? toEntry(row, null);
}

export async function findEntry(id: number, on: Queryable = prisma()): Promise<WaitingEntry | null> {
  const row = await on.waitingEntry.findUnique({ where: { id }, select: entrySelect });
  const [entry] = row === null ? [] : await toEntries(on, [row]);
  return entry ?? null;
}

/** The entry that a link belongs to. */
export async function findEntryByToken(
  tokenHash: string,
  on: Queryable = prisma(),
): Promise<WaitingEntry | null> {
  const row = await on.waitingEntry.findUnique({ where: { tokenHash }, select: entrySelect });
  const [entry] = row === null ? [] : await toEntries(on, [row]);
  return entry ?? null;
}

/** What the link of an entry is made of. */
export async function findNonce(tx: Transaction, id: number): Promise<string> {
  return (await tx.waitingEntry.findUniqueOrThrow({ where: { id }, select: { nonce: true } })).nonce;
}

export interface EntryChange {
  status: WaitingStatus;
  offerExpiresAt?: Date;
  startsAt?: Date;
  endsAt?: Date;
  bookingId?: number;
  registrationId?: number;
  courseBookingId?: number;
}

export async function updateEntry(tx: Transaction, id: number, change: EntryChange): Promise<WaitingEntry> {
  const row = await tx.waitingEntry.update({ where: { id }, data: change, select: entrySelect });
  const [entry] = await toEntries(tx, [row]);
  return entry ?? toEntry(row, null);
}

/** Who waits for a room's time within `window` (null: ever) that has not begun, in the order of the line. */
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

/** The rooms, of some or (null) of all, that somebody waits for, in the order of their ids. */
export async function listRoomsWaitedFor(tx: Transaction, spaceIds: readonly number[]): Promise<number[]> {
  const rows = await tx.waitingEntry.groupBy({
    by: ["spaceId"],
    where: { spaceId: { in: [...spaceIds] }, status: "waiting" },
    orderBy: { spaceId: "asc" },
  });
  return rows.flatMap(({ spaceId }) => spaceId ?? []);
}

/** Whether this address waits for the same already: the same room and span. */
export async function waitsForSpan(
  tx: Transaction,
  email: string,
  spaceId: number,
  { startsAt, endsAt }: Span,
): Promise<boolean> {
  return (await tx.waitingEntry.count({ where: { email, spaceId, startsAt, endsAt, status: IN_LINE } })) > 0;
}

/** What somebody is in line for: a room, an event or a course each. */
export function listLinesOf(
  tx: Transaction,
  person: Person,
): Promise<Pick<WaitingEntry, "spaceId" | "eventId" | "courseId">[]> {
  return tx.waitingEntry.findMany({
    where: { ...ofPerson(person), status: IN_LINE },
    select: { spaceId: true, eventId: true, courseId: true },
    orderBy: { id: "asc" },
  });
}

/** Erases somebody's entries. The caller holds the locks of all the lines. @returns what was held for her */
export async function takeOutOfLine(tx: Transaction, person: Person): Promise<WaitingEntry[]> {
  const held = await tx.waitingEntry.findMany({
    where: { ...ofPerson(person), status: "offered" },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  await tx.waitingEntry.deleteMany({ where: ofPerson(person) });
  return held.map((row) => toEntry(row, null));
}

/** Ids of offers whose time is over, those that ran out first before the others. */
export async function listExpiredOffers(now: Date): Promise<number[]> {
  const rows = await prisma().waitingEntry.findMany({
    where: { status: "offered", offerExpiresAt: { lte: now } },
    select: { id: true },
    orderBy: [{ offerExpiresAt: "asc" }, { id: "asc" }],
    take: 100,
  });
  return rows.map(({ id }) => id);
}

/** Ends the wait for what has begun, or is over: nobody can be asked any more. `today` is that of `now` in Rome. */
export async function endWaitsFor(now: Date, today: CalendarDay): Promise<void> {
  await prisma().$executeRaw`
    UPDATE waiting_entries w SET status = 'expired'
    WHERE w.status = 'waiting' AND (
      w.starts_at <= ${now}::timestamptz
      OR EXISTS (
        SELECT 1 FROM events e WHERE e.id = w.event_id
          AND (e.event_date + e.start_time::time) AT TIME ZONE 'Europe/Rome' <= ${now}::timestamptz)
      OR EXISTS (
        SELECT 1 FROM courses c WHERE c.id = w.course_id
          AND CASE WHEN c.start_date IS NULL THEN w.start_date ELSE c.end_date END < ${today}::date))`;
}

/** Every word in the name, the e-mail, or the title of what is waited for. */
function searchWhere(q: string): Prisma.WaitingEntryWhereInput {
  return {
    AND: wordsIn(q).map((word): Prisma.WaitingEntryWhereInput => {
      const contains = containing(word);
      return {
        OR: [
          { firstName: contains },
          { lastName: contains },
          { email: contains },
          { space: { name: contains } },
          { event: { title: contains } },
          { course: { title: contains } },
        ],
      };
    }),
  };
}

type Filter = Omit<WaitingListQuery, "page" | "pageSize" | "mine">;

function where({ kind, status, spaceId, eventId, courseId, q }: Filter): Prisma.WaitingEntryWhereInput {
  return {
    ...(q ? searchWhere(q) : {}),
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(spaceId ? { spaceId } : {}),
    ...(eventId ? { eventId } : {}),
    ...(courseId ? { courseId } : {}),
  };
}

/** What somebody is in line for, what she was offered first. */
export async function listEntriesInLine(userId: number): Promise<WaitingEntry[]> {
  const rows = await prisma().waitingEntry.findMany({
    where: { userId, status: IN_LINE },
    select: entrySelect,
    orderBy: [{ status: "desc" }, { id: "asc" }],
  });
  return toEntries(prisma(), rows);
}

/** Entries of one user or (null) of everybody, those in line first and in its order, with how many there are in all. */
export async function listEntries(
  { page, pageSize, ...query }: Omit<WaitingListQuery, "mine">,
  userId: number | null,
): Promise<{ entries: WaitingEntry[]; total: number }> {
  const filter = { ...where(query), ...(userId === null ? {} : { userId }) };
  const [rows, total] = await Promise.all([
    prisma().waitingEntry.findMany({
      where: filter,
      select: entrySelect,
      orderBy: [{ status: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().waitingEntry.count({ where: filter }),
  ]);
  return { entries: await toEntries(prisma(), rows), total };
}
