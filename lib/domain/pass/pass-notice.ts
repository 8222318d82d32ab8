import { addDays, type CalendarDay } from "../time/dates";

/** When the owner of a pass is notified that it is running out. */

/** The number of remaining entries at which the owner is notified. */
export const FEW_ENTRIES = 2;

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
