import { addDays, type CalendarDay } from "@/lib/domain/time/dates";

/** Passes: a number of entries to single lessons and events within a number of days. Days are days in Rome. */

/** The uses of a pass: single lessons of courses, and events. */
export const PASS_KINDS = ["course", "event"] as const;
export type PassKind = (typeof PASS_KINDS)[number];

export const PASS_STATUSES = ["unpaid", "active", "empty", "expired", "canceled"] as const;
export type PassStatus = (typeof PASS_STATUSES)[number];

/** The data of a pass that determine its status. */
export interface PassState {
  /** Null for an unlimited pass. */
  entriesLeft: number | null;
  startsOn: CalendarDay;
  /** The last day of validity. */
  validUntil: CalendarDay;
  isCanceled: boolean;
  /** Cents still to be paid. */
  dueAmount: number;
}

/** The last day of a pass; the first day counts. */
export const lastDayOf = (startsOn: CalendarDay, validDays: number): CalendarDay =>
  addDays(startsOn, validDays - 1);

/** Null for an unlimited pass. */
export const entriesLeftOf = (entries: number | null, taken: number): number | null =>
  entries === null ? null : Math.max(0, entries - taken);

/** The status of a pass on a day. A pass that has not begun yet is active. */
export function passStatusOn(
  { entriesLeft, validUntil, isCanceled, dueAmount }: PassState,
  today: CalendarDay,
): PassStatus {
  if (isCanceled) return "canceled";
  if (dueAmount > 0) return "unpaid";
  if (validUntil < today) return "expired";
  return entriesLeft === 0 ? "empty" : "active";
}

export interface PassUse {
  kind: PassKind;
  /** The id of the event or course. */
  id: number;
  /** The day of the event or lesson. */
  day: CalendarDay;
  /** True for the whole run of a course, or days of it, instead of one lesson. */
  isRun: boolean;
  seats: number;
}

export interface PassScope {
  kinds: readonly PassKind[];
  /** Null for every course. */
  courseIds: readonly number[] | null;
}

type PassRefusal = "NOT_PAID" | "PASS_EXPIRED" | "PASS_NOT_VALID" | "PASS_EMPTY";

/** Whether a pass covers an event or course at all, regardless of the date. */
export const isFor = ({ kinds, courseIds }: PassScope, { kind, id }: Pick<PassUse, "kind" | "id">): boolean =>
  kinds.includes(kind) && (kind === "event" || courseIds === null || courseIds.includes(id));

/**
 * Whether a pass has enough entries for a number of seats. An unlimited pass is personal: it covers one seat at each
 * lesson or event.
 */
export const hasEntriesFor = ({ entriesLeft }: Pick<PassState, "entriesLeft">, seats: number): boolean =>
  seats <= (entriesLeft ?? 1);

/** Why a pass cannot be used; null if it can. */
export function passRefusal(pass: PassState & PassScope, use: PassUse): PassRefusal | null {
  if (pass.dueAmount > 0) return "NOT_PAID";
  if (use.day > pass.validUntil) return "PASS_EXPIRED";
  if (pass.isCanceled || use.isRun || use.day < pass.startsOn || !isFor(pass, use)) return "PASS_NOT_VALID";
  if (hasEntriesFor(pass, use.seats)) return null;
  return pass.entriesLeft === null ? "PASS_NOT_VALID" : "PASS_EMPTY";
}

/** The number of remaining entries at which the owner is notified. */
const FEW_ENTRIES = 2;

/** How many days before the last day the owner is notified. */
export const ENDING_DAYS = 7;

/**
 * Whether a use has left only a few entries. False for a pass that had few from the start, and for an empty one.
 * @param entries the entries of the whole pass; null for an unlimited one
 */
export const leavesFew = (entries: number | null, entriesLeft: number | null): boolean =>
  entries !== null &&
  entries > FEW_ENTRIES &&
  entriesLeft !== null &&
  entriesLeft > 0 &&
  entriesLeft <= FEW_ENTRIES;

/**
 * Whether a pass ends within a week. False for a pass that was bought for a week or less: the mail of the sale states
 * its last day.
 */
export const endsSoon = (
  { startsOn, validUntil }: { startsOn: CalendarDay; validUntil: CalendarDay },
  today: CalendarDay,
): boolean => {
  const tellOn = addDays(validUntil, -ENDING_DAYS);
  return startsOn < tellOn && tellOn <= today && today <= validUntil;
};
