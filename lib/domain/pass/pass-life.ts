import { addDays, type CalendarDay } from "../time/dates";

/** Passes: so many entries to single lessons and events, within so many days. Days are days in Rome. */

/** What a pass can be used for: single lessons of courses, and events. */
export const PASS_KINDS = ["course", "event"] as const;
export type PassKind = (typeof PASS_KINDS)[number];

export const PASS_STATUSES = ["unpaid", "active", "empty", "expired", "canceled"] as const;
export type PassStatus = (typeof PASS_STATUSES)[number];

/** What a pass is, as far as its status depends on it. */
export interface PassState {
  /** Null: without limit. */
  entriesLeft: number | null;
  startsOn: CalendarDay;
  /** The last day on which it serves. */
  validUntil: CalendarDay;
  isCanceled: boolean;
  /** Still to be paid, in cents. */
  dueAmount: number;
}

/** The last day of a pass: that of its first day counts. */
export const lastDayOf = (startsOn: CalendarDay, validDays: number): CalendarDay =>
  addDays(startsOn, validDays - 1);

/** How many entries are left; null without limit. */
export const entriesLeftOf = (entries: number | null, taken: number): number | null =>
  entries === null ? null : Math.max(0, entries - taken);

/** The status of a pass on a day. One that has not begun yet is active. */
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
  /** Whether it is the run of a course, or days of it, instead of one lesson. */
  isRun: boolean;
  seats: number;
}

export interface PassScope {
  kinds: readonly PassKind[];
  /** Null: every course. */
  courseIds: readonly number[] | null;
}

type PassRefusal = "NOT_PAID" | "PASS_EXPIRED" | "PASS_NOT_VALID" | "PASS_EMPTY";

/** Whether a pass serves for an event or course at all, whenever that is. */
export const isFor = ({ kinds, courseIds }: PassScope, { kind, id }: Pick<PassUse, "kind" | "id">): boolean =>
  kinds.includes(kind) && (kind === "event" || courseIds === null || courseIds.includes(id));

/**
 * Whether a pass has entries for so many seats. One without limit is its owner's alone: it lets in one at each lesson or
 * event, and nobody signs up twice for one.
 */
export const hasEntriesFor = ({ entriesLeft }: Pick<PassState, "entriesLeft">, seats: number): boolean =>
  seats <= (entriesLeft ?? 1);

/** Why a pass can't pay for something; null when it can. */
export function passRefusal(pass: PassState & PassScope, use: PassUse): PassRefusal | null {
  if (pass.dueAmount > 0) return "NOT_PAID";
  if (use.day > pass.validUntil) return "PASS_EXPIRED";
  if (pass.isCanceled || use.isRun || use.day < pass.startsOn || !isFor(pass, use)) return "PASS_NOT_VALID";
  if (hasEntriesFor(pass, use.seats)) return null;
  return pass.entriesLeft === null ? "PASS_NOT_VALID" : "PASS_EMPTY";
}
