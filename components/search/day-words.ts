import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatShortDay } from "@/lib/domain/time/day-format";

/** What the button of a date field says. */
export const dayWords = (day: CalendarDay | "") => (day ? formatShortDay(day) : "Scegli una data");
