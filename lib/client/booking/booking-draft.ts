import { readStored, writeStored } from "@/lib/client/storage";
import { DAY_PART_ORDER } from "@/lib/domain/room-time/day-parts";
import type { PickerChoice } from "@/lib/domain/room-time/picker-choice";
import { isRecord } from "@/lib/domain/site/is-record";
import { isCalendarDay, isWallTime } from "@/lib/domain/time/calendar-day";
import { bookingDraftKey } from "./booking-draft-key";

/** The fields of the booking form that survive a reload. */
interface DraftFields {
  purpose: string;
  attendees: string;
  notes: string;
}

/** An unfinished booking, stored for this tab to survive a login, a registration or a reload. */
export interface BookingDraft {
  choice: PickerChoice;
  fields: DraftFields | null;
  /** "Continua" was pressed while signed out: the form opens after the login. */
  isContinuing: boolean;
  /** The page to return to, as path with query. */
  path: string;
}

/** Stores the path of the booking that waits for a login. */
const PENDING_KEY = "booking-draft:pending";

const isDayOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === "string" && isCalendarDay(value));

/** Null for a stored value of another shape, which an older version of the site may have written. */
function parseChoice(value: unknown): PickerChoice | null {
  if (!isRecord(value) || !isRecord(value.selection)) return null;
  const { startDate, endDate, period } = value.selection;
  const known = period === null ? null : DAY_PART_ORDER.find((name) => name === period);
  if (!isDayOrNull(startDate) || !isDayOrNull(endDate) || known === undefined) return null;
  if ((startDate === null) !== (endDate === null)) return null;
  return { selection: { startDate, endDate, period: known }, hours: parseHours(value.hours) };
}

function parseHours(value: unknown): PickerChoice["hours"] {
  if (!isRecord(value)) return null;
  const { startTime, endTime } = value;
  if (typeof startTime !== "string" || typeof endTime !== "string") return null;
  return isWallTime(startTime) && isWallTime(endTime) && startTime < endTime ? { startTime, endTime } : null;
}

function parseFields(value: unknown): DraftFields | null {
  if (!isRecord(value)) return null;
  const { purpose, attendees, notes } = value;
  const areTexts = typeof purpose === "string" && typeof attendees === "string" && typeof notes === "string";
  return areTexts ? { purpose, attendees, notes } : null;
}

export function loadBookingDraft(spaceId: number): BookingDraft | null {
  const stored = readStored("sessionStorage", bookingDraftKey(spaceId));
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    const choice = isRecord(value) ? parseChoice(value.choice) : null;
    if (!isRecord(value) || choice === null) return null;
    return {
      choice,
      fields: parseFields(value.fields),
      isContinuing: value.isContinuing === true,
      path: typeof value.path === "string" ? value.path : "",
    };
  } catch {
    return null;
  }
}

/** Stores the given fields of a draft; the others keep their stored values. */
export function saveBookingDraft(
  spaceId: number,
  part: Partial<BookingDraft> & Pick<BookingDraft, "choice">,
): void {
  const before = loadBookingDraft(spaceId);
  const draft: BookingDraft = { fields: null, isContinuing: false, path: "", ...before, ...part };
  writeStored("sessionStorage", bookingDraftKey(spaceId), JSON.stringify(draft));
  if (draft.isContinuing) writeStored("sessionStorage", PENDING_KEY, draft.path);
  else if (before?.isContinuing) writeStored("sessionStorage", PENDING_KEY, null);
}

export function clearBookingDraft(spaceId: number): void {
  if (loadBookingDraft(spaceId)?.isContinuing) writeStored("sessionStorage", PENDING_KEY, null);
  writeStored("sessionStorage", bookingDraftKey(spaceId), null);
}

/**
 * The page of the booking that waits for a login, to return to after signing in or registering; null without one.
 * Always a path of this site.
 */
export function pendingBookingPath(): string | null {
  const path = readStored("sessionStorage", PENDING_KEY);
  return path?.startsWith("/") && !path.startsWith("//") ? path : null;
}
