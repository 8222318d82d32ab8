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
  recordFetch,
} from "@/lib/data/room-time/followed-calendars";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { findConflicts } from "@/lib/data/room-time/taken-times";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { closesRoom } from "@/lib/domain/room-time/taken-kinds";
import { around } from "@/lib/domain/room-time/taken-time";
import { addDays, addMonths, dayOf, toInstant } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { AppError, fieldError, wordedError } from "@/lib/errors";
import { type BusyEntry, UnreadableCalendar } from "@/lib/feeds/followed/expand-calendar";
import { CalendarFetchError, fetchCalendar } from "@/lib/feeds/followed/fetch-calendar";
import { readCalendar } from "@/lib/feeds/followed/read-calendar";
import { whyNotFollowed } from "@/lib/feeds/public-address";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { logEvent } from "@/lib/log";
import type { Conflict } from "@/lib/schemas/conflict";
import type { ExternalCalendar, ExternalCalendarState } from "@/lib/schemas/room-time/external-calendar";
import { replaceExternalTime } from "@/lib/services/room-time/external-time";
import { redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import { requireSpaces } from "./room-plans";

const UNREADABLE = text("refusals.space.calendarUnreadable");
/** Days for which past entries are kept, so that the panel's calendar is complete. */
const PAST_DAYS = 30;
/**
 * Days to read beyond the booking horizon, which advances daily: until it reaches them, "not modified" is sufficient.
 */
const MARGIN_DAYS = 31;

/** @throws AppError VALIDATION at `externalCalendarUrl` for an address that may not be followed */
export function requireFollowable(url: string | null | undefined): void {
  if (typeof url !== "string") return;
  const refusal = whyNotFollowed(url, env().ALLOW_PRIVATE_CALENDARS);
  if (refusal !== null) throw fieldError("externalCalendarUrl", refusal);
}

/**
 * Makes a room follow an address, or none (null). Entries of the previous address are removed and their time is freed.
 * The caller holds the room's lock, and fetches afterwards.
 */
export async function follow(tx: Transaction, spaceId: number, url: string | null): Promise<void> {
  const before = await findFollowed(spaceId, tx);
  if ((before?.url ?? null) === url) return;
  const freed = around(await listExternalTaken(tx, spaceId));
  await deleteFollowed(tx, spaceId);
  if (url !== null) await insertFollowed(tx, spaceId, url);
  if (freed) await redistributeFreedTime(tx, [{ spaceId, ...freed }]);
}

/** The conflicts of a followed calendar after `now`. Closures do not conflict. */
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

/**
 * The time range to read, from a month ago to a month beyond the booking horizon, and the instant of the horizon
 * itself.
 */
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

type FetchResult =
  | { error: string }
  | { error: null; read: null }
  | { error: null; read: { entries: BusyEntry[]; etag: string | null; lastModified: string | null } };

/** Fetches and parses the calendar; every failure becomes a message. */
async function fetchEntries(followed: FollowedCalendar, window: Span, horizon: Date): Promise<FetchResult> {
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
    return { error: UNREADABLE };
  }
}

/**
 * Fetches the calendar that a room follows, and takes the time of its busy entries. Time that is already taken stays so
 * and is reported as a conflict; the rest of each entry is taken. If fetching fails, the known entries are kept.
 * @param isRecorded whether a person requested it, which the audit log records
 * @throws AppError NOT_FOUND when there is no such room, or it follows no calendar; UNAVAILABLE when the address was
 * changed in the meantime
 */
export async function syncCalendar(
  spaceId: number,
  now: Date,
  { isRecorded = false } = {},
): Promise<ExternalCalendar> {
  const followed = await findFollowed(spaceId);
  if (followed === null) throw wordedError("NOT_FOUND", "refusals.space.followsNone");
  const { window, horizon } = await windowAt(now, prisma());
  const found = await fetchEntries(followed, window, horizon);

  return prisma().$transaction(async (tx) => {
    await lockSpace(tx, spaceId);
    const current = await findFollowed(spaceId, tx);
    // The room now follows another address or none: the result is outdated.
    if (current === null || current.url !== followed.url) throw new AppError("UNAVAILABLE");
    if (found.error !== null) await recordFetch(tx, spaceId, { error: found.error });
    else {
      await recordFetch(tx, spaceId, { error: null, fetchedAt: now });
      if (found.read !== null) {
        const { entries, etag, lastModified } = found.read;
        await recordFetch(tx, spaceId, { etag, lastModified, coveredUntil: window.endsAt });
        const left = await replaceExternalTime(tx, spaceId, entries);
        const coming = left.filter(({ endsAt }) => endsAt > now);
        const rooms = [...new Set(coming.map((span) => span.spaceId))];
        await redistributeFreedTime(
          tx,
          rooms.flatMap((room) => {
            const freed = around(coming.filter((span) => span.spaceId === room));
            return freed === null ? [] : [{ spaceId: room, ...freed }];
          }),
        );
      }
    }
    if (isRecorded) await recordChange(tx, { action: "sync", entity: "space", entityId: spaceId });
    return stateOf(tx, (await findFollowed(spaceId, tx)) ?? current, now);
  });
}

/**
 * As `syncCalendar`, for after saving a space and for the schedule: a failure does not undo the save. The panel shows
 * any failure as a calendar that cannot be read.
 */
export async function syncAfterSaving(spaceId: number, now: Date): Promise<void> {
  try {
    await syncCalendar(spaceId, now);
  } catch (error) {
    if (error instanceof AppError) return;
    logEvent("calendar-not-synced", { spaceId }, error);
    await recordFetch(prisma(), spaceId, { error: UNREADABLE }).catch((cause: unknown) =>
      logEvent("calendar-not-synced", { spaceId }, cause),
    );
  }
}

/** Fetches all followed calendars one by one; the failure of one does not affect the others. */
export async function syncAllCalendars(now: Date): Promise<void> {
  await attemptEach(await listFollowing(), (spaceId) => syncAfterSaving(spaceId, now));
}

/**
 * The state of the calendar that a room follows, without fetching it.
 * @throws AppError NOT_FOUND when there is no such room
 */
export async function externalCalendarState(spaceId: number, now: Date): Promise<ExternalCalendarState> {
  return prisma().$transaction(async (tx) => {
    await requireSpaces(tx, [spaceId]);
    const followed = await findFollowed(spaceId, tx);
    if (followed === null) return { url: null, entries: 0, conflicts: [], fetchedAt: null, error: null };
    return { url: followed.url, ...(await stateOf(tx, followed, now)) };
  });
}

/** The conflicts of all followed calendars after `now`, in chronological order. */
export async function listExternalConflicts(now: Date): Promise<Conflict[]> {
  const conflicts = await prisma().$transaction(async (tx) => {
    const found: Conflict[] = [];
    for (const spaceId of await listFollowing(tx)) found.push(...(await conflictsOf(tx, spaceId, now)));
    return found;
  });
  return conflicts.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
