import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";

/** The iCalendar addresses that rooms follow, their busy entries, and the time these take. */

export interface FollowedCalendar {
  spaceId: number;
  url: string;
  etag: string | null;
  lastModified: string | null;
  fetchedAt: Date | null;
  coveredUntil: Date | null;
  error: string | null;
}

/** Rows per statement: each has three parameters, and a statement takes at most 32,767. */
const BATCH = 2_000;

/** The calendar that a room follows; null for none. */
export function findFollowed(spaceId: number, on: Queryable = prisma()): Promise<FollowedCalendar | null> {
  return on.followedCalendar.findUnique({ where: { spaceId } });
}

/** The ids of the rooms that follow a calendar, in order. */
export async function listFollowing(on: Queryable = prisma()): Promise<number[]> {
  const rows = await on.followedCalendar.findMany({ select: { spaceId: true }, orderBy: { spaceId: "asc" } });
  return rows.map(({ spaceId }) => spaceId);
}

export async function listFollowedUrls(on: Queryable = prisma()): Promise<Map<number, string>> {
  const rows = await on.followedCalendar.findMany({ select: { spaceId: true, url: true } });
  return new Map(rows.map(({ spaceId, url }) => [spaceId, url]));
}

/** Stores the address that a room follows; its entries are fetched later. */
export async function insertFollowed(tx: Transaction, spaceId: number, url: string): Promise<void> {
  await tx.followedCalendar.create({ data: { spaceId, url }, select: { spaceId: true } });
}

/** A cascade deletes the entries and the time they took. */
export async function deleteFollowed(tx: Transaction, spaceId: number): Promise<void> {
  await tx.followedCalendar.deleteMany({ where: { spaceId } });
}

/** Records the outcome of fetching a calendar, and the validators (ETag, Last-Modified) of new content. */
export async function recordFetch(
  on: Queryable,
  spaceId: number,
  outcome: Partial<Omit<FollowedCalendar, "spaceId" | "url">>,
): Promise<void> {
  await on.followedCalendar.updateMany({ where: { spaceId }, data: outcome });
}

const spanSelect = { startsAt: true, endsAt: true } as const;

const touching = ({ startsAt, endsAt }: Span) => ({ startsAt: { lt: endsAt }, endsAt: { gt: startsAt } });

/** Entries of a room's followed calendar by start; with `window`, those that overlap it. */
export function listExternalEntries(on: Queryable, spaceId: number, window?: Span): Promise<Span[]> {
  return on.externalEntry.findMany({
    where: { spaceId, ...(window ? touching(window) : {}) },
    select: spanSelect,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
}

export function countExternalEntries(on: Queryable, spaceId: number, endingAfter: Date): Promise<number> {
  return on.externalEntry.count({ where: { spaceId, endsAt: { gt: endingAfter } } });
}

export async function replaceExternalEntries(
  tx: Transaction,
  spaceId: number,
  entries: readonly Span[],
): Promise<void> {
  await tx.externalEntry.deleteMany({ where: { spaceId } });
  for (let at = 0; at < entries.length; at += BATCH) {
    const rows = entries.slice(at, at + BATCH);
    await tx.externalEntry.createMany({
      data: rows.map(({ startsAt, endsAt }) => ({ spaceId, startsAt, endsAt })),
    });
  }
}

/**
 * The taken time of a room in `window`.
 * @param exceptOf the room whose followed calendar is left out
 */
export function listTakenInRoom(
  tx: Transaction,
  spaceId: number,
  window: Span,
  exceptOf?: number,
): Promise<Span[]> {
  const ofOthers =
    exceptOf === undefined ? {} : { OR: [{ externalSpaceId: null }, { externalSpaceId: { not: exceptOf } }] };
  return tx.takenTime.findMany({
    where: { spaceId, ...touching(window), ...ofOthers },
    select: spanSelect,
  });
}

/** The time taken by the calendar that a room follows, in that room and its parts. */
export function listExternalTaken(
  tx: Transaction,
  calendarOf: number,
): Promise<(Span & { id: number; spaceId: number })[]> {
  return tx.takenTime.findMany({
    where: { externalSpaceId: calendarOf },
    select: { id: true, spaceId: true, ...spanSelect },
  });
}

/** Takes time of a room for the calendar followed by `calendarOf`: the room itself, or a room that contains it. */
export async function takeForExternal(
  tx: Transaction,
  calendarOf: number,
  spaceId: number,
  spans: readonly Span[],
): Promise<void> {
  const viaSpaceId = calendarOf === spaceId ? null : calendarOf;
  const row = { spaceId, viaSpaceId, owner: takenOwner("external", calendarOf), externalSpaceId: calendarOf };
  for (let at = 0; at < spans.length; at += BATCH) {
    const rows = spans.slice(at, at + BATCH);
    await tx.takenTime.createMany({
      data: rows.map(({ startsAt, endsAt }) => ({ ...row, startsAt, endsAt })),
    });
  }
}

export async function freeTakenRows(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH)
    await tx.takenTime.deleteMany({ where: { id: { in: ids.slice(at, at + BATCH) } } });
}
