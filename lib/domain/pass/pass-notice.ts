import { addDays, type CalendarDay } from "../time/dates";

/** When the owner of a pass is told that it runs out. */

/** How many entries are few. */
export const FEW_ENTRIES = 2;

/** How many days before the last one the owner is told. */
export const ENDING_DAYS = 7;

/**
 * Whether a use has left few entries. Of a pass that has begun with few, and of one that is empty, nothing is said.
 * @param entries those of the whole pass; null without limit
 */
export const leavesFew = (entries: number | null, entriesLeft: number | null): boolean =>
  entries !== null &&
  entries > FEW_ENTRIES &&
  entriesLeft !== null &&
  entriesLeft > 0 &&
  entriesLeft <= FEW_ENTRIES;

/**
 * Whether a pass ends within a week. Nothing is said of one that was bought for a week or less: the mail of the sale names
 * its last day.
 */
export const endsSoon = (
  { startsOn, validUntil }: { startsOn: CalendarDay; validUntil: CalendarDay },
  today: CalendarDay,
): boolean => {
  const tellOn = addDays(validUntil, -ENDING_DAYS);
  return startsOn < tellOn && tellOn <= today && today <= validUntil;
};
