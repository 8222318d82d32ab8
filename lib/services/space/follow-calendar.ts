import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import {
  countExternalEntries,
  deleteFollowed,
  type FollowedCalendar,
  findFollowed,
  insertFollowed,
  listExternalEntries,
  listExternalTaken,
  listFollowing,
  noteVisit,
} from "@/lib/data/room-time/followed-calendars";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { findConflicts } from "@/lib/data/room-time/taken-times";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings } from "@/lib/data/site/settings";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { closesRoom } from "@/lib/domain/room-time/taken-kinds";
import { around } from "@/lib/domain/room-time/taken-time";
import { addDays, addMonths, dayOf, toInstant } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { AppError, fieldError } from "@/lib/errors";
import { CalendarFetchError, fetchCalendar } from "@/lib/feeds/followed/fetch-calendar";
import { whyNotFollowed } from "@/lib/feeds/followed/public-address";
import { readCalendar } from "@/lib/feeds/followed/read-calendar";
import { type BusyEntry, UnreadableCalendar } from "@/lib/feeds/followed/unfold-calendar";
import { logEvent } from "@/lib/log";
import type { Conflict } from "@/lib/schemas/conflict";
import type { ExternalCalendar, ExternalCalendarState } from "@/lib/schemas/room-time/external-calendar";
import { replaceExternalTime } from "@/lib/services/room-time/external-time";
import { timeFreed } from "@/lib/services/vacancy/free-time";
import { requireSpaces } from "./room-plans";

/** Entries that are over stay this long, so that the panel's calendar has no holes. */
const PAST_DAYS = 30;
/** Read beyond the horizon, which moves on: until it is reached, "unchanged" says enough. */
const MARGIN_DAYS = 31;

/** @throws AppError VALIDATION at `externalCalendarUrl` for an address that may not be followed */
export function requireFollowable(url: string | null | undefined): void {
  if (typeof url !== "string") return;
  const refusal = whyNotFollowed(url, env().ALLOW_PRIVATE_CALENDARS);
  if (refusal !== null) throw fieldError("externalCalendarUrl", refusal);
}

/**
 * Has a room follow an address, or (null) none. Entries of another address go, and their time is free. The caller
 * holds the room's lock, and fetches afterwards.
 */
export async function follow(tx: Transaction, spaceId: number, url: string | null): Promise<void> {
  const before = await findFollowed(spaceId, tx);
  if ((before?.url ?? null) === url) return;
  const freed = around(await listExternalTaken(tx, spaceId));
  await deleteFollowed(tx, spaceId);
  if (url !== null) await insertFollowed(tx, spaceId, url);
  if (freed) await timeFreed(tx, [{ spaceId, ...freed }]);
}

/** What stands in the way of a followed calendar from a moment on. A closed room is in nobody's way. */
async function conflictsOf(tx: Transaction, spaceId: number, now: Date): Promise<Conflict[]> {
  const entries = (await listExternalEntries(tx, spaceId)).filter(({ endsAt }) => endsAt > now);
  const found = await findConflicts(tx, [spaceId], entries, { kind: "external", id: spaceId });
  return found.filter(({ kind }) => !closesRoom(kind)).map(({ taken: _, ...conflict }) => conflict);
}

async function stateOf(tx: Transaction, followed: FollowedCalendar, now: Date): Promise<ExternalCalendar> {
  return {
    entries: await countExternalEntries(tx, followed.spaceId, now),
    conflicts: await conflictsOf(tx, followed.spaceId, now),
    fetchedAt: followed.fetchedAt?.toISOString() ?? null,
    error: followed.error,
  };
}

/** The entries of a calendar from a month ago to a month beyond the horizon, and how far that is. */
async function windowAt(now: Date, on: Queryable): Promise<{ window: Span; horizon: Date }> {
  const today = dayOf(now);
  const last = addMonths(today, (await findSettings(on)).horizonMonths);
  return {
    horizon: toInstant(addDays(last, 1), "00:00"),
    window: {
      startsAt: toInstant(addDays(today, -PAST_DAYS), "00:00"),
      endsAt: toInstant(addDays(last, MARGIN_DAYS), "00:00"),
    },
  };
}

type Visit =
  | { error: string }
  | { error: null; read: null }
  | { error: null; read: { entries: BusyEntry[]; etag: string | null; lastModified: string | null } };

/** Goes and looks; whatever keeps it from a complete calendar is a sentence. */
async function visit(followed: FollowedCalendar, window: Span, horizon: Date): Promise<Visit> {
  const { url, etag, lastModified, coveredUntil } = followed;
  const isEnough = coveredUntil !== null && coveredUntil >= horizon;
  try {
    const known = isEnough ? { etag, lastModified } : null;
    const fetched = await fetchCalendar(url, known, () => env().ALLOW_PRIVATE_CALENDARS);
    if (fetched === "unchanged") return { error: null, read: null };
    const { text, ...validators } = fetched;
    const entries = await readCalendar(text, { from: window.startsAt, to: window.endsAt });
    return { error: null, read: { entries, ...validators } };
  } catch (error) {
    if (error instanceof CalendarFetchError || error instanceof UnreadableCalendar)
      return { error: error.message };
    logEvent("calendar-not-read", { spaceId: followed.spaceId }, error);
    return { error: "Il calendario non si riesce a leggere." };
  }
}

/**
 * Fetches the calendar that a room follows and takes the time of its busy entries: what was there already stays and is
 * reported, the rest of each entry is taken. A visit that fails keeps what was known.
 * @param isRecorded whether somebody asked for it, which the log keeps
 * @throws AppError NOT_FOUND when there is no such room, or it follows no calendar
 */
export async function syncCalendar(
  spaceId: number,
  now: Date,
  { isRecorded = false } = {},
): Promise<ExternalCalendar> {
  const followed = await findFollowed(spaceId);
  if (followed === null)
    throw new AppError("NOT_FOUND", { message: "Questo spazio non segue nessun calendario." });
  const { window, horizon } = await windowAt(now, prisma());
  const found = await visit(followed, window, horizon);

  return prisma().$transaction(async (tx) => {
    await lockSpace(tx, spaceId);
    const current = await findFollowed(spaceId, tx);
    // Another address meanwhile, or none: what was found belongs to nobody.
    if (current === null || current.url !== followed.url) throw new AppError("UNAVAILABLE");
    if (found.error !== null) await noteVisit(tx, spaceId, { error: found.error });
    else {
      await noteVisit(tx, spaceId, { error: null, fetchedAt: now });
      if (found.read !== null) {
        const { entries, etag, lastModified } = found.read;
        await noteVisit(tx, spaceId, { etag, lastModified, coveredUntil: window.endsAt });
        const left = await replaceExternalTime(tx, spaceId, entries);
        const freed = around(left.filter(({ endsAt }) => endsAt > now));
        if (freed) await timeFreed(tx, [{ spaceId, ...freed }]);
      }
    }
    if (isRecorded) await recordChange(tx, { action: "sync", entity: "space", entityId: spaceId });
    return stateOf(tx, (await findFollowed(spaceId, tx)) ?? current, now);
  });
}

/** The same after a save: whatever becomes of the visit, the save stands. */
export async function syncAfterSaving(spaceId: number, now: Date): Promise<void> {
  try {
    await syncCalendar(spaceId, now);
  } catch (error) {
    if (!(error instanceof AppError)) logEvent("calendar-not-synced", { spaceId }, error);
  }
}

/** Visits all followed calendars, one after the other; the fault of one is not the others'. */
export async function syncAllCalendars(now: Date): Promise<void> {
  for (const spaceId of await listFollowing()) await syncAfterSaving(spaceId, now);
}

/** How following stands in a room, without a visit. @throws AppError NOT_FOUND when there is no such room */
export async function externalCalendarState(spaceId: number, now: Date): Promise<ExternalCalendarState> {
  return prisma().$transaction(async (tx) => {
    await requireSpaces(tx, [spaceId]);
    const followed = await findFollowed(spaceId, tx);
    if (followed === null) return { url: null, entries: 0, conflicts: [], fetchedAt: null, error: null };
    return { url: followed.url, ...(await stateOf(tx, followed, now)) };
  });
}

/** The conflicts of all followed calendars from a moment on, in order of time. */
export async function listExternalConflicts(now: Date): Promise<Conflict[]> {
  const conflicts = await prisma().$transaction(async (tx) => {
    const found: Conflict[] = [];
    for (const spaceId of await listFollowing(tx)) found.push(...(await conflictsOf(tx, spaceId, now)));
    return found;
  });
  return conflicts.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
