import { isTooLong } from "@/lib/domain/room-time/longest";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";

/** The error message if the last day is too far from the first one; null otherwise. */
export const lastsTooLong = (first: CalendarDay, last: CalendarDay): string | null =>
  isTooLong(first, last) ? VALIDATION.lastsTooLong : null;
