import type { CalendarDay } from "../time/dates";

/** How many days before the first lesson participants without a certificate are reminded. */
export const CERTIFICATE_REMINDER_DAYS = [14, 3] as const;

/** @param certificateUntil its last day of validity, if known */
export const lacksCertificate = (
  { requiresCertificate }: { requiresCertificate: boolean },
  certificateUntil: CalendarDay | null,
  day: CalendarDay,
): boolean => requiresCertificate && (certificateUntil === null || certificateUntil < day);
