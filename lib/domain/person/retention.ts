import { addDays, addMonths, type CalendarDay, DAY_MS, dayOf, toInstant } from "../time/dates";

/** Retention periods, as stated on the privacy page (docs/rules.md). */

export const ACCOUNT_INACTIVITY_YEARS = 2;
/** The owner of an idle account is warned by e-mail this long before its removal. */
export const INACTIVITY_WARNING_MONTHS = 1;
export const BOOKING_RETENTION_YEARS = 5;
/** IP addresses in the audit log; older ones are removed from its entries, which are kept longer. */
export const BROWSING_RETENTION_MONTHS = 12;
/** Entries of the audit log; a database trigger refuses to delete younger ones. */
export const AUDIT_RETENTION_MONTHS = 24;

/** Copies of sent mails, shown in the panel. */
export const MAIL_RETENTION_DAYS = 90;

/** The lifetime of a browser session without and with "remember me". */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;

/** How many days after its end a place can still be opened by its mailed link, since mails are kept and forwarded. */
export const PLACE_LINK_DAYS = 30;

/**
 * Whether the mailed link of a place, or of a waiting-list entry, has expired.
 * @param end of the course, event or booking; null without an end, in which case the link does not expire
 */
export const isPlaceLinkOver = (end: Date | null, now: Date): boolean =>
  end !== null && now.getTime() >= end.getTime() + PLACE_LINK_DAYS * DAY_MS;

function monthsAgo(now: Date, months: number): Date {
  return toInstant(addMonths(dayOf(now), -months), "00:00");
}

/** Accounts last active before this instant are removed. */
export function removeAccountsIdleSince(now: Date): Date {
  return monthsAgo(now, ACCOUNT_INACTIVITY_YEARS * 12);
}

/** Accounts last active before this instant are warned. */
export function warnAccountsIdleSince(now: Date): Date {
  return monthsAgo(now, ACCOUNT_INACTIVITY_YEARS * 12 - INACTIVITY_WARNING_MONTHS);
}

/** Idle accounts are removed only if they were warned before this instant. */
export function removeAccountsWarnedBefore(now: Date): Date {
  return monthsAgo(now, INACTIVITY_WARNING_MONTHS);
}

/** The day (in Rome) after which an account that is warned now may be removed. */
export function removalDayAfterWarning(now: Date): CalendarDay {
  return addMonths(dayOf(now), INACTIVITY_WARNING_MONTHS);
}

/** Bookings that ended before this day (in Rome) are anonymised. */
export function eraseBookingsEndedBefore(now: Date): CalendarDay {
  return addMonths(dayOf(now), -BOOKING_RETENTION_YEARS * 12);
}

/** Browsing data older than this instant is removed. */
export function eraseBrowsingDataBefore(now: Date): Date {
  return monthsAgo(now, BROWSING_RETENTION_MONTHS);
}

/** Copies of mails that were sent before this instant are removed. */
export function removeMailsSentBefore(now: Date): Date {
  return toInstant(addDays(dayOf(now), -MAIL_RETENTION_DAYS), "00:00");
}
