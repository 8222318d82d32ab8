import { DAY_PARTS } from "../room-time/day-parts";
import type { Period } from "../room-time/period";
import { addDays, countDays, minutesOf, timeFromMinutes } from "../time/calendar-day";
import { dayOf, timeOf, toInstant } from "../time/dates";
import { type BoardColumn, columnAt } from "./board-columns";

/** The period that results from a click, a drag or a move on the planning board. */

const LAST_MINUTE = 24 * 60 - 1;

/** Hours as a period; the hours of a full day make a full day, however they were selected. */
function periodOf(day: string, startTime: string, endTime: string): Period {
  const isFullDay = startTime === DAY_PARTS.giornata.startTime && endTime === DAY_PARTS.giornata.endTime;
  return {
    startDate: day,
    endDate: day,
    isFullDay,
    startTime: isFullDay ? null : startTime,
    endTime: isFullDay ? null : endTime,
  };
}

/**
 * The period of a drag from one column to another, in either direction: hours within a day, full days across several.
 * @param first the free hours where the drag started, which may start later than the column
 */
export function selectedPeriod(
  from: BoardColumn,
  to: BoardColumn,
  first: { startTime: string; endTime: string } = from.offers,
): Period {
  const [left, right] = from.startsAt <= to.startsAt ? [from, to] : [to, from];
  if (left.day !== right.day)
    return { startDate: left.day, endDate: right.day, isFullDay: true, startTime: null, endTime: null };
  const startTime = left === from ? first.startTime : left.offers.startTime;
  const endTime = right === from ? first.endTime : right.offers.endTime;
  return periodOf(left.day, startTime, endTime);
}

/**
 * The period of a booking that is dragged from one column to another: shifted by the days and hours between the two.
 * Its length does not change, full days remain full days, and hours never cross midnight.
 */
export function movedPeriod(
  booking: { startsAt: string; endsAt: string; isFullDay: boolean },
  from: BoardColumn,
  to: BoardColumn,
): Period {
  const [start, end] = [new Date(booking.startsAt), new Date(booking.endsAt)];
  const days = countDays(from.day, to.day) - 1;
  const startDate = addDays(dayOf(start), days);
  const endDate = addDays(dayOf(end), days);
  if (booking.isFullDay || startDate !== endDate)
    return { startDate, endDate, isFullDay: true, startTime: null, endTime: null };
  const shift = minutesOf(to.offers.startTime) - minutesOf(from.offers.startTime);
  const length = minutesOf(timeOf(end)) - minutesOf(timeOf(start));
  const startMinute = Math.min(Math.max(0, minutesOf(timeOf(start)) + shift), LAST_MINUTE - length);
  return {
    startDate,
    endDate,
    isFullDay: false,
    startTime: timeFromMinutes(startMinute),
    endTime: timeFromMinutes(startMinute + length),
  };
}

/** The indices of the first and the last column that a period covers. */
export function coveredColumns(columns: readonly BoardColumn[], period: Period): [from: number, to: number] {
  const { startTime, endTime } = period.isFullDay ? DAY_PARTS.giornata : period;
  const [start, end] = [
    toInstant(period.startDate, startTime ?? "00:00").getTime(),
    toInstant(period.endDate, endTime ?? "00:00").getTime(),
  ];
  return [columnAt(columns, start), columnAt(columns, end - 1)];
}
