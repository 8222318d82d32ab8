import type { CalendarDay } from "../time/dates";

/** How many days before the first one those without a certificate are reminded. */
export const CERTIFICATE_REMINDER_DAYS = [14, 3] as const;

/** Whether a medical certificate that is asked for is missing on a day. `certificateUntil`: its last day, if known. */
export const lacksCertificate = (
  { requiresCertificate }: { requiresCertificate: boolean },
  certificateUntil: CalendarDay | null,
  day: CalendarDay,
): boolean => requiresCertificate && (certificateUntil === null || certificateUntil < day);
