import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";

/** The iCalendar addresses that rooms follow, their busy entries, and what these take of the rooms' time. */

export interface FollowedCalendar {
  spaceId: number;
  url: string;
  etag: string | null;
  lastModified: string | null;
  fetchedAt: Date | null;
  coveredUntil: Date | null;
  error: string | null;
}

/** So many rows in one statement: each has three values, and a statement takes 32,767. */
const BATCH = 2_000;

export function findFollowed(spaceId: number, on: Queryable = prisma()): Promise<FollowedCalendar | null> {
  return on.followedCalendar.findUnique({ where: { spaceId } });
}

/** The rooms that follow a calendar, in order. */
export async function listFollowing(on: Queryable = prisma()): Promise<number[]> {
  const rows = await on.followedCalendar.findMany({ select: { spaceId: true }, orderBy: { spaceId: "asc" } });
  return rows.map(({ spaceId }) => spaceId);
}

/** The followed addresses by room. */
export async function listFollowedUrls(on: Queryable = prisma()): Promise<Map<number, string>> {
  const rows = await on.followedCalendar.findMany({ select: { spaceId: true, url: true } });
  return new Map(rows.map(({ spaceId, url }) => [spaceId, url]));
}

/** Follows an address from now on; nothing is known of it yet. */
export async function insertFollowed(tx: Transaction, spaceId: number, url: string): Promise<void> {
  await tx.followedCalendar.create({ data: { spaceId, url }, select: { spaceId: true } });
}

/** Follows no address any more: its entries go, and what they took. */
export async function deleteFollowed(tx: Transaction, spaceId: number): Promise<void> {
  await tx.followedCalendar.deleteMany({ where: { spaceId } });
}

/** Writes how a visit went; with a new text also what its server said of it. */
export async function noteVisit(
  tx: Transaction,
  spaceId: number,
  visit: Partial<Omit<FollowedCalendar, "spaceId" | "url">>,
): Promise<void> {
  await tx.followedCalendar.updateMany({ where: { spaceId }, data: visit });
}

const spanSelect = { startsAt: true, endsAt: true } as const;

const touching = ({ startsAt, endsAt }: Span) => ({ startsAt: { lt: endsAt }, endsAt: { gt: startsAt } });

/** Entries of a room's followed calendar in order of time, those that touch `window`. */
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

/** What a room's time is taken by in `window`: by others than its followed calendar, or by that too. */
export function listTakenInRoom(
  tx: Transaction,
  spaceId: number,
  window: Span,
  { withExternal }: { withExternal: boolean },
): Promise<Span[]> {
  return tx.takenTime.findMany({
    where: { spaceId, ...touching(window), ...(withExternal ? {} : { externalSpaceId: null }) },
    select: spanSelect,
  });
}

/** What the entries of a room's followed calendar take. */
export function listExternalTaken(tx: Transaction, spaceId: number): Promise<(Span & { id: number })[]> {
  return tx.takenTime.findMany({
    where: { externalSpaceId: spaceId },
    select: { id: true, ...spanSelect },
  });
}

/** Takes more of a room's time for its followed calendar. */
export async function takeForExternal(
  tx: Transaction,
  spaceId: number,
  spans: readonly Span[],
): Promise<void> {
  const row = { spaceId, owner: takenOwner("external", spaceId), externalSpaceId: spaceId };
  for (let at = 0; at < spans.length; at += BATCH) {
    const rows = spans.slice(at, at + BATCH);
    await tx.takenTime.createMany({
      data: rows.map(({ startsAt, endsAt }) => ({ ...row, startsAt, endsAt })),
    });
  }
}

export async function leaveTaken(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH)
    await tx.takenTime.deleteMany({ where: { id: { in: ids.slice(at, at + BATCH) } } });
}
