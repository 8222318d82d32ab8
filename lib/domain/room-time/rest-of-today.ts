import { daysIn, text } from "../language/text";
import { addDays, dayOf, laterOf, timeOf, toInstant, type WallTime } from "../time/dates";
import { DAY_PARTS } from "./day-parts";
import type { Period } from "./period";

/** A search adjusted to the current time, with a sentence that explains the change; null if nothing changed. */
interface TimelySearch {
  request: Period;
  note: string | null;
}

const tomorrowOf = (request: Period): Period => {
  const startDate = addDays(request.startDate, 1);
  return { ...request, startDate, endDate: laterOf(request.endDate, startDate) };
};

/** The next full hour; during the break between the halves of the day, the start of the afternoon. */
function nextStart(now: Date): WallTime {
  const time = timeOf(now);
  const hour = time.endsWith(":00") ? Number(time.slice(0, 2)) : Number(time.slice(0, 2)) + 1;
  const start = `${String(hour).padStart(2, "0")}:00`;
  return start >= DAY_PARTS.mattina.endTime && start < DAY_PARTS.pomeriggio.startTime
    ? DAY_PARTS.pomeriggio.startTime
    : start;
}

/**
 * Adjusts a search for the whole of today, which started at 08:00 and cannot be booked any more: it becomes a search
 * for the rest of today, or for tomorrow if nothing is left. A search for several days starts tomorrow. Other searches
 * are unchanged.
 * @param request calendar days and wall-clock times in Europe/Rome
 */
export function adjustToNow(request: Period, now: Date): TimelySearch {
  const { startDate, endDate, isFullDay } = request;
  const { startTime, endTime } = DAY_PARTS.giornata;
  if (!isFullDay || startDate !== dayOf(now) || toInstant(startDate, startTime) >= now) {
    return { request, note: null };
  }
  if (endDate > startDate) {
    const later = tomorrowOf(request);
    return {
      request: later,
      note: text("roomTime.fromTomorrow", { days: daysIn(later.startDate, later.endDate) }),
    };
  }
  const start = nextStart(now);
  if (start >= endTime) {
    return {
      request: tomorrowOf(request),
      note: text("roomTime.todayIsOver"),
    };
  }
  return {
    request: { startDate, endDate, isFullDay: false, startTime: start, endTime },
    note: text("roomTime.restOfToday", { from: start, to: endTime }),
  };
}
