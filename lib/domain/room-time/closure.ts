import { addDays, type CalendarDay, listDays, toInstant, type WallTime } from "../time/dates";
import type { Span } from "./busy-spans";

/**
 * When a room or the whole centre is closed: whole days (times null), or the same hours on each day. Calendar days and
 * wall-clock times in Europe/Rome.
 */
export interface ClosureTimes {
  startDate: CalendarDay;
  endDate: CalendarDay;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/** A closure of a room, or (null) of the whole centre. */
export interface ClosureOfRooms extends ClosureTimes {
  spaceId: number | null;
  /** The parts of its room and the rooms it is a part of, which cannot be used either. */
  alsoCloses?: readonly number[];
}

export const isWholeDays = ({ startTime, endTime }: ClosureTimes): boolean =>
  startTime === null || endTime === null;

/** The closed spans: a single one for whole days, one per day for hours. */
export function closureSpans(closure: ClosureTimes): Span[] {
  const { startDate, endDate, startTime, endTime } = closure;
  if (startTime === null || endTime === null) {
    return [{ startsAt: toInstant(startDate, "00:00"), endsAt: toInstant(addDays(endDate, 1), "00:00") }];
  }
  return listDays(startDate, endDate).map((day) => ({
    startsAt: toInstant(day, startTime),
    endsAt: toInstant(day, endTime),
  }));
}
